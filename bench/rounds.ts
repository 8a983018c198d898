/** What one round of a contender measured, by the figure's name. */
export type Figures = Readonly<Record<string, number>>

export interface Contender<Measured extends Figures = Figures> {
  name: string
  /** One round: as long as it takes for its figures to mean something, and no longer. */
  measure: () => Promise<Measured>
}

/** The figures of each contender, one entry a round. */
export type Rounds<Measured extends Figures = Figures> = ReadonlyMap<string, readonly Measured[]>

interface HowOften {
  rounds: number
  /** Rounds before, of which nothing is kept: compilers and caches are as they stay from then on. */
  warmUps?: number
}

/**
 * Lets the contenders take turns: A B A B, never A A B B. Whatever else the machine does then hits all of them alike,
 * and what is compared are rounds that stood next to each other.
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

/** @throws RangeError where nothing was measured */
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

/** How a figure of one contender lies over the rounds. */
export function figureOf<Measured extends Figures>(
  rounds: Rounds<Measured>,
  name: string,
  figure: keyof Measured & string,
): Spread {
  return spreadOf(valuesOf(rounds, name, figure))
}

/**
 * How many times `ours` is of `theirs`, taken round by round: the machine's mood in a round is in both and falls out.
 */
export function ratioOf<Measured extends Figures>(
  rounds: Rounds<Measured>,
  figure: keyof Measured & string,
  { ours, theirs }: { ours: string; theirs: string },
): Spread {
  const other = valuesOf(rounds, theirs, figure)
  return spreadOf(
    valuesOf(rounds, ours, figure).map((value, round) => value / (other[round] ?? Number.NaN)),
  )
}

function valuesOf<Measured extends Figures>(
  rounds: Rounds<Measured>,
  name: string,
  figure: keyof Measured & string,
): number[] {
  const measured = rounds.get(name)
  if (!measured) throw new RangeError(`Nobody named "${name}" took part.`)
  return measured.map((figures) => figures[figure] ?? Number.NaN)
}
