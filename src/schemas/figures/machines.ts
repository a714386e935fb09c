import { z } from 'zod';
import { amount, figureWords, label, positive, state, unit } from './common.ts';

const flowUnits = ['m³/h', 'kg/s', 't/h', 'MMscf/d'] as const;
const headUnits = ['m', 'kJ/kg', 'bar'] as const;

const mapPoint = z.strictObject({ flow: positive('Flow'), head: positive('Head or differential pressure') });

/** Compressor or pump map: head over flow at several speeds, all scaled from one reference speed by the affinity laws. */
export const performanceMap = z
  .strictObject({
    type: z.literal('performance-map'),
    ...figureWords,
    flowUnit: unit(flowUnits),
    headUnit: unit(headUnits),
    referenceSpeed: positive('Speed in rpm at which the surge and choke points below were measured'),
    surge: mapPoint.describe('Surge point (for a pump: minimum flow) at the reference speed'),
    choke: mapPoint.describe('Choke point (for a pump: end of curve) at the reference speed'),
    speeds: z.array(positive('Speed in rpm')).min(2).max(6).describe('Speed lines to draw, in rpm'),
    points: z
      .array(z.strictObject({ ...mapPoint.shape, label: label('Name of the point', 24), state }))
      .min(1)
      .max(4)
      .describe('Operating points'),
  })
  .refine((m) => m.choke.flow > m.surge.flow && m.choke.head < m.surge.head, {
    path: ['choke'],
    error: 'choke lies to the right of surge and below it: more flow, less head',
  });

const resonance = z.strictObject({
  label: label('Name of the curve', 24),
  state,
  criticalSpeed: positive('Critical speed in rpm (peak of the response)'),
  amplificationFactor: z.number().min(1.2).max(50).describe('Amplification factor at the critical speed, as API 684 defines it'),
  peak: positive('Amplitude at the critical speed, in the amplitude unit'),
});

/** Bode plot: amplitude and phase of the synchronous response of a rotor that passes one critical speed. */
export const bode = z
  .strictObject({
    type: z.literal('bode'),
    ...figureWords,
    amplitudeUnit: unit(['µm pp', 'mil pp', 'mm/s rms']),
    speedRange: z.tuple([amount('Lowest speed in rpm'), positive('Highest speed in rpm')]).describe('Speed axis in rpm, from and to'),
    operating: z
      .tuple([positive('Lowest operating speed in rpm'), positive('Highest operating speed in rpm')])
      .describe('Operating speed range in rpm'),
    responses: z.array(resonance).min(1).max(2).describe('One or two curves: predicted and measured, or before and after'),
  })
  .refine((b) => b.speedRange[0] < b.speedRange[1] && b.operating[0] <= b.operating[1], {
    path: ['speedRange'],
    error: 'ranges run from the lower to the higher speed',
  });

const harmonic = z.strictObject({
  order: z.number().min(0.2).max(4).describe('Order: 1 is running speed, 0.5 half speed, 2 twice'),
  x: amount('Amplitude at the X probe, peak to peak'),
  y: amount('Amplitude at the Y probe, peak to peak'),
  phaseX: z.number().min(0).max(360).describe('Phase lag at X in degrees'),
  phaseY: z.number().min(0).max(360).describe('Phase lag at Y in degrees'),
});

/** Shaft orbit from two proximity probes, with the keyphasor mark. */
export const orbit = z.strictObject({
  type: z.literal('orbit'),
  ...figureWords,
  amplitudeUnit: unit(['µm pp', 'mil pp']),
  speed: positive('Speed in rpm'),
  clearance: positive('Diametral bearing clearance in the amplitude unit').optional(),
  orbits: z
    .array(z.strictObject({ label: label('Name of the orbit', 28), state, harmonics: z.array(harmonic).min(1).max(4) }))
    .min(1)
    .max(2)
    .describe('One or two orbits side by side'),
});

const spectrumLine = z.strictObject({
  frequency: positive('Frequency in Hz'),
  amplitude: positive('Amplitude in the amplitude unit'),
  label: label('What causes it', 24).optional(),
  sidebands: z
    .strictObject({
      spacing: positive('Distance of the sidebands in Hz'),
      pairs: z.int().min(1).max(5).describe('How many pairs'),
      ratio: z.number().gt(0).lt(1).describe('Each pair relative to the one before'),
    })
    .optional(),
});

/** Vibration spectrum with labelled lines and sidebands. */
export const spectrum = z.strictObject({
  type: z.literal('spectrum'),
  ...figureWords,
  amplitudeUnit: unit(['mm/s rms', 'mm/s peak', 'g rms', 'g peak']),
  speed: positive('Running speed in rpm (marks the orders)'),
  frequencyMax: positive('End of the frequency axis in Hz'),
  lines: z.array(spectrumLine).min(2).max(8),
  alarm: positive('Alarm level in the amplitude unit').optional(),
  comparison: z
    .strictObject({ label: label('Name of the comparison', 28), lines: z.array(spectrumLine).min(1).max(8) })
    .optional()
    .describe('The same spectrum at another time, drawn behind'),
});

/** Waterfall (cascade) of spectra over a run-up: order lines rise with speed, a resonance stays at its frequency. */
export const waterfall = z.strictObject({
  type: z.literal('waterfall'),
  ...figureWords,
  amplitudeUnit: unit(['µm pp', 'mm/s rms']),
  speeds: z.array(positive('Speed in rpm')).min(4).max(16).describe('Speeds of the spectra in rpm, ascending'),
  orderMax: z.number().min(1.5).max(6).describe('End of the frequency axis in orders of the highest speed'),
  orders: z
    .array(z.strictObject({ order: positive('Order'), amplitude: positive('Amplitude at the highest speed'), label: label('Name', 16) }))
    .min(1)
    .max(4),
  resonance: z
    .strictObject({
      frequency: positive('Natural frequency in rpm (cycles per minute)'),
      amplificationFactor: z.number().min(1.2).max(50).describe('Amplification factor'),
      label: label('Name', 24),
    })
    .describe('Where an order line crosses this frequency its amplitude is amplified'),
  limit: positive('Acceptance limit in the amplitude unit').optional(),
});

/** Gas turbine site rating: shaft power over ambient temperature against what the driven machine needs. */
export const siteRating = z.strictObject({
  type: z.literal('site-rating'),
  ...figureWords,
  powerUnit: unit(['MW', 'kW']),
  temperatureRange: z
    .tuple([z.number().min(-60).max(60), z.number().min(-60).max(60)])
    .describe('Ambient temperatures at the site in °C, from and to'),
  elevation: amount('Site elevation above sea level in m'),
  losses: z.number().min(0).max(20).describe('Power lost to inlet, exhaust, fouling and wear together, in %'),
  machines: z
    .array(
      z.strictObject({
        label: label('Candidate', 20),
        isoPower: positive('Power at ISO conditions (15 °C, sea level, no losses)'),
        derate: z.number().min(0.2).max(1.6).describe('Power lost per °C above 15 °C, in % of ISO power'),
        flatBelow: z.number().min(-60).max(60).describe('Temperature in °C below which power is held constant').optional(),
        chosen: z.boolean().describe('true for the machine that was chosen').optional(),
      }),
    )
    .min(1)
    .max(4),
  demand: z
    .strictObject({
      power: positive('Required shaft power'),
      label: label('Name of the demand', 32),
      margin: amount('Margin asked for, in %'),
    })
    .describe('What the driven machine needs'),
  designTemperature: z.number().min(-60).max(60).describe('Temperature in °C at which the rating must be met'),
});
