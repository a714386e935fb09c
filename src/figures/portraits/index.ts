/**
 * Portraits: a square drawing of a person's discipline, shown where there is no photograph. `kinds/` has one drawing for each
 * kind of `schemas/discipline.ts`; the numbers are from the person's file, so that people of the same kind have different drawings.
 */
import type { Discipline } from '../../schemas/discipline.ts';
import { bladePortrait } from './kinds/blade.ts';
import { cascadePortrait } from './kinds/cascade.ts';
import { fracturePortrait } from './kinds/fracture.ts';
import { hullPortrait } from './kinds/hull.ts';
import { impellerPortrait } from './kinds/impeller.ts';
import { orbitPortrait } from './kinds/orbit.ts';
import { recordPortrait } from './kinds/record.ts';
import { rotorPortrait } from './kinds/rotor.ts';
import { surgePortrait } from './kinds/surge.ts';
import { weibullPortrait } from './kinds/weibull.ts';
import { type SvgElements, svg } from './pen.ts';

export { SIDE as PORTRAIT_SIDE } from './pen.ts';

function parts(discipline: Discipline): SvgElements[] {
  switch (discipline.kind) {
    case 'rotor':
      return rotorPortrait(discipline);
    case 'orbit':
      return orbitPortrait(discipline);
    case 'blade':
      return bladePortrait(discipline);
    case 'impeller':
      return impellerPortrait(discipline);
    case 'weibull':
      return weibullPortrait(discipline);
    case 'hull':
      return hullPortrait(discipline);
    case 'fracture':
      return fracturePortrait(discipline);
    case 'surge':
      return surgePortrait(discipline);
    case 'cascade':
      return cascadePortrait(discipline);
    case 'record':
      return recordPortrait(discipline);
  }
}

/** The portrait drawing of a discipline, as the text of an SVG file, in ink and colours for paper. */
export const portrait = (discipline: Discipline): string => svg(parts(discipline));
