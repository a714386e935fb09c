/** Path of each font file in its installed package. */
export const FONT_FILES = {
  /** Variable in weight and width; Western European letters only. */
  archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  /** The same version with all characters, one file per weight. */
  archivoRegular: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
  archivoSemibold: '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  archivoItalic: '@expo-google-fonts/archivo/400Regular_Italic/Archivo_400Regular_Italic.ttf',
  jetbrainsMono: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2',
  jetbrainsMonoBold: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Bold.woff2',
} as const;

/** A font installed on visitors' machines, for one weight of a web font. */
interface LocalFont {
  /** Weight of the web font that this one stands in for. */
  weight: 400 | 600;
  /**
   * Full names, by which `local()` finds a font, and PostScript names where Safari needs them. All of them have the same
   * advance widths.
   */
  names: readonly string[];
  /**
   * Scale at which a text takes as much room as in the web font, measured with harfbuzzjs on all words of the site in November
   * 2026. A constant, so that a new word doesn't move lines on other pages.
   */
  sizeAdjust: number;
}

/** Fallbacks of a web font, one family for each set of advance widths (`advance-widths.ts`). */
export interface WebFont<Family extends string = string> {
  /** CSS name of the web font. */
  name: string;
  /** Of a line, in ems; neither font has a gap between lines. */
  ascent: number;
  descent: number;
  families: Readonly<Record<Family, readonly LocalFont[]>>;
  /** Generic family, used if none of the others is installed. */
  generic: 'sans-serif' | 'monospace';
}

export const ARCHIVO: WebFont<'Arial' | 'Roboto' | 'DejaVu'> = {
  name: 'Archivo',
  ascent: 0.878,
  descent: 0.21,
  families: {
    // Windows, macOS, iOS; most Linux desktops have a metric-compatible font.
    Arial: [
      {
        weight: 400,
        names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
        sizeAdjust: 0.982,
      },
      {
        weight: 600,
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Helvetica-Bold'],
        sizeAdjust: 0.953,
      },
    ],
    // Android, ChromeOS. Android has one variable file, found only by the regular name.
    Roboto: [
      {
        weight: 400,
        names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
        sizeAdjust: 0.985,
      },
      {
        weight: 600,
        names: ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'],
        sizeAdjust: 1.009,
      },
    ],
    // Linux without the fonts of an office suite.
    DejaVu: [
      { weight: 400, names: ['DejaVu Sans'], sizeAdjust: 0.861 },
      {
        weight: 600,
        names: ['DejaVu Sans Bold'],
        sizeAdjust: 0.799,
      },
    ],
  },
  generic: 'sans-serif',
};

export const JETBRAINS_MONO: WebFont = {
  name: 'JetBrains Mono',
  ascent: 1.02,
  descent: 0.3,
  families: {
    // Every character of these is 1,229 of 2,048 units wide, of DejaVu Sans Mono 1,233: the text is 0.3 % longer.
    Courier: [
      {
        weight: 400,
        names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine', 'Droid Sans Mono', 'Roboto Mono', 'DejaVu Sans Mono'],
        sizeAdjust: 1,
      },
    ],
  },
  generic: 'monospace',
};

/** CSS name of a web font's fallback. */
export const familyName = (web: WebFont, family: string) => `${web.name} ${family}`;

function fallbackNames(web: WebFont): [string, ...string[]] {
  const [first = web.generic, ...others] = [...Object.keys(web.families).map((family) => familyName(web, family)), web.generic];
  return [first, ...others];
}

/** The `font-family` list that follows each web font. */
export const FALLBACKS = {
  archivo: fallbackNames(ARCHIVO),
  'jetbrains-mono': fallbackNames(JETBRAINS_MONO),
};
