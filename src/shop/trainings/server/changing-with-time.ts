import { nextChange } from '../domain/next-change.ts'
import type { Training } from '../domain/training.ts'

/** From which answer of the API follows when time alone changes prices or what can be booked. */
export const CHANGING_WITH_TIME = {
  path: '/api/trainings',
  nextChange: (now: Date, answer: unknown) => nextChange(now, answer as Training[]),
}
