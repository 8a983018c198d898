/** The part of subset-font that the scripts use; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    /** A number fixes an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features by their tags; all if it is missing. */
    keepFeatures?: readonly string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
