/**
 * Makes the website's fonts from the installed font packages: `node scripts/make-fonts.ts`.
 *
 * Writes the subset files to `public/fonts`. The @font-face rules of the sample's pair go to
 * `src/platform/design/web/fonts.css`, those of the other pairs to `src/site/look/web/font-faces.gen.ts`. Also writes
 * fallback faces: the system's Arial or Times New Roman, scaled by Capsize so that lines have the same length and height
 * as in the font that is loading. The text then does not move when the font arrives.
 *
 * Writes the fonts of PDFs to `public/fonts/pdf`: each at one weight and uncompressed, because what makes PDFs reads no
 * others.
 */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import { create, type Font as SingleFont } from 'fontkit'
import subsetFont from 'subset-font'
import { SAMPLE_LOOK } from '../src/site/look/domain/look-schema.ts'
import { TYPE_PAIRS, type TypePairName } from '../src/site/look/domain/type-pairs.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PACKAGES = path.join(ROOT, 'node_modules/@fontsource-variable')
const FONTS = path.join(ROOT, 'public/fonts')
const PDF_FONTS = path.join(FONTS, 'pdf')
const CSS = path.join(ROOT, 'src/platform/design/web/fonts.css')
const FACES = path.join(ROOT, 'src/site/look/web/font-faces.gen.ts')

/** All characters that German and English pages need. */
const LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131], // dotless i
  [0x152, 0x153], // Œ œ
  [0x2009, 0x2009], // thin space
  [0x2013, 0x2014], // – —
  [0x2018, 0x201a], // ‘ ’ ‚
  [0x201c, 0x201e], // “ ” „
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x202f, 0x202f], // narrow no-break space
  [0x2039, 0x203a], // ‹ ›
  [0x20ac, 0x20ac], // €
  [0x2116, 0x2116], // №
  [0x2122, 0x2122], // ™
  [0x2190, 0x2193], // ← ↑ → ↓
  [0x2212, 0x2212], // −
  [0x2713, 0x2713], // ✓
]
/** Further characters of European names. */
const EXTENDED: readonly Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b], // Ș ș Ț ț
  [0x1e9e, 0x1e9e], // ẞ
]
type Range = readonly [first: number, last: number]

/** The characters of headings. */
const OF_HEADINGS =
  'abcdefghijklmnopqrstuvwxyzäöüßéABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789' +
  ' \u00a0\u00ad\u2009\u202f.,:;!?…-–—+×%&/()"\'‘’‚“”„«»·€→@*§²'
/** Further characters of running text. */
const OF_TEXT = `${OF_HEADINGS}_#©®°½•←↑↓−✓`
/** The features that browsers use by default, and figures of equal width for tables. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

interface Axes {
  [axis: string]: number | { min: number; max: number }
}

interface Font {
  family: string
  file: string
  /** The package's files, with a star in place of `latin` and `latin-ext`. */
  source: string
  axes: Axes
  /** As in the font-weight descriptor. */
  weights: string
  /**
   * The characters of the preloaded file: few enough to fit into the ten packets that a server may send before the
   * browser's first acknowledgement. A browser fetches the other files for a page that shows their characters.
   */
  preloaded: string
  fallbacks: readonly Fallback[]
}

interface Fallback {
  weights: string
  /** The axes at which the metrics are compared. */
  at: Record<string, number>
  /** The system font that is scaled. */
  system: keyof typeof SYSTEM_FONTS
}

/** One weight: a weight axis of 600 to 700 would add 12 kB for an invisible difference. */
const display =
  ({
    source,
    axes = {},
    weight = 650,
  }: {
    source: string
    axes?: Record<string, number>
    weight?: number
  }) =>
  ({ family, file, generic }: (typeof TYPE_PAIRS)[TypePairName]['display']): Font => {
    const at = { ...axes, wght: weight }
    return {
      family,
      file,
      source,
      axes: at,
      weights: '600 700',
      preloaded: OF_HEADINGS,
      fallbacks: [{ weights: '600 700', at, system: generic === 'serif' ? 'boldSerif' : 'bold' }],
    }
  }

/** One font with a weight axis, or two of one weight each where that one would be too large to preload. */
const text =
  ({
    source,
    axes = {},
    isSplit = false,
  }: {
    source: string
    axes?: Record<string, number>
    isSplit?: boolean
  }) =>
  ({ family, file, generic }: (typeof TYPE_PAIRS)[TypePairName]['text']): Font[] => {
    const shared = { family, source, preloaded: OF_TEXT }
    const [light, bold] = [
      { ...axes, wght: 400 },
      { ...axes, wght: 600 },
    ]
    const fallbacks: Fallback[] = [
      { weights: '400 500', at: light, system: generic === 'serif' ? 'serif' : 'regular' },
      { weights: '600 700', at: bold, system: generic === 'serif' ? 'boldSerif' : 'bold' },
    ]
    if (!isSplit) {
      const range = { ...axes, wght: { min: 400, max: 700 } }
      return [{ ...shared, file, axes: range, weights: '400 700', fallbacks }]
    }
    return [
      { ...shared, file, axes: light, weights: '400 500', fallbacks },
      { ...shared, file: `${file}-bold`, axes: bold, weights: '600 700', fallbacks: [] },
    ]
  }

