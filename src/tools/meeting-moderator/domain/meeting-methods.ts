/**
 * The methods for working on an agenda item: the shares of their steps in the item's time. What to do in each step is
 * among the texts of the screen. 1-2-4-All is a Liberating Structure, with its times 1, 2, 4 and 5; the decision by
 * consent follows sociocracy.
 */
export const ITEM_METHODS = {
  round: [1],
  silent: [5, 2, 3],
  oneTwoFourAll: [1, 2, 4, 5],
  consent: [2, 2, 2, 3, 1],
  collect: [5, 2, 3],
  dots: [4, 2, 4],
} as const satisfies Record<string, readonly number[]>
export type ItemMethod = keyof typeof ITEM_METHODS
export const ITEM_METHOD_NAMES = Object.keys(ITEM_METHODS) as ItemMethod[]

/** Where an item is in the steps of its method, once somebody has chosen a step. */
export interface MethodMark {
  /** Index of the step. */
  readonly index: number
  /** Milliseconds spent on the item when the step began. */
  readonly from: number
}

/** A step of a method. In a round, everybody has a step of their own. */
export interface MethodStep {
  /** Whose turn it is; empty where it is everybody's. */
  readonly person: string
  /** Its share in the item's time, compared with the other steps'. */
  readonly share: number
}

/** The step that an item is in. */
export interface MethodState {
  readonly steps: readonly MethodStep[]
  readonly index: number
  /** Milliseconds; negative when the last step has exceeded its time. */
  readonly remaining: number
}

/** The steps of a method in their order; none for an item without one. */
export function methodSteps(method: ItemMethod | null, people: readonly string[]): MethodStep[] {
  if (!method) return []
  if (method === 'round' && people.length > 0) return people.map((person) => ({ person, share: 1 }))
  return ITEM_METHODS[method].map((share) => ({ person: '', share }))
}

/**
 * The current step. The steps from the mark on share the time that the item had then; without a mark, all of them share
 * all of it.
 *
 * @param allotted milliseconds of the item
 * @param spent milliseconds spent on it
 * @returns null where there are no steps
 */
export function methodState(
  steps: readonly MethodStep[],
  allotted: number,
  spent: number,
  mark: MethodMark = { index: 0, from: 0 },
): MethodState | null {
  const last = steps.length - 1
  if (last < 0) return null
  const first = Math.min(mark.index, last)
  const toCome = steps.slice(first)
  const shares = toCome.reduce((sum, { share }) => sum + share, 0)
  const time = Math.max(0, allotted - mark.from)
  let end = mark.from
  for (const [offset, { share }] of toCome.entries()) {
    end += (time * share) / shares
    const index = first + offset
    if (spent < end || index === last) return { steps, index, remaining: end - spent }
  }
  return null
}
