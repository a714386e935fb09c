import { type Figure, type FigureOf, type FigureType, figureSchema } from '../../../src/schemas/figures/index.ts';

const words = {
  title: 'What the drawing shows in one line of text',
  caption: 'Where the numbers come from and how the drawing is read, in a sentence or two that stands below it.',
  alt: 'What a reader who cannot see the drawing must know: the course of it and its message, with numbers in it.',
};

/** One plausible figure of each type, and the hard cases: long labels, many rows, values that crowd. */
const drafts = {
  'performance-map': {
    flowUnit: 't/h',
    headUnit: 'kJ/kg',
    referenceSpeed: 9420,
    surge: { flow: 92, head: 168 },
    choke: { flow: 168, head: 96 },
    speeds: [7950, 8650, 9420, 9900],
    points: [
      { label: 'as found', flow: 96, head: 138, state: 'before' },
      { label: 'as left', flow: 128, head: 152, state: 'after' },
      { label: 'vendor guarantee', flow: 136, head: 154, state: 'expected' },
    ],
  },
  bode: {
    amplitudeUnit: 'µm pp',
    speedRange: [0, 14000],
    operating: [8200, 10900],
    responses: [
      { label: 'predicted', state: 'expected', criticalSpeed: 5150, amplificationFactor: 5.2, peak: 34 },
      { label: 'measured on test stand', state: 'before', criticalSpeed: 6700, amplificationFactor: 9.5, peak: 61 },
    ],
  },
  orbit: {
    amplitudeUnit: 'µm pp',
    speed: 8940,
    clearance: 210,
    orbits: [
      {
        label: 'as found, full load',
        state: 'before',
        harmonics: [
          { order: 1, x: 46, y: 38, phaseX: 40, phaseY: 310 },
          { order: 0.5, x: 62, y: 54, phaseX: 120, phaseY: 30 },
        ],
      },
      {
        label: 'after the bearing change',
        state: 'after',
        harmonics: [
          { order: 1, x: 30, y: 24, phaseX: 42, phaseY: 318 },
          { order: 2, x: 6, y: 5, phaseX: 80, phaseY: 340 },
        ],
      },
    ],
  },
  spectrum: {
    amplitudeUnit: 'mm/s rms',
    speed: 1485,
    frequencyMax: 1000,
    alarm: 7.1,
    lines: [
      { frequency: 24.75, amplitude: 2.1, label: '1X' },
      { frequency: 49.5, amplitude: 1.2 },
      { frequency: 594, amplitude: 8.4, label: 'gear mesh', sidebands: { spacing: 24.75, pairs: 3, ratio: 0.5 } },
      { frequency: 162, amplitude: 3.4, label: 'BPFO', sidebands: { spacing: 24.75, pairs: 2, ratio: 0.4 } },
      { frequency: 324, amplitude: 1.6, label: '2 × BPFO' },
    ],
    comparison: {
      label: 'March 2021',
      lines: [
        { frequency: 24.75, amplitude: 1.9 },
        { frequency: 594, amplitude: 3.1 },
        { frequency: 162, amplitude: 0.5 },
      ],
    },
  },
  waterfall: {
    amplitudeUnit: 'µm pp',
    speeds: [2000, 2800, 3600, 4400, 5200, 6000, 6800, 7600, 8400, 9200, 10000],
    orderMax: 2.4,
    orders: [
      { order: 1, amplitude: 22, label: '1X' },
      { order: 2, amplitude: 7, label: '2X' },
      { order: 0.47, amplitude: 9, label: '0.47X' },
    ],
    resonance: { frequency: 4450, amplificationFactor: 6.5, label: 'first bending mode' },
    limit: 40,
  },
  'site-rating': {
    powerUnit: 'MW',
    temperatureRange: [-5, 45],
    elevation: 120,
    losses: 6.5,
    machines: [
      { label: 'Frame, 2 x 26 MW', isoPower: 34.6, derate: 0.62 },
      { label: 'Aeroderivative A', isoPower: 36.9, derate: 0.95, flatBelow: 5, chosen: true },
      { label: 'Industrial B', isoPower: 30.9, derate: 0.7 },
    ],
    demand: { power: 24.5, label: 'Compressor, rated case', margin: 8 },
    designTemperature: 38,
  },
  weibull: {
    unit: 'h',
    beta: 2.62,
    eta: 14400,
    failures: [5200, 7900, 9600, 11400, 12800, 15100, 17800],
    suspensions: [4000, 8000, 12000, 16000],
    interval: 8000,
  },
  pareto: {
    unit: 'trips',
    period: '24 months to March 2023',
    marked: 3,
    items: [
      { label: 'Lube oil header pressure', value: 34, after: 6 },
      { label: 'Exhaust spread', value: 21, after: 9 },
      { label: 'Flame detector', value: 14, after: 3 },
      { label: 'Vibration, bearing 2', value: 8, after: 7 },
      { label: 'Fuel gas pressure', value: 6 },
      { label: 'Operator', value: 5 },
      { label: 'Fire and gas', value: 4 },
      { label: 'Power supply', value: 3 },
      { label: 'Others', value: 5 },
    ],
  },
  'reliability-growth': {
    unit: 'h',
    segments: [
      {
        label: 'before the upgrade',
        state: 'before',
        from: 0,
        to: 18000,
        beta: 1.28,
        events: [900, 2600, 4100, 6200, 7400, 9800, 10700, 12100, 13300, 14000, 15200, 16100, 16900, 17700],
      },
      {
        label: 'after the upgrade',
        state: 'after',
        from: 18000,
        to: 44000,
        beta: 0.59,
        events: [18400, 19300, 21200, 24500, 29900, 36800, 42000],
      },
    ],
  },
  'life-fraction': {
    parts: [
      { label: 'Turbine disc, stage 1', hours: 118000, hoursLimit: 144000, starts: 1210, startsLimit: 2500 },
      { label: 'Blades, stage 1', hours: 22500, hoursLimit: 24000, starts: 310, startsLimit: 900 },
      { label: 'Combustion liners', hours: 9800, hoursLimit: 12000, starts: 240, startsLimit: 450 },
      { label: 'Compressor rotor', hours: 118000, hoursLimit: 200000, starts: 1210, startsLimit: 5000 },
    ],
    planned: { hours: 35000, starts: 220, label: 'planned until 2031' },
  },
  bridge: {
    unit: 'kt CO2e/y',
    start: { label: '2022 baseline', value: 412 },
    steps: [
      { label: 'Compressor wash regime', delta: -14 },
      { label: 'One train off at turndown', delta: -58 },
      { label: 'Recycle valve closed', delta: -41 },
      { label: 'Seal gas recovery', delta: -9.5 },
      { label: 'Flare gas recovery', delta: -62 },
      { label: 'Longer running hours', delta: 12 },
    ],
    end: { label: '2026 target', value: 239.5 },
  },
  'readiness-ladder': {
    levels: [
      { level: 0, name: 'Unproven idea', evidence: 'Concept paper and patent search', status: 'met' },
      { level: 1, name: 'Concept proven', evidence: 'Analysis of rotor, seals and motor cooling', status: 'met' },
      { level: 2, name: 'Validated concept', evidence: 'Bench test of bearings in process gas', status: 'met' },
      { level: 3, name: 'Prototype tested', evidence: 'Full-speed string test, 72 h, nitrogen', status: 'met' },
      { level: 4, name: 'Environment tested', evidence: 'Closed-loop test with wet gas up to 5 % liquid by volume', status: 'partly' },
      { level: 5, name: 'System tested', evidence: 'Integration test with variable-speed drive still to be made', status: 'open' },
      { level: 6, name: 'System installed', evidence: 'Pilot on one wellhead platform', status: 'open' },
      { level: 7, name: 'Field proven', evidence: 'Three years of running at the target availability', status: 'open' },
    ],
  },
  'sour-regions': {
    pressureUnit: 'kPa',
    points: [
      { label: 'design case 2009', state: 'before', h2s: 0.8, ph: 4.9 },
      { label: 'reservoir souring', state: 'expected', h2s: 24, ph: 4.1 },
      { label: 'with scavenger', state: 'after', h2s: 0.9, ph: 5.6 },
    ],
  },
  trend: {
    x: { label: 'Running time since wash', unit: 'days' },
    y: { label: 'Compressor discharge temperature', unit: '°C' },
    series: [
      {
        label: 'measured',
        state: 'before',
        points: [
          [0, 131],
          [7, 132.5],
          [14, 133],
          [21, 134.6],
          [28, 135.1],
          [35, 137],
          [42, 138.4],
          [49, 141],
          [56, 143.5],
          [60, 132],
          [67, 132.4],
          [74, 133],
        ],
      },
      {
        label: 'expected for this load',
        state: 'expected',
        points: [
          [0, 130.5],
          [30, 131.4],
          [60, 131.6],
          [74, 132],
        ],
      },
    ],
    levels: [
      { value: 140, label: 'alarm' },
      { value: 146, label: 'trip' },
    ],
    marks: [
      { x: 58, label: 'intercooler cleaned' },
      { x: 21, label: 'cooling-water line-up changed' },
    ],
  },
  timeline: {
    unit: 'h',
    tasks: [
      { label: 'Cool-down and lock-out', start: 0, end: 14, critical: true },
      { label: 'Lift casing, remove bundle', start: 14, end: 40, critical: true },
      { label: 'Inspect seals and bearings', start: 40, end: 58, critical: true },
      { label: 'Coupling and alignment check', start: 20, end: 36 },
      { label: 'Lube oil flush', start: 30, end: 72 },
      { label: 'Fit spare bundle, close casing', start: 58, end: 92, critical: true },
      { label: 'Cold alignment, loop tests', start: 92, end: 110, critical: true },
      { label: 'Mechanical run', start: 110, end: 118, critical: true },
    ],
    marks: [
      { at: 58, label: 'hold: rotor accepted' },
      { at: 92, label: 'hold: torque record' },
    ],
    baseline: { end: 168, label: 'planned outage' },
  },
} satisfies { [T in FigureType]: object };

