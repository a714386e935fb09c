import { MACHINES, type Machine } from '../config/machines.ts';
import { type Case, getCases } from './cases.ts';
import { getListPage } from './pages.ts';
import type { Service } from './services.ts';

/** One cell of the coverage table: whether the service covers the machine, and the cases that show it. */
export interface Cell {
  machine: Machine;
  covered: boolean;
  cases: Case[];
}

/** Services in the order of the full list, each with a cell for every kind of machine. */
export async function getCoverage(): Promise<{ service: Service; cells: Cell[] }[]> {
  const cases = await getCases();
  const { services } = await getListPage('all-our-services');
  return services.map((service) => ({
    service,
    cells: MACHINES.map((machine) => ({
      machine,
      covered: service.data.machines.includes(machine),
      cases: cases.filter(({ data }) => data.machines.includes(machine) && data.services.some(({ id }) => id === service.id)),
    })),
  }));
}
