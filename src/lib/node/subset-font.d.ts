/** subset-font has no types, and @types/subset-font lacks half of its options. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis to a value or narrows it. */
    variationAxes?: Readonly<
      Record<string, number | Readonly<{ min: number; max: number; default?: number }>>
    >;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
    noLayoutClosure?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
