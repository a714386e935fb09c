import { firstPageOf } from '../../../config/routes.ts';
import { seo } from '../../../schemas/fields.ts';
import { openPoints } from '../../launch-check/open-points.ts';
import type { Finding } from '../check/finding.ts';
import { lengthOf } from '../check/length.ts';
import { type Content, entriesOf, readContent } from '../model/content.ts';
import type { Problem } from '../model/problem.ts';
import type { Answer, Limits, PanelFinding } from './messages.ts';

/** What the answers for all pages are made from, read once for each state of the content. */
export interface Facts {
  content: Content;
  open: Problem[];
}

export function factsOf(root: string): Facts {
  const content = readContent(root);
  return { content, open: openPoints(content) };
}

/**
 * Data that the panel shows for a page.
 * @param heldBack files whose newest version is invalid, so that the page shows an older one
 */
export function answerFor({ content, open }: Facts, pathname: string, findings: readonly Finding[], heldBack: ReadonlySet<string>): Answer {
  const file = content.routes.get(firstPageOf(pathname.replace(/(.)\/$/, '$1')))?.file;
  const entry = entriesOf(content).find(({ source }) => source.file === file);
  return {
    pathname,
    file,
    isHeldBack: file !== undefined && heldBack.has(file),
    own: findings.filter((finding) => finding.file === file).map(asShown),
    others: findings.filter((finding) => finding.file !== file).map(asShown),
    open: open.filter((point) => point.file === file).map((point) => ({ ...point, severity: 'warning' })),
    length: entry && lengthOf(entry),
    limits: { title: limitsOf('title'), description: limitsOf('description') },
  };
}

const asShown = ({ fix: _fix, ...shown }: Finding): PanelFinding => shown;

function limitsOf(name: 'title' | 'description'): Limits {
  const { minLength, maxLength } = seo.shape[name];
  return { min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY };
}
