import { isWritten, OWN_VOICES, ownVoiceKey } from '#platform/editing/domain/page-texts.ts'
import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { idsOf } from '#site/pages/domain/page-content.ts'
import { EditableContent, EditableItem, type ListTarget } from './editing/editable.tsx'

/** What a participant said. It is whole once quote, name and task are written. */
export function ownVoice(text: TrainingText, id: string) {
  const [quote, author, position] = [
    text(ownVoiceKey(id, 'quote')),
    text(ownVoiceKey(id, 'author')),
    text(ownVoiceKey(id, 'position')),
  ]
  return { id, quote, author, position, isWhole: [quote, author, position].every(isWritten) }
}

/** The list of what participants said, for its editor. */
export function ownVoiceList(text: TrainingText): ListTarget {
  return {
    kind: 'content',
    field: 'voices',
    list: text(OWN_VOICES),
    textOf: (id) => text(ownVoiceKey(id, 'quote')),
  }
}

/** In edit mode: what participants said. Visitors see one once it is whole. */
export function OwnVoices({ text }: { text: TrainingText }) {
  const list = ownVoiceList(text)
  return (
    <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3">
      {idsOf(text(OWN_VOICES).content).map((id, index) => {
        const { quote, author, position, isWhole } = ownVoice(text, id)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a moved element would lose the focus
            key={index}
            className="relative min-w-0 border-ink/15 border-t pt-6 pr-10"
          >
            <p className="text-lead">
              <EditableItem of={list} index={index} handle="top-6 right-0">
                {quote.content}
              </EditableItem>
            </p>
            <p className="mt-5 font-semibold">
              <EditableContent text={author} />
            </p>
            <p className="mt-2 text-muted text-small">
              <EditableContent text={position} />
            </p>
            {!isWhole && (
              <p className="mt-2 font-semibold text-orange-text text-small">
                Noch nicht zu sehen: Es fehlen Zitat, Name oder Aufgabe.
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
