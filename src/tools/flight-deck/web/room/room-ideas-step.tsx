import { useState } from 'react'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { DECK_LENGTHS, IDEAS_PER_MEMBER } from '../../domain/deck-room.ts'
import type { DeckIdeaView } from '../../domain/deck-room-view.ts'
import { IconButton } from '../icon-button.tsx'
import { IdeaForm } from '../idea-form.tsx'
import { UndoLine } from '../undo-line.tsx'
import { RoomQuestion } from './arrive-step.tsx'
import { useDraft } from './room-store.ts'
import type { RoomStepProps } from './room-types.ts'

/** Step 2: everybody writes ideas, and sees only their own. */
export function IdeasStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const { ideas: words, storage } = texts.deck
  const [text, setText] = useDraft(`${room.code}-idea`)
  const [removed, setRemoved] = useState<DeckIdeaView>()
  const mine = room.content.ideas.filter(({ isMine }) => isMine)
  const isFull = mine.length >= IDEAS_PER_MEMBER
  const bringBack = ({ text, sketch }: DeckIdeaView) => {
    const id = randomKey()
    act({ type: 'idea', id, text })
    if (sketch.length > 0) act({ type: 'sketch', id, sketch })
    setRemoved(undefined)
    document.getElementById('room-idea')?.focus()
  }
  const add = () => {
    if (text.trim() === '' || isFull) return
    setRemoved(undefined)
    act({ type: 'idea', id: randomKey(), text: text.trim() })
    setText('')
  }
  return (
    <>
      <RoomQuestion {...props} />
      <IdeaForm
        texts={words}
        id="room-idea"
        describedBy="room-idea-note"
        maxLength={DECK_LENGTHS.idea}
        text={text}
        onText={setText}
        onAdd={add}
      />
      {/* Said before, because what is sent leaves the field. */}
      <p id="room-idea-note" role="status" className="mt-2 text-small">
        {isFull && texts.idea.own(IDEAS_PER_MEMBER)}
      </p>
      <div role="status">
        {removed && (
          <UndoLine
            text={storage.removed.part}
            undo={storage.undo}
            onUndo={() => bringBack(removed)}
          />
        )}
      </div>
      <h3 id="room-own-ideas" className="mt-8 text-h4">
        {texts.idea.mine}
      </h3>
      {mine.length === 0 && <p className="mt-2 text-secondary">{words.empty}</p>}
      <ul aria-labelledby="room-own-ideas" className="mt-3 grid gap-3 sm:grid-cols-2">
        {mine.map((idea) => (
          <li
            key={idea.id}
            className="flex items-center gap-2 rounded-card bg-sheet-sky py-2 pr-2 pl-4 shadow-card"
          >
            <p className="min-w-0 flex-1 whitespace-pre-line break-words">{idea.text}</p>
            <IconButton
              label={words.remove(idea.text)}
              onClick={() => {
                act({ type: 'remove-idea', id: idea.id })
                setRemoved(idea)
              }}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 text-muted text-small">
        {texts.idea.count(room.content.ideaCount)}
      </p>
    </>
  )
}
