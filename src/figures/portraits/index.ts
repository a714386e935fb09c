/**
 * Portraits: a square drawing of a person's discipline, shown where there is no photograph. `kinds/` has one drawing for each
 * kind of `schemas/discipline.ts`; the numbers are from the person's file, so that people of the same kind have different drawings.
 */
import type { Discipline } from '../../schemas/discipline.ts';
import { blade } from './kinds/blade.ts';
import { cascade } from './kinds/cascade.ts';
import { fracture } from './kinds/fracture.ts';
import { hull } from './kinds/hull.ts';
import { impeller } from './kinds/impeller.ts';
import { orbit } from './kinds/orbit.ts';
import { record } from './kinds/record.ts';
import { rotor } from './kinds/rotor.ts';
import { surge } from './kinds/surge.ts';
import { weibull } from './kinds/weibull.ts';
import { type Part, svg } from './pen.ts';

export { SIDE as PORTRAIT_SIDE } from './pen.ts';

function parts(discipline: Discipline): Part[] {
  switch (discipline.kind) {
    case 'rotor':
      return rotor(discipline);
    case 'orbit':
      return orbit(discipline);
    case 'blade':
      return blade(discipline);
    case 'impeller':
      return impeller(discipline);
    case 'weibull':
      return weibull(discipline);
    case 'hull':
      return hull(discipline);
    case 'fracture':
      return fracture(discipline);
    case 'surge':
      return surge(discipline);
    case 'cascade':
      return cascade(discipline);
    case 'record':
      return record(discipline);
  }
}

/** The portrait drawing of a discipline, as the text of an SVG file, in ink and colours for paper. */
export const portrait = (discipline: Discipline): string => svg(parts(discipline));
