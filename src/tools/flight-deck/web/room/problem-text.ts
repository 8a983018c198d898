import { ApiError } from '#platform/design/web/api.ts'
import type { RoomTexts } from '../flight-deck-room-texts.ts'

/** The sentence for an error of a call, in the language of the page. */
export function problemText(error: unknown, texts: RoomTexts): string {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return (code && texts.refusals[code]) || texts.failed
}
