import { Button } from '#platform/design/web/button.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { DECK_LENGTHS } from '../../domain/deck-room.ts'
import { RoomQuestion } from './room-question.tsx'
import type { RoomStepProps } from './step-props.ts'
import { useDraft } from './use-draft.ts'

/** Step 1: people arrive; the host can still change the question. */
export function StepOfPeople(props: RoomStepProps) {
  const { room, texts, act } = props
  const [text, setText, clear] = useDraft(`${room.code}-question`, room.content.question)
  return (
    <>
      <RoomQuestion {...props} />
      {room.isHost && (
        <form
          method="post"
          className="max-w-140"
          onSubmit={(event) => {
            event.preventDefault()
            act({ type: 'question', text: text.trim() })
            clear()
          }}
        >
          <TextAreaField
            id="room-question-edit"
            label={texts.start.question}
            hint={texts.start.questionHint}
            maxLength={DECK_LENGTHS.question}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            className="mt-3"
            disabled={text.trim() === room.content.question}
          >
            {texts.save}
          </Button>
        </form>
      )}
    </>
  )
}
