import { HandOn } from '#tools/documents/web/hand-on.tsx'
import type { HandedStart } from '#tools/documents/web/handed-over.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { MadeDraft } from './consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Opens the Flight Deck with an open question of the draft as its problem. */
export function SprintOn({ made, question }: { made: MadeDraft; question: string }) {
  const { texts, tools, language, isEmbedded } = useStrategy()
  return (
    <HandOn
      texts={tools.chain}
      language={language}
      isEmbedded={isEmbedded}
      label={tools.chain.sprintOn(question)}
      make={() => sprintStart(question, made.facts, texts.storage.unnamed)}
    >
      {tools.chain.sprint}
    </HandOn>
  )
}

/** The start of a sprint: the question is its problem. An audience is its person only where it is the one there is. */
export function sprintStart(
  question: string,
  { name, audiences }: Pick<SiteFacts, 'name' | 'audiences'>,
  unnamed: string,
): HandedStart {
  const [audience, ...others] = audiences
  const who = audience && others.length === 0 ? audience.text : ''
  return {
    tool: 'flight-deck',
    from: name?.text ?? unnamed,
    start: { problem: { what: question }, people: who ? [{ id: 1, who }] : [] },
  }
}
