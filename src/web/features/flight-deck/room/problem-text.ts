import type { RoomTexts } from '../../../content/flight-deck-room-texts.ts'
import { ApiError } from '../../../lib/api.ts'

/** The sentence for an error of a call, in the language of the page. */
export function problemText(error: unknown, texts: RoomTexts): string {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return (code && texts.refusals[code]) || texts.failed
}
