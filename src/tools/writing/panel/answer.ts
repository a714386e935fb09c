import { firstPageOf } from '../../../config/routes.ts';
import { seo } from '../../../schemas/fields.ts';
import type { Finding } from '../check/finding.ts';
import { readContent } from '../model/content.ts';
import type { Answer, Limits, PanelFinding } from './messages.ts';

/** What the panel shows for a page. */
export function answerFor(root: string, pathname: string, findings: readonly Finding[]): Answer {
  const file = readContent(root).routes.get(firstPageOf(pathname.replace(/(.)\/$/, '$1')))?.file;
  return {
    pathname,
    file,
    own: findings.filter((finding) => finding.file === file).map(asShown),
    others: findings.filter((finding) => finding.file !== file).map(asShown),
    limits: { title: limitsOf('title'), description: limitsOf('description') },
  };
}

const asShown = ({ fix: _fix, ...shown }: Finding): PanelFinding => shown;

function limitsOf(name: 'title' | 'description'): Limits {
  const { minLength, maxLength } = seo.shape[name];
  return { min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY };
}
