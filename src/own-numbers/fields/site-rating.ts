import { RATING_LIMITS } from '../../config/drawing-limits.ts';
import { readName } from '../form.ts';
import { type Field, type Group, inPart } from './field.ts';

const { elevation, losses, designTemperature, margin, derate, flatBelow } = RATING_LIMITS;
const NAME = { kind: 'text', read: readName } as const;
const power = { unit: 'MW', min: 0.05, max: 600, step: 0.1 };

const machine = (i: number): Field[] => [
  inPart(`machines.${i}`, 'label', { ...NAME, min: 0, max: 20, optional: true }),
  inPart(`machines.${i}`, 'isoPower', power),
  inPart(`machines.${i}`, 'derate', { unit: '%/°C', ...derate, step: 0.01 }),
  inPart(`machines.${i}`, 'flatBelow', { unit: '°C', ...flatBelow, step: 1, optional: true }),
];

export const groups = [
  {
    name: 'site',
    fields: [
      { at: 'elevation', unit: 'm', ...elevation, step: 10 },
      { at: 'losses', unit: '%', ...losses, step: 0.5 },
      { at: 'designTemperature', unit: '°C', ...designTemperature, step: 1 },
    ],
  },
  {
    name: 'demand',
    fields: [
      { at: 'demand.power', ...power },
      { at: 'demand.margin', unit: '%', ...margin, step: 1 },
    ],
  },
  { name: 'machine1', fields: machine(0) },
  { name: 'machine2', optional: true, fields: machine(1) },
  { name: 'machine3', optional: true, fields: machine(2) },
] satisfies readonly Group[];
