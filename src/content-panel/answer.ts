import { readContent } from '../commands/content/model.ts';
import type { Finding, Problem } from '../commands/content/problem.ts';
import { passagesOf } from '../commands/content/texts.ts';
import { openPoints } from '../commands/launch/open-points.ts';
import { countWords } from '../lib/words.ts';
import { readingEase } from '../review/compare/text-changes.ts';
import { seo } from '../schemas/tools.ts';
import type { Answer, Limits, PanelFinding } from './messages.ts';

/**
 * What the panel shows of a page.
 * @param heldBack files of which the page shows an older version
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
    words: countWords(passages.join('\n')),
    ease: readingEase(passages),
    limits: { title: limitsOf('title'), description: limitsOf('description') },
  };
}

/** The route of a URL's path: a list's further pages have their first one's entry. */
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
