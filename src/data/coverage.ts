import { MACHINES } from '../config/machines.ts';
import { getCases } from './cases.ts';
import { getListPage } from './pages.ts';

/**
 * Services in the order of the full list, each with a cell for every kind of machine: whether it
 * covers the machine, and the cases that show it.
 */
export async function getCoverage() {
  const cases = await getCases();
  const { services } = await getListPage('all-our-services');
  return services.map((service) => ({
    service,
    cells: MACHINES.map((machine) => ({
      covered: service.data.machines.includes(machine),
      cases: cases.filter(
        ({ data }) =>
          data.machines.includes(machine) && data.services.some(({ id }) => id === service.id),
      ),
    })),
  }));
}
export type CoverageRows = Awaited<ReturnType<typeof getCoverage>>;