const parse = (type: FigureType, draft: object): Figure =>
  figureSchema.parse({ type, ...words, title: `${words.title}: ${type}`, ...draft });

export const figureSamples: Figure[] = (Object.keys(drafts) as FigureType[]).map((type) => parse(type, drafts[type]));
export const figureSample = <T extends FigureType>(type: T, change: Partial<FigureOf<T>> = {}): FigureOf<T> =>
  parse(type, { ...drafts[type], ...change }) as FigureOf<T>;

/** Figures that reach the schema's limits. */
export const extremes: Figure[] = [
  figureSample('orbit', { clearance: undefined, orbits: figureSample('orbit').orbits.slice(0, 1) } as Partial<FigureOf<'orbit'>>),
  figureSample('performance-map', {
    headUnit: 'm',
    flowUnit: 'm³/h',
    referenceSpeed: 2980,
    surge: { flow: 180, head: 1240 },
    choke: { flow: 620, head: 780 },
    speeds: [2980, 2600],
    points: [
      { label: 'rated point of the pump', flow: 480, head: 1010, state: 'expected' },
      { label: 'as found in service', flow: 455, head: 890, state: 'before' },
    ],
  }),
  figureSample('bode', {
    responses: [{ label: 'unbalance response', state: 'after', criticalSpeed: 9800, amplificationFactor: 2.1, peak: 18 }],
    speedRange: [1000, 12000],
    operating: [9000, 10500],
  }),
  figureSample('bode', {
    responses: [
      { label: 'bearing as built', state: 'before', criticalSpeed: 4100, amplificationFactor: 12, peak: 88 },
      { label: 'damper bearing', state: 'after', criticalSpeed: 3700, amplificationFactor: 3.1, peak: 31 },
    ],
    speedRange: [0, 9000],
    operating: [4500, 6000],
  }),
  figureSample('spectrum', {
    comparison: undefined,
    alarm: undefined,
    frequencyMax: 150,
    speed: 3000,
    lines: [
      { frequency: 50, amplitude: 3.2, label: 'unbalance' },
      { frequency: 100, amplitude: 4.6, label: 'misalignment' },
      { frequency: 21.5, amplitude: 1.1, label: 'oil whirl' },
    ],
  } as Partial<FigureOf<'spectrum'>>),
  figureSample('site-rating', {
    machines: [...figureSample('site-rating').machines, { label: 'Twenty characters it', isoPower: 32.2, derate: 0.8 }],
  }),
  figureSample('weibull', { failures: [310, 420, 980], suspensions: [], interval: undefined, beta: 1.4, eta: 700 } as Partial<
    FigureOf<'weibull'>
  >),
  figureSample('life-fraction', {
    parts: [...figureSample('life-fraction').parts, ...figureSample('life-fraction').parts].map((p, i) => ({
      ...p,
      label: `Part of the rotor, number ${i}`,
    })),
    planned: undefined,
  } as Partial<FigureOf<'life-fraction'>>),
  figureSample('sour-regions', {
    points: [
      { label: 'wet gas, wellhead', state: 'expected', h2s: 0.02, ph: 3.6 },
      { label: 'suction scrubber, 2019', state: 'before', h2s: 3, ph: 4.2 },
      { label: 'suction scrubber, 2024', state: 'before', h2s: 35, ph: 3.8 },
      { label: 'with stripping', state: 'after', h2s: 1.4, ph: 5.2 },
    ],
  }),
  figureSample('trend', {
    x: { label: 'Year', unit: 'year' },
    y: { label: 'Specific energy of the site', unit: 'MJ/kWh' },
    levels: [],
    marks: [{ x: 2030, label: 'new gas turbine in service' }],
    series: [
      {
        label: 'no change',
        state: 'before',
        points: [
          [2024, 11.2],
          [2030, 11.9],
          [2035, 12.6],
          [2040, 13.4],
        ],
      },
      {
        label: 'repowered',
        state: 'after',
        points: [
          [2024, 11.2],
          [2030, 11.6],
          [2031, 9.4],
          [2035, 9.5],
          [2040, 9.8],
        ],
      },
    ],
  }),
  figureSample('timeline', {
    tasks: Array.from({ length: 10 }, (_, i) => ({
      label: `Task of the plan, number ${i} of ten`,
      start: i * 3,
      end: i * 3 + 4,
      critical: i % 2 === 0,
    })),
    unit: 'weeks',
    marks: [],
    baseline: undefined,
  } as Partial<FigureOf<'timeline'>>),
  figureSample('bridge', {
    unit: 'MW',
    start: { label: 'As found', value: 61.2 },
    steps: [
      { label: 'Inlet filters', delta: 1.1 },
      { label: 'Compressor wash', delta: 2.4 },
      { label: 'IGV calibration', delta: 3.2 },
    ],
    end: { label: 'As left', value: 67.9 },
  }),
];
