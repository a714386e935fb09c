import { z } from 'zod';

const kind = <const K extends string>(name: K) => z.literal(name).describe('Which drawing the portrait is');

/**
 * A person's discipline as the numbers of a small drawing, which stands for the person where there is no photograph. Each
 * kind of drawing asks for the few numbers that make it this person's own.
 */
export const disciplineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('rotor'),
    stages: z.int().min(3).max(9).describe('Impellers between the bearings'),
  }),
  z.strictObject({
    kind: kind('orbit'),
    whirl: z.number().min(0.3).max(0.6).describe('Frequency of the whirl over running speed'),
    share: z.number().min(0.1).max(2).describe('Amplitude of the whirl over that of running speed'),
  }),
  z.strictObject({
    kind: kind('blade'),
    lobes: z.int().min(2).max(4).describe('Lobes of the fir-tree root'),
    holes: z.int().min(3).max(9).describe('Cooling holes in the trailing edge'),
  }),
  z.strictObject({
    kind: kind('impeller'),
    blades: z.int().min(5).max(15).describe('Full blades; as many splitters stand between them'),
    sweep: z.number().min(20).max(70).describe('Backsweep at the outlet, degrees from radial'),
  }),
  z.strictObject({
    kind: kind('weibull'),
    failures: z.array(z.number().positive()).min(4).max(14).describe('Ages at failure, h; the line is fitted to them'),
  }),
  z.strictObject({
    kind: kind('hull'),
    roll: z.number().min(2).max(15).describe('Angle of roll, degrees'),
  }),
  z.strictObject({
    kind: kind('fracture'),
    marks: z.int().min(5).max(14).describe('Beach marks between the origin and the final fracture'),
  }),
  z.strictObject({
    kind: kind('surge'),
    speeds: z.array(z.number().min(0.5).max(1.1)).min(3).max(6).describe('Speed lines of the map, over rated speed'),
  }),
  z.strictObject({
    kind: kind('cascade'),
    critical: z.number().min(0.3).max(0.8).describe('Critical speed over the highest speed of the run-up'),
    amplification: z.number().min(2.5).max(12).describe('Amplification factor of the critical speed'),
  }),
  z.strictObject({
    kind: kind('record'),
    events: z
      .array(z.number().min(0.1).max(0.9))
      .length(3)
      .describe('When each of the three traces departs, as a share of the record; the earliest is the first event'),
  }),
]);

export type Discipline = z.infer<typeof disciplineSchema>;
export type DisciplineOf<K extends Discipline['kind']> = Extract<Discipline, { kind: K }>;
