import { phrase } from '#domain/tools/phrase.ts'
import { DECK_LENGTHS, type Hypothesis } from '#domain/tools/rooms/deck-room.ts'
import type { RoomTexts } from '../../../content/flight-deck-room-texts.ts'

/** A hypothesis as one sentence, also where its parts were typed with a full stop. */
export function hypothesisSentence(hypothesis: Hypothesis, texts: RoomTexts['plan']): string {
  const part = (text: string) => phrase(text, DECK_LENGTHS.hypothesis)
  const { group, change, threshold } = hypothesis
  return texts.sentence(part(group), part(change), part(threshold))
}
