import type { Remark, ReviewReport } from '../report-data.ts';

/** Workflow commands, with which GitHub shows findings beside the lines that they are about. */
export const annotations = ({ errors, warnings }: Pick<ReviewReport, 'errors' | 'warnings'>): string[] => [
  ...errors.map((remark) => command('error', remark)),
  ...warnings.map((remark) => command('warning', remark)),
];

function command(level: string, { rule, file, line, message }: Remark): string {
  const place = [...(file === undefined ? [] : [`file=${file}`]), ...(line === undefined ? [] : [`line=${line}`]), `title=${rule}`];
  return `::${level} ${place.join(',')}::${message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`;
}
