/**
 * Makes the website's fonts from the installed font packages: `node scripts/make-fonts.ts`.
 *
 * Writes the subset files to `public/fonts` and their @font-face rules to `src/platform/design/web/fonts.css`. Also writes fallback
 * faces: the system's Arial, scaled by Capsize so that lines have the same length and height as in the font that is
 * loading. The text then does not move when the font arrives.
 */
import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import { create, type Font as SingleFont } from 'fontkit'
import subsetFont from 'subset-font'

const ROOT = path.resolve(import.meta.dirname, '..')
const PACKAGES = path.join(ROOT, 'node_modules/@fontsource-variable')
const FONTS = path.join(ROOT, 'public/fonts')
const CSS = path.join(ROOT, 'src/platform/design/web/fonts.css')

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
  system: keyof typeof ARIAL
}

const DISPLAY: Font = {
  family: 'Bricolage Display',
  file: 'bricolage-display',
  source: 'bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2',
  // One weight and one optical size: a weight axis of 600 to 700 would add 12 kB for an invisible difference.
  axes: { opsz: 40, wght: 650 },
  weights: '600 700',
  preloaded: OF_HEADINGS,
  fallbacks: [{ weights: '600 700', at: { opsz: 40, wght: 650 }, system: 'bold' }],
}

const TEXT: Font = {
  family: 'Figtree Text',
  file: 'figtree-text',
  source: 'figtree/files/figtree-*-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  weights: '400 700',
  preloaded: OF_TEXT,
  fallbacks: [
    { weights: '400 500', at: { wght: 400 }, system: 'regular' },
    { weights: '600 700', at: { wght: 600 }, system: 'bold' },
  ],
}

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

/** Arial, and the system fonts made to match it. */
const ARIAL = {
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
}

await mkdir(FONTS, { recursive: true })
const rules: string[] = []
for (const font of [DISPLAY, TEXT]) {
  const preloaded = Array.from(font.preloaded, (letter) => letter.codePointAt(0) ?? 0)
  const more = codesOf(LATIN).filter((code) => !preloaded.includes(code))
  const ext = codesOf(EXTENDED)
  // For a character that the font lacks, no browser need fetch a file.
  const { characterSet } = create(await readSource(font, 'latin')) as SingleFont
  const drawn = (codes: number[]) => rangesOf(codes.filter((code) => characterSet.includes(code)))
  // The last rule for a letter takes precedence, so earlier ones need not leave the letter out.
  rules.push(
    await makeFile(font, { part: 'latin-ext', suffix: '-ext', codes: ext, ranges: EXTENDED }),
  )
  rules.push(
    await makeFile(font, {
      part: 'latin',
      suffix: '-more',
      codes: more,
      ranges: drawn(codesOf(LATIN)),
    }),
  )
  rules.push(await makeFile(font, { part: 'latin', codes: preloaded, ranges: drawn(preloaded) }))
  // The Open Font License requires its text beside every copy.
  const license = path.join(PACKAGES, font.source.split('/')[0] ?? '', 'LICENSE')
  await copyFile(license, path.join(FONTS, `${font.file}-license.txt`))
  for (const fallback of font.fallbacks) {
    rules.push(await fallbackRule(font, fallback))
  }
}
await writeFile(
  CSS,
  `/* Written by scripts/make-fonts.ts. Do not edit. */\n\n${rules.join('\n\n')}\n`,
)
// Formatted as the checks require, so that running the script again changes nothing.
execFileSync('npx', ['biome', 'format', '--write', CSS], { cwd: ROOT, stdio: 'inherit' })

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
  const { metrics, names } = ARIAL[system]
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
