import { getTeam } from './lists.ts';
import { getPage } from './pages.ts';
import { getSettings } from './settings.ts';

export interface FirmFigure {
  label: string;
  value: string;
}

/** The firm in figures: age, headcount, experience. The labels are in the home page's file. */
export async function getFirmFigures(): Promise<FirmFigure[]> {
  const { founded, record } = await getSettings('company');
  const { facts } = (await getPage('home', 'home')).data.about;
  return [
    { label: facts.founded, value: String(founded) },
    { label: facts.people, value: String((await getTeam()).length) },
    { label: facts.machines, value: record.machines.toLocaleString('en-GB') },
    { label: facts.countries, value: String(record.countries) },
  ];
}
