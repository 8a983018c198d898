/** The part of subset-font that the scripts use; the package ships no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    /** An axis is pinned by a number, narrowed by a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features by their tags; without it, all. */
    keepFeatures?: readonly string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
