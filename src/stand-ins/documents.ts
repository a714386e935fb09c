import { flyerFile, serviceRoute } from '../config/routes.ts';
import { getCases } from '../data/cases.ts';
import { factsOf } from '../data/offered-documents.ts';
import { getRedirects } from '../data/redirects.ts';
import { getServices } from '../data/services.ts';
import { fill } from '../lib/fill.ts';
import { flyerForm } from '../lib/flyer-form.ts';
import { paperName } from '../lib/hosted-form.ts';
import { fileAt } from './vendors.ts';
import { page as words } from './words.json';

/**
 * The documents that a key of the form service is for: a service's flyer first, then white papers.
 */
export async function documentsOf(key: string) {
  const redirects = getRedirects();
  const services = (await getServices()).filter(
    ({ id, data }) => !data.whitePaperOf && flyerForm(serviceRoute(id), redirects) === key,
  );
  const flyers = services.map(({ id, data }) => ({
    id,
    title: fill(words.flyer, { service: data.title }),
    file: flyerFile(id),
    facts: undefined,
  }));
  const cases = (await getCases()).filter(({ data }) => data.whitePaper.dialogId === key);
  const papers = cases.map(async (entry) => {
    const { id } = entry;
    const { whitePaper } = entry.data;
    return {
      id,
      title: fill(words.paper, { title: whitePaper.title }),
      file: whitePaper.downloadUrl ?? fileAt(paperName(id, whitePaper)),
      facts: await factsOf(entry),
    };
  });
  return [...flyers, ...(await Promise.all(papers))];
}
