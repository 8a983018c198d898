import { contrastOf, oklchOf, withLightness } from './color.ts'
import { colorsOf, FIXED_GROUNDS, type LookColor, type LookColors } from './look-colors.ts'
import { type ColorField, type Look, SAMPLE_LOOK } from './look-schema.ts'

/** Colours that do not follow from the look: fixed grounds, and those of meaning. */
const FIXED = {
  ...FIXED_GROUNDS,
  'badge-orange': '#ffe8cf',
  'badge-green': '#dcfce7',
  'badge-red': '#fde3e1',
  'badge-blue': '#dbe7fe',
  error: '#b3261e',
} as const

export type PairColor = LookColor | keyof typeof FIXED

const FRONTS = {
  white: 'Weiße Schrift',
  ink: 'Die Schrift',
  secondary: 'Die hellere Schrift',
  muted: 'Die blasse Schrift',
  brand: 'Die Hauptfarbe als Schrift',
  'brand-hover': 'Die hellere Hauptfarbe als Schrift',
  'brand-tint': 'Die getönte Schrift',
  late: 'Der helle Akzent als Schrift',
  'orange-text': 'Der dunkle Akzent als Schrift',
  error: 'Die Schrift von Fehlern',
  line: 'Der Rand von Feldern',
} as const satisfies Partial<Record<PairColor, string>>

const GROUNDS = {
  white: 'auf Weiß',
  page: 'auf dem Hintergrund',
  section: 'auf dem Hintergrund von Abschnitten',
  sand: 'auf dem dunklen Ton des Hintergrunds',
  ink: 'auf der Farbe der Schrift',
  brand: 'auf der Hauptfarbe',
  'brand-hover': 'auf der helleren Hauptfarbe',
  'brand-tint': 'auf dem hellen Ton der Hauptfarbe',
  early: 'auf dem Akzent',
  late: 'auf dem hellen Akzent',
  dawn: 'auf dem Himmel der Startseite',
  noon: 'auf dem Himmel der Kontaktseite',
  'sheet-violet': 'auf violetten Karten',
  'sheet-sky': 'auf blauen Karten',
  'sheet-peach': 'auf rötlichen Karten',
  'badge-orange': 'auf orangen Hinweisen',
  'badge-green': 'auf grünen Hinweisen',
  'badge-red': 'auf roten Hinweisen',
  'badge-blue': 'auf blauen Hinweisen',
} as const satisfies Partial<Record<PairColor, string>>

export type Front = keyof typeof FRONTS
export type Ground = keyof typeof GROUNDS

const SHEETS = ['sheet-violet', 'sheet-sky', 'sheet-peach'] as const
const NOTES = ['badge-orange', 'badge-green', 'badge-red', 'badge-blue'] as const
const LIGHT = ['white', 'page', 'section', 'brand-tint'] as const

/** On which grounds the design puts text of a colour, what is seen most first. */
const TEXTS: Readonly<Partial<Record<Front, readonly Ground[]>>> = {
  white: ['brand', 'brand-hover', 'ink'],
  ink: [...LIGHT, 'sand', 'early', 'late', 'dawn', 'noon', ...SHEETS, ...NOTES],
  secondary: [...LIGHT, 'sand', 'dawn', 'noon', ...SHEETS],
  muted: [...LIGHT, 'sand', ...SHEETS],
  brand: [...LIGHT, ...SHEETS],
  'brand-hover': [...LIGHT],
  'brand-tint': ['brand'],
  late: ['brand', 'ink'],
  'orange-text': [...LIGHT, ...SHEETS],
  error: ['white', 'page', 'section'],
}
/** On which grounds controls have an edge of a colour. */
const EDGES: Readonly<Partial<Record<Front, readonly Ground[]>>> = {
  line: ['white', 'page', 'section'],
}

/** Two colours that the design puts on each other, and the contrast that they need by WCAG 2.2. */
export interface ContrastPair {
  front: Front
  ground: Ground
  needed: number
}

