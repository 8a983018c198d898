import { Card } from '#platform/design/web/card.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import { HandOn } from '#tools/documents/web/hand-on.tsx'
import { DECK_LENGTHS, type Hypothesis, VERDICTS, type Verdict } from '../../domain/deck-room.ts'
import { hypothesisSentence, isWritten } from './room-document.ts'
import { roomMeeting } from './room-meeting.ts'
import type { RoomStepProps } from './room-types.ts'
import { WrittenField } from './written-field.tsx'

/** Step 9, after the test: what was measured, and whether to keep, change or drop it. */
export function ResultsStep(props: RoomStepProps) {
  const { room, texts, tools, language } = props
  const hypotheses = room.content.hypotheses.filter(isWritten)
  return (
    <>
      <p className="text-secondary">{texts.results.later(longDay(room.expiresAt, language))}</p>
      {hypotheses.length === 0 && <p className="mt-3">{texts.plan.none}</p>}
      <ul className="mt-5 grid gap-4">
        {hypotheses.map((hypothesis) => (
          <Result key={hypothesis.id} {...props} hypothesis={hypothesis} />
        ))}
      </ul>
      <HandOn texts={tools.chain} language={language} make={() => roomMeeting(props)}>
        {tools.chain.meeting}
      </HandOn>
    </>
  )
}

function Result(props: RoomStepProps & { hypothesis: Hypothesis }) {
  const { room, texts, hypothesis } = props
  const { results, plan } = texts
  const { result, verdict } = hypothesis
  const mayWrite = room.isHost || hypothesis.by === room.me
  return (
    <Card as="li">
      <p className="break-words font-semibold">{hypothesisSentence(hypothesis, plan)}</p>
      {mayWrite ? (
        <ResultForm {...props} />
      ) : (
        <>
          <dl className="mt-3 grid gap-3">
            <div>
              <dt className="font-semibold text-small">{results.result}</dt>
              <dd className="whitespace-pre-line break-words">{result || plan.open}</dd>
            </div>
            <div>
              <dt className="font-semibold text-small">{results.verdict}</dt>
              <dd>{verdict ? results.verdicts[verdict] : plan.open}</dd>
            </div>
          </dl>
          {!(result && verdict) && <p className="mt-3 text-muted text-small">{results.waits}</p>}
        </>
      )}
    </Card>
  )
}

function ResultForm({ texts, act, hypothesis }: RoomStepProps & { hypothesis: Hypothesis }) {
  const { results } = texts
  const { id, result, verdict } = hypothesis
  const choices: readonly (Verdict | null)[] = [...VERDICTS, null]
  return (
    <div className="mt-3 grid gap-4">
      <WrittenField
        id={`room-result-${id}`}
        label={results.result}
        hint={results.resultHint}
        maxLength={DECK_LENGTHS.result}
        value={result}
        onText={(text) => act({ type: 'result', id, result: text })}
      />
      <fieldset>
        <legend className="font-semibold text-small">{results.verdict}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {choices.map((choice) => (
            <label
              key={choice ?? 'open'}
              htmlFor={`verdict-${id}-${choice ?? 'open'}`}
              className="inline-flex min-h-11 items-center gap-2"
            >
              <input
                id={`verdict-${id}-${choice ?? 'open'}`}
                type="radio"
                name={`verdict-${id}`}
                checked={verdict === choice}
                onChange={() => act({ type: 'result', id, verdict: choice })}
                className="size-5 accent-brand"
              />
              <span>{choice ? results.verdicts[choice] : texts.plan.open}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
