import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { DECK_LENGTHS, IDEAS_MAX, IDEAS_PER_MEMBER } from '../../domain/deck-room.ts'
import type { DeckIdeaView } from '../../domain/deck-room-view.ts'
import { IconButton } from '../icon-button.tsx'
import { RoomQuestion } from './arrive-step.tsx'
import type { RoomStepProps } from './room-types.ts'
import { useDraft } from './use-draft.ts'

/** Step 2: everybody writes ideas, and sees only their own. */
export function IdeasStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const [text, setText] = useDraft(`${room.code}-idea`)
  const [removed, setRemoved] = useState<DeckIdeaView>()
  const mine = room.content.ideas.filter(({ isMine }) => isMine)
  // Said before, because what is sent leaves the field.
  const refusal =
    mine.length >= IDEAS_PER_MEMBER
      ? texts.idea.own(IDEAS_PER_MEMBER)
      : room.content.ideaCount >= IDEAS_MAX && texts.refusals['rooms.ideas_full']
  const bringBack = () => {
    if (!removed) return
    const id = randomKey()
    act({ type: 'idea', id, text: removed.text })
    if (removed.sketch.length > 0) act({ type: 'sketch', id, sketch: removed.sketch })
    setRemoved(undefined)
    document.getElementById('room-idea')?.focus()
  }
  const add = () => {
    if (text.trim() === '' || refusal) return
    setRemoved(undefined)
    act({ type: 'idea', id: randomKey(), text: text.trim() })
    setText('')
    document.getElementById('room-idea')?.focus()
  }
  return (
    <>
      <RoomQuestion {...props} />
      <form
        method="post"
        className="max-w-140"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextAreaField
          id="room-idea"
          label={texts.idea.label}
          maxLength={DECK_LENGTHS.idea}
          enterKeyHint="enter"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <p role="status" className="mt-2 text-small">
          {refusal}
        </p>
        <Button type="submit" className="mt-1">
          {texts.idea.add}
        </Button>
      </form>
      <div role="status">
        {removed && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 text-small">
            {texts.idea.removed}
            <button
              // It takes the focus from the removed idea.
              ref={(button) => button?.focus({ preventScroll: true })}
              type="button"
              onClick={bringBack}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {texts.idea.undo}
            </button>
          </p>
        )}
      </div>
      <h3 id="room-own-ideas" className="mt-8 text-h4">
        {texts.idea.mine}
      </h3>
      {mine.length === 0 && <p className="mt-2 text-secondary">{texts.idea.none}</p>}
      <ul aria-labelledby="room-own-ideas" className="mt-3 grid gap-3 sm:grid-cols-2">
        {mine.map((idea) => (
          <li
            key={idea.id}
            className="flex items-center gap-2 rounded-card bg-sheet-sky py-2 pr-2 pl-4 shadow-card"
          >
            <p className="min-w-0 flex-1 whitespace-pre-line break-words">{idea.text}</p>
            <IconButton
              label={texts.idea.remove(idea.text)}
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
