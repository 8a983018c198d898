import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import { conceptOf } from './concept.ts'
import type { Deck } from './deck.ts'

/** The file that a sprint is saved to. */
export function sprintFile({ sprint, texts }: Pick<Deck, 'sprint' | 'texts'>) {
  return {
    tool: 'flight-deck' as const,
    fileName: fileNameOf('flight-deck', conceptOf(sprint, texts.method).name),
    work: () => sprint,
  }
}