/** Every such pair of which at least one colour follows from the look. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairsOf(TEXTS, 4.5),
  ...pairsOf(EDGES, 3),
]

function pairsOf(table: Readonly<Partial<Record<Front, readonly Ground[]>>>, needed: number) {
  return Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground) => ({ front: front as Front, ground, needed })),
  )
}

/** The chosen colour from which another one follows; those of {@link FIXED} follow from none. */
const FIELD_OF: Readonly<Partial<Record<PairColor, ColorField>>> = {
  page: 'page',
  section: 'page',
  sand: 'page',
  line: 'page',
  ink: 'ink',
  secondary: 'ink',
  muted: 'ink',
  brand: 'brand',
  'brand-hover': 'brand',
  'brand-tint': 'brand',
  early: 'accent',
  late: 'accent',
  'orange-text': 'accent',
}

/** Two colours that are too near to each other. */
export interface ContrastProblem {
  /** The chosen colour to change. */
  field: ColorField
  pair: ContrastPair
  contrast: number
  /** The colours of the pair, as "#rrggbb". */
  front: string
  ground: string
}

/** Every pair of a look that cannot be read, in the order of the table. */
export function contrastProblems(look: Pick<Look, ColorField>): ContrastProblem[] {
  const colors = colorsOf(look)
  return CONTRAST_PAIRS.flatMap((pair) => {
    const front = colorOf(pair.front, colors)
    const ground = colorOf(pair.ground, colors)
    const contrast = contrastOf(front, ground)
    return contrast < pair.needed
      ? [{ field: fieldToChange(pair, look), pair, contrast, front, ground }]
      : []
  })
}

export function colorOf(name: PairColor, colors: LookColors): string {
  return Object.hasOwn(FIXED, name) ? FIXED[name as keyof typeof FIXED] : colors[name as LookColor]
}

/** Of the two chosen colours the one that differs more in lightness from the sample, which can be read. */
function fieldToChange({ front, ground }: ContrastPair, look: Pick<Look, ColorField>): ColorField {
  const fields = [FIELD_OF[front], FIELD_OF[ground]].filter((field) => field !== undefined)
  const moved = (field: ColorField) =>
    Math.abs(oklchOf(look[field]).l - oklchOf(SAMPLE_LOOK[field]).l)
  const [first = 'page', second = first] = fields
  return moved(second) > moved(first) ? second : first
}

/** For staff: „Weiße Schrift auf der Hauptfarbe hat 2,9 : 1, nötig sind 4,5 : 1.“ */
export function problemSentence({ pair, contrast }: ContrastProblem): string {
  const name = `${FRONTS[pair.front]} ${GROUNDS[pair.ground]}`
  return `${name} hat ${ratio(contrast)}, nötig sind ${ratio(pair.needed)}.`
}

/** Rounded down, so that 4.47 is not said to be 4,5. */
function ratio(contrast: number): string {
  const [whole, tenths] = (Math.floor(contrast * 10) / 10).toFixed(1).split('.')
  return `${whole}${tenths === '0' ? '' : `,${tenths}`}\u00a0:\u00a01`
}

const STEP = 0.01

/**
 * The colour nearest in lightness that mends every pair of this field and spoils no other.
 *
 * @returns null where no lightness does
 */
export function readableChoice(look: Pick<Look, ColorField>, field: ColorField): string | null {
  const nameOf = ({ pair }: ContrastProblem) => `${pair.front} ${pair.ground}`
  const left = new Set(
    contrastProblems(look)
      .filter((problem) => problem.field !== field)
      .map(nameOf),
  )
  const { l } = oklchOf(look[field])
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const next of [l - distance, l + distance]) {
      if (next < 0 || next > 1) continue
      const color = withLightness(look[field], next)
      const problems = contrastProblems({ ...look, [field]: color })
      if (problems.every((problem) => left.has(nameOf(problem)))) return color
    }
  }
  return null
}