/** Of which package's files each pair is made, and at which axes. */
const SOURCES = {
  fresh: {
    display: display({
      source: 'bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2',
      axes: { opsz: 40 },
    }),
    text: text({ source: 'figtree/files/figtree-*-wght-normal.woff2' }),
  },
  plain: {
    display: display({ source: 'archivo/files/archivo-*-wght-normal.woff2' }),
    text: text({ source: 'public-sans/files/public-sans-*-wght-normal.woff2', isSplit: true }),
  },
  warm: {
    display: display({
      source: 'fraunces/files/fraunces-*-full-normal.woff2',
      axes: { opsz: 72, SOFT: 60, WONK: 0 },
      weight: 600,
    }),
    text: text({ source: 'source-sans-3/files/source-sans-3-*-wght-normal.woff2', isSplit: true }),
  },
  book: {
    display: display({
      source: 'source-serif-4/files/source-serif-4-*-opsz-normal.woff2',
      axes: { opsz: 40 },
    }),
    text: text({
      source: 'source-serif-4/files/source-serif-4-*-opsz-normal.woff2',
      axes: { opsz: 16 },
      isSplit: true,
    }),
  },
  rounded: {
    display: display({ source: 'nunito/files/nunito-*-wght-normal.woff2', weight: 750 }),
    text: text({ source: 'nunito-sans/files/nunito-sans-*-wght-normal.woff2' }),
  },
  legible: {
    display: display({
      source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-wght-normal.woff2',
      weight: 700,
    }),
    text: text({
      source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-wght-normal.woff2',
    }),
  },
} as const

/** As in the package @capsizecss/metrics, which has 29,597 files: a third of all that npm would install. */
const ARIAL_METRICS = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  category: 'sans-serif',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
}

/** As in the same package. */
const TIMES_METRICS = {
  familyName: 'Times New Roman',
  fullName: 'Times New Roman',
  postscriptName: 'TimesNewRomanPSMT',
  category: 'serif',
  capHeight: 1356,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xHeight: 916,
  xWidthAvg: 832,
  subsets: { latin: { xWidthAvg: 832 }, thai: { xWidthAvg: 1593 } },
}

/** Arial and Times New Roman, and the system fonts made to match them. */
const SYSTEM_FONTS = {
  regular: {
    metrics: ARIAL_METRICS,
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
  },
  bold: {
    metrics: {
      ...ARIAL_METRICS,
      fullName: 'Arial Bold',
      postscriptName: 'Arial-BoldMT',
      capHeight: 1466,
      xWidthAvg: 983,
      subsets: { latin: { xWidthAvg: 983 }, thai: { xWidthAvg: 1536 } },
    },
    names: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Arimo Bold',
    ],
  },
  serif: {
    metrics: TIMES_METRICS,
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
  },
  boldSerif: {
    metrics: {
      ...TIMES_METRICS,
      fullName: 'Times New Roman Bold',
      postscriptName: 'TimesNewRomanPS-BoldMT',
      xHeight: 935,
      xWidthAvg: 886,
      subsets: { latin: { xWidthAvg: 886 }, thai: { xWidthAvg: 1593 } },
    },
    names: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'LiberationSerif-Bold',
      'Tinos Bold',
    ],
  },
}

await mkdir(PDF_FONTS, { recursive: true })
const faces: Partial<Record<TypePairName, string>> = {}
for (const [name, of] of Object.entries(SOURCES) as [TypePairName, (typeof SOURCES)['fresh']][]) {
  const pair = TYPE_PAIRS[name]
  const rules: string[] = []
  for (const font of [of.display(pair.display), ...of.text(pair.text)])
    rules.push(...(await makeFont(font)))
  await makePdfFonts(name, of)
  if (name === SAMPLE_LOOK.type)
    await writeFile(
      CSS,
      `/* Written by scripts/make-fonts.ts. Do not edit. */\n\n${rules.join('\n\n')}\n`,
    )
  else faces[name] = rules.map(withoutSpace).join('')
}
await writeFile(
  FACES,
  `// Written by scripts/make-fonts.ts. Do not edit.
import type { TypePairName } from '../domain/type-pairs.ts'

/** The rules of the pairs that are not in the style sheet, as CSS. */
export const FONT_FACES: Readonly<Partial<Record<TypePairName, string>>> = ${JSON.stringify(faces, null, 2)}
`,
)
// Formatted as the checks require, so that running the script again changes nothing.
execFileSync('npx', ['biome', 'format', '--write', CSS], { cwd: ROOT, stdio: 'inherit' })

