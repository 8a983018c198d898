/** The measurements of one round of a contender, by the figure's name. */
export type Figures = Readonly<Record<string, number>>

export interface Contender<Measured extends Figures = Figures> {
  name: string
  /** One round: only as long as meaningful figures need. */
  measure: () => Promise<Measured>
}

/** The figures of each contender, one entry a round. */
export type Rounds<Measured extends Figures = Figures> = ReadonlyMap<string, readonly Measured[]>

interface HowOften {
  rounds: number
  /** Rounds before, whose results are dropped: afterwards compilers and caches are warm. */
  warmUps?: number
}

/**
 * Measures the contenders alternately: A B A B, never A A B B. Other load on the machine then affects all of them
 * alike, and the compared rounds are adjacent in time.
 */
export async function measureInTurns<Measured extends Figures>(
  contenders: readonly Contender<Measured>[],
  { rounds, warmUps = 1 }: HowOften,
): Promise<Rounds<Measured>> {
  const measured = new Map(contenders.map(({ name }) => [name, [] as Measured[]]))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { name, measure } of contenders) {
      process.stderr.write(`  ${round < 0 ? 'warm-up' : `round ${round + 1}/${rounds}`}: ${name}\n`)
      const figures = await measure()
      if (round >= 0) measured.get(name)?.push(figures)
    }
  }
  return measured
}

/** A figure over all rounds. */
export interface Spread {
  median: number
  least: number
  most: number
}

/** @throws RangeError if there are no values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const [least, most] = [sorted[0], sorted.at(-1)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (least === undefined || most === undefined || lower === undefined || upper === undefined) {
    throw new RangeError('Nothing was measured.')
  }
  return { median: (lower + upper) / 2, least, most }
}

/** The smallest value that at least this share of all values does not exceed; not a number if there are none. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

/** The spread of one contender's figure over the rounds. */
export function figureOf<Measured extends Figures>(
  rounds: Rounds<Measured>,
  name: string,
  figure: keyof Measured & string,
): Spread {
  return spreadOf(valuesOf(rounds, name, figure))
}

/**
 * The ratio of `measured` to `reference`, computed round by round: other load in a round affects both and cancels out.
 */
export function ratioOf<Measured extends Figures>(
  rounds: Rounds<Measured>,
  figure: keyof Measured & string,
  { measured, reference }: { measured: string; reference: string },
): Spread {
  const other = valuesOf(rounds, reference, figure)
  return spreadOf(
    valuesOf(rounds, measured, figure).map((value, round) => value / (other[round] ?? Number.NaN)),
  )
}

function valuesOf<Measured extends Figures>(
  rounds: Rounds<Measured>,
  name: string,
  figure: keyof Measured & string,
): number[] {
  const measured = rounds.get(name)
  if (!measured) throw new RangeError(`There is no contender "${name}".`)
  return measured.map((figures) => figures[figure] ?? Number.NaN)
}
