import { DECK_LENGTHS, type DeckStart } from '../../domain/deck-room.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import type { RoomStepProps } from './room-types.ts'
import { WrittenField } from './written-field.tsx'

/** Step 1: people arrive, and read what the room is about; the host can still change the question. */
export function StepOfPeople(props: RoomStepProps) {
  const { room, texts, act } = props
  return (
    <>
      <RoomQuestion {...props} isWhole />
      {room.isHost && (
        <WrittenField
          id="room-question-edit"
          className="max-w-140"
          label={texts.deck.ideas.question}
          hint={texts.start.questionHint}
          maxLength={DECK_LENGTHS.question}
          value={room.content.question}
          onText={(text) => act({ type: 'question', text })}
        />
      )}
    </>
  )
}

interface RoomQuestionProps extends Pick<RoomStepProps, 'room' | 'texts'> {
  /** Whether problem and people are shown at once. */
  isWhole?: boolean
}

/** The question that the room works on, with the problem and the people whom it is about. */
export function RoomQuestion({ room, texts, isWhole = false }: RoomQuestionProps) {
  const { question, problem, people } = room.content
  return (
    <div className="mb-6 rounded-card bg-brand p-5 text-white">
      <p className="text-small">{texts.deck.ideas.question}</p>
      <p className="mt-1 whitespace-pre-line break-words font-semibold text-h4">
        {question || texts.noQuestion}
      </p>
      {(problem || people.length > 0) && (
        <details open={isWhole} className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-small underline underline-offset-4">
            {texts.known.title}
          </summary>
          <ProblemAndPeople problem={problem} people={people} texts={texts.known} />
        </details>
      )}
    </div>
  )
}

type ProblemAndPeopleProps = Pick<DeckStart, 'problem' | 'people'> & {
  texts: RoomTexts['known']
}

/** What was known of the problem before the room, and the people concerned. */
export function ProblemAndPeople({ problem, people, texts }: ProblemAndPeopleProps) {
  return (
    <dl className="grid gap-2 text-small">
      {problem && (
        <div>
          <dt className="font-semibold">{texts.problem}</dt>
          <dd className="whitespace-pre-line break-words">{problem}</dd>
        </div>
      )}
      {people.length > 0 && (
        <div>
          <dt className="font-semibold">{texts.people}</dt>
          {people.map((person) => (
            <dd key={person} className="break-words">
              {person}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
