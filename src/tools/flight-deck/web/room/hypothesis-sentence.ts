import { phrase } from '#tools/documents/domain/phrase.ts'
import { DECK_LENGTHS, type Hypothesis } from '../../domain/deck-room.ts'
import type { RoomTexts } from '../flight-deck-room-texts.ts'

/** A hypothesis as one sentence, also where its parts were typed with a full stop. */
export function hypothesisSentence(hypothesis: Hypothesis, texts: RoomTexts['plan']): string {
  const part = (text: string) => phrase(text, DECK_LENGTHS.hypothesis)
  const { group, change, threshold } = hypothesis
  return texts.sentence(part(group), part(change), part(threshold))
}
