import { nextFreeDate } from '#shop/trainings/domain/availability.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { line, type TextsOf } from '#site/pages/domain/text-schema.ts'

/** The training that a tool names at its end, among the texts that staff edit. */
export const trainingAddress = line(
  'Training, auf das am Ende ein Link führt (Adresse seiner Seite, leer für keines)',
  { de: '', en: '' },
  { isOptional: true },
)

/** A training that teaches what a tool does, as staff say. */
export interface SuggestedTraining {
  readonly id: string
  readonly title: string
  /** The next date with free seats; null where there is none. */
  readonly free: {
    /** As the shop shows it, in German. */
    readonly day: string
    /** Null where nobody has written a day that can be read. */
    readonly startsAt: string | null
    readonly seats: number
  } | null
}

/** What the screen of a tool gets of its page's texts: the training in place of its address. */
export type IntroOf<Schema> = Omit<TextsOf<Schema>, 'seo' | 'training'> & {
  readonly training: SuggestedTraining | null
}

/**
 * The training at an address, "/trainings/id" with or without the website before it. Null where visitors see no such
 * training now.
 *
 * @param trainings those that visitors see
 */
export function trainingAt(
  address: string,
  trainings: readonly Pick<Training, 'id' | 'title' | 'dates'>[],
): SuggestedTraining | null {
  const [, id] = /(?:^|\/)trainings\/([a-z0-9-]+)\/?(?:[?#].*)?$/.exec(address.trim()) ?? []
  const training = trainings.find((one) => one.id === id)
  if (!training) return null
  const date = nextFreeDate(training)
  return {
    id: training.id,
    title: training.title,
    free: date ? { day: date.date, startsAt: date.startsAt, seats: date.seatsLeft } : null,
  }
}
