import { readContent } from '../commands/content/model.ts';
import type { Finding, Problem } from '../commands/content/problem.ts';
import { passagesOf } from '../commands/content/texts.ts';
import { openPoints } from '../commands/launch/open-points.ts';
import { wordCount } from '../lib/words.ts';
import { readingEase } from '../review/compare/text-changes.ts';
import { seo } from '../schemas/tools.ts';
import type { Answer, Limits, PanelFinding } from './messages.ts';

/**
 * Data that the panel shows for a page.
 * @param heldBack files whose newest version is invalid, so that the page shows an older one
 */
export function answerFor(root: string, pathname: string, findings: readonly Finding[], heldBack: readonly string[]): Answer {
  const content = readContent(root);
  const route = routeOf(pathname);
  const file = content.routes.get(route)?.file;
  const passages = passagesOf(content)
    .filter(({ source }) => source.file === file)
    .filter(({ path }) => !path.includes('seo'))
    .map(({ plain }) => plain);
  return {
    pathname,
    file,
    isHeldBack: file !== undefined && heldBack.includes(file),
    own: findings.filter((finding) => finding.file === file).map(asShown),
    others: findings.filter((finding) => finding.file !== file).map(asShown),
    open: openPoints(root)
      .filter((point) => point.file === file)
      .map((point) => asShown({ ...point, severity: 'warning' })),
    words: wordCount(passages.join('\n')),
    ease: readingEase(passages),
    limits: { title: limitsOf('title'), description: limitsOf('description') },
  };
}

/** The route whose entry belongs to a path: further pages of a list have the entry of its first page. */
const routeOf = (pathname: string) => pathname.replace(/\/page\/\d+$/, '').replace(/(.)\/$/, '$1');

const asShown = ({ file, line, column, severity, message, repair }: Problem & Pick<Finding, 'severity'>): PanelFinding => ({
  file,
  line,
  column,
  severity,
  message,
  repair,
});

function limitsOf(name: 'title' | 'description'): Limits {
  const { minLength, maxLength } = seo.shape[name];
  return { min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY };
}
