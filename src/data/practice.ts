import { fileOf } from '../schemas/collections.ts';
import { getPage } from './pages.ts';
import { resolve, resolveAll } from './resolve.ts';

const getPractice = () => getPage('how-we-work', 'practice');

/** The machines examined, by family, with the cases that show one; undefined if the page has no such table. */
export async function getExperience() {
  const page = await getPractice();
  const { experience } = page.data;
  if (!experience) return undefined;
  const rows = experience.rows.map(async (row) => ({
    ...row,
    cases: await resolveAll(row.cases ?? [], fileOf(page)),
  }));
  return { ...experience, rows: await Promise.all(rows) };
}

/** The sample of a report, with its case and the names of who signs it. */
export async function getSampleReport() {
  const page = await getPractice();
  const { report } = page.data;
  const [entry, lead, reviewer] = await Promise.all([
    resolve(report.case, fileOf(page)),
    resolve(report.lead, fileOf(page)),
    resolve(report.reviewer, fileOf(page)),
  ]);
  return { ...report, entry, lead: lead.data.name, reviewer: reviewer.data.name };
}
