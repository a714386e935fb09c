/** Path of each font file in its installed package. */
export const FONT_FILES = {
  /** Variable: weight and width. */
  archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  archivoItalic: '@fontsource-variable/archivo/files/archivo-latin-standard-italic.woff2',
  jetbrainsMono: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2',
  jetbrainsMonoBold: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Bold.woff2',
} as const;

/** A font installed on visitors' machines, for one weight of a web font. */
interface LocalFont {
  /** Weight of the web font that this one stands in for. */
  weight: 400 | 600;
  /**
   * Full names, by which `local()` finds a font, and PostScript names where Safari asks for those. All of them have the same
   * advance widths.
   */
  names: readonly string[];
  /** A font with those advance widths, from the package registry. */
  twin: string;
}

/** Fallbacks of a web font, one family for each set of advance widths. */
export interface WebFont {
  /** CSS name of the web font. */
  name: string;
  source: string;
  families: Readonly<Record<string, readonly LocalFont[]>>;
  /** Generic family, where none of the others is installed. */
  generic: 'sans-serif' | 'monospace';
}

export const ARCHIVO: WebFont = {
  name: 'Archivo',
  source: FONT_FILES.archivo,
  families: {
    // Windows, macOS, iOS; most Linux desktops have one of the twins.
    Arial: [
      {
        weight: 400,
        names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
        twin: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      },
      {
        weight: 600,
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Helvetica-Bold'],
        twin: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
      },
    ],
    // Android, ChromeOS. Android has one variable file, which answers to the regular name alone.
    Roboto: [
      {
        weight: 400,
        names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
        twin: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
      },
      {
        weight: 600,
        names: ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'],
        twin: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
      },
    ],
    // Linux without the fonts of an office suite.
    DejaVu: [
      { weight: 400, names: ['DejaVu Sans'], twin: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2' },
      {
        weight: 600,
        names: ['DejaVu Sans Bold'],
        twin: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2',
      },
    ],
  },
  generic: 'sans-serif',
};

export const JETBRAINS_MONO: WebFont = {
  name: 'JetBrains Mono',
  source: FONT_FILES.jetbrainsMono,
  families: {
    // Every character of these is 1,229 of 2,048 units wide, of DejaVu Sans Mono 1,233: the text is 0.3 % longer.
    Courier: [
      {
        weight: 400,
        names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine', 'Droid Sans Mono', 'Roboto Mono', 'DejaVu Sans Mono'],
        twin: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
      },
    ],
  },
  generic: 'monospace',
};