/** Writes the files of a font, and returns the rules of the font and of what stands in for it. */
async function makeFont(font: Font): Promise<string[]> {
  const preloaded = Array.from(font.preloaded, (letter) => letter.codePointAt(0) ?? 0)
  const more = codesOf(LATIN).filter((code) => !preloaded.includes(code))
  const ext = codesOf(EXTENDED)
  // For a character that the font lacks, no browser need fetch a file.
  const { characterSet } = create(await readSource(font, 'latin')) as SingleFont
  const drawn = (codes: number[]) => rangesOf(codes.filter((code) => characterSet.includes(code)))
  // The last rule for a letter takes precedence, so earlier ones need not leave the letter out.
  const rules = [
    await makeFile(font, { part: 'latin-ext', suffix: '-ext', codes: ext, ranges: EXTENDED }),
    await makeFile(font, {
      part: 'latin',
      suffix: '-more',
      codes: more,
      ranges: drawn(codesOf(LATIN)),
    }),
    await makeFile(font, { part: 'latin', codes: preloaded, ranges: drawn(preloaded) }),
  ]
  // The Open Font License requires its text beside every copy.
  const license = path.join(PACKAGES, font.source.split('/')[0] ?? '', 'LICENSE')
  await copyFile(license, path.join(FONTS, `${font.file.replace('-bold', '')}-license.txt`))
  for (const fallback of font.fallbacks) rules.push(await fallbackRule(font, fallback))
  return rules
}

/** Writes text, bold text and headings of a pair for PDFs, each in a file for Latin letters and one for further ones. */
async function makePdfFonts(pair: TypePairName, of: (typeof SOURCES)['fresh']): Promise<void> {
  const heading = of.display(TYPE_PAIRS[pair].display)
  const [first] = of.text(TYPE_PAIRS[pair].text)
  if (!first) throw new Error(`The pair ${pair} has no font for text`)
  const at = (wght: number) => ({ ...first, axes: { ...first.axes, wght } })
  for (const [style, font] of [
    ['text', at(400)],
    ['bold', at(600)],
    ['display', heading],
  ] as const)
    for (const [part, suffix, ranges] of [
      ['latin', '', LATIN],
      ['latin-ext', '-ext', EXTENDED],
    ] as const) {
      const letters = String.fromCodePoint(...codesOf(ranges))
      const sfnt = await subsetFont(await readSource(font, part), letters, {
        targetFormat: 'sfnt',
        variationAxes: font.axes,
        keepFeatures: FEATURES,
      })
      await writeFile(path.join(PDF_FONTS, `${pair}-${style}${suffix}.ttf`), sfnt)
    }
}

function withoutSpace(css: string): string {
  return css
    .replace(/\s*\n\s*/g, '')
    .replace(/([:,{;]) /g, '$1')
    .replaceAll(' {', '{')
}

interface Subset {
  /** The part of the package. */
  part: string
  suffix?: string
  /** The characters in the file. */
  codes: readonly number[]
  /** The characters for which a browser fetches the file. */
  ranges: readonly Range[]
}

/** Writes one subset file and returns its rule. Characters that the font lacks are taken from the fallback. */
async function makeFile(font: Font, { part, suffix = '', codes, ranges }: Subset) {
  const file = font.file + suffix
  const woff2 = await subsetFont(await readSource(font, part), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: FEATURES,
  })
  await writeFile(path.join(FONTS, `${file}.woff2`), woff2)
  console.log(`${file}.woff2: ${woff2.length} bytes`)
  return `@font-face {
  font-family: "${font.family}";
  src: url("/fonts/${file}.woff2") format("woff2");
  font-weight: ${font.weights};
  font-style: normal;
  font-display: swap;
  unicode-range: ${ranges.map(unicodeRange).join(', ')};
}`
}

async function fallbackRule(font: Font, { weights, at, system }: Fallback): Promise<string> {
  const sfnt = await subsetFont(await readSource(font, 'latin'), undefined, {
    targetFormat: 'sfnt',
    variationAxes: at,
    keepAllGlyphs: true,
  })
  const { metrics, names } = SYSTEM_FONTS[system]
  const { fontFaces } = createFontStack([await fromBuffer(sfnt), metrics], {
    fontFaceFormat: 'styleObject',
  })
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } =
    fontFaces[0]?.['@font-face'] ?? {}
  return `@font-face {
  font-family: "${font.family} Fallback";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weights};
  font-style: normal;
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride};
}`
}

function readSource(font: Font, part: string): Promise<Buffer> {
  return readFile(path.join(PACKAGES, font.source.replace('*', part)))
}

function codesOf(ranges: readonly Range[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

function rangesOf(codes: readonly number[]): Range[] {
  const ranges: [number, number][] = []
  for (const code of [...codes].sort((one, other) => one - other)) {
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

function unicodeRange([first, last]: Range): string {
  const start = first.toString(16).toUpperCase()
  return first === last ? `U+${start}` : `U+${start}-${last.toString(16).toUpperCase()}`
}
