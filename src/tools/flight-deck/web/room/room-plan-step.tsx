import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import {
  DECK_LENGTHS,
  HYPOTHESES_MAX,
  HYPOTHESIS_PARTS,
  type Hypothesis,
  type HypothesisPart,
  PLAN_PARTS,
  type PlanPart,
} from '../../domain/deck-room.ts'
import { hypothesisSentence } from './room-document.ts'
import { useDrafts } from './room-store.ts'
import type { RoomStepProps } from './room-types.ts'
import { useWritten } from './use-written.ts'

/** Step 7: hypotheses, and with whom, how and until when they are tested. */
export function PlanStep(props: RoomStepProps) {
  const { room, texts } = props
  const { hypotheses } = room.content
  return (
    <>
      <h3 className="text-h4">{texts.plan.hypotheses}</h3>
      {hypotheses.length === 0 && <p className="mt-1 text-secondary">{texts.plan.none}</p>}
      <ul className="mt-3 grid gap-3">
        {hypotheses.map((hypothesis) => (
          <HypothesisItem key={hypothesis.id} {...props} hypothesis={hypothesis} />
        ))}
      </ul>
      {hypotheses.length < HYPOTHESES_MAX && <HypothesisForm {...props} />}
      <h3 className="mt-8 text-h4">{texts.plan.test}</h3>
      <Test {...props} />
    </>
  )
}

function HypothesisItem(props: RoomStepProps & { hypothesis: Hypothesis }) {
  const { room, texts, act, hypothesis } = props
  const { isTyped } = useHypothesisDraft(room.code, hypothesis)
  // After a reload the form is open where something was typed in it.
  const [isEdited, setEdited] = useState(isTyped)
  const mayEdit = room.isHost || hypothesis.by === room.me
  return (
    <Card as="li">
      <p className="break-words font-semibold">{hypothesisSentence(hypothesis, texts.plan)}</p>
      {isEdited && <HypothesisForm {...props} onDone={() => setEdited(false)} />}
      {mayEdit && !isEdited && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="ghost" size="small" onClick={() => setEdited(true)}>
            {texts.plan.edit}
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => act({ type: 'remove-hypothesis', id: hypothesis.id })}
          >
            {texts.plan.remove}
          </Button>
        </div>
      )}
    </Card>
  )
}

type Parts = Readonly<Record<HypothesisPart, string>>
const EMPTY: Parts = { group: '', change: '', threshold: '' }

/** What was typed and not saved yet: of a hypothesis, or of a new one. */
function useHypothesisDraft(code: string, hypothesis?: Hypothesis) {
  const { group, change, threshold } = hypothesis ?? EMPTY
  return useDrafts(`${code}-hypothesis-${hypothesis?.id ?? 'new'}`, { group, change, threshold })
}

interface HypothesisFormProps extends RoomStepProps {
  /** The hypothesis to edit; undefined for a new one. */
  hypothesis?: Hypothesis
  onDone?: () => void
}

/** Writes a hypothesis: group, change and threshold, none of which may be missing. */
function HypothesisForm({ room, texts, act, hypothesis, onDone }: HypothesisFormProps) {
  const { texts: parts, write, clear } = useHypothesisDraft(room.code, hypothesis)
  const [isTried, setTried] = useState(false)
  const isWhole = HYPOTHESIS_PARTS.every((part) => parts[part].trim() !== '')
  const id = hypothesis?.id ?? 'new'
  const save = () => {
    setTried(!isWhole)
    if (!isWhole) return
    act({ type: 'hypothesis', id: hypothesis?.id ?? randomKey(), ...parts })
    clear()
    onDone?.()
  }
  return (
    <form
      method="post"
      className="mt-4 grid max-w-140 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {HYPOTHESIS_PARTS.map((part) => (
        <TextField
          key={part}
          id={`hypothesis-${id}-${part}`}
          label={texts.plan.parts[part].label}
          hint={texts.plan.parts[part].hint}
          error={isTried && parts[part].trim() === '' ? texts.plan.missing : undefined}
          autoComplete="off"
          maxLength={DECK_LENGTHS.hypothesis}
          value={parts[part]}
          onChange={({ target }) => write(part, target.value)}
        />
      ))}
      <div>
        <Button type="submit" variant="secondary" size="small">
          {hypothesis ? texts.save : texts.plan.add}
        </Button>
      </div>
    </form>
  )
}

function Test(props: RoomStepProps) {
  const { room, texts } = props
  const { plan } = room.content
  if (!room.isHost)
    return (
      <>
        <p className="text-muted text-small">{texts.plan.hostWrites}</p>
        <dl className="mt-3 grid gap-3">
          {PLAN_PARTS.map((part) => (
            <div key={part}>
              <dt className="font-semibold">{texts.plan.fields[part].label}</dt>
              <dd className="whitespace-pre-line break-words">{plan[part] || texts.plan.open}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  return (
    <div className="mt-3 grid max-w-140 gap-4">
      {PLAN_PARTS.map((part) => (
        <PlanField key={part} {...props} part={part} />
      ))}
    </div>
  )
}

function PlanField({ room, texts, act, part }: RoomStepProps & { part: PlanPart }) {
  const { text, type, leave } = useWritten(room.content.plan[part])
  return (
    <TextAreaField
      id={`room-plan-${part}`}
      label={texts.plan.fields[part].label}
      hint={texts.plan.fields[part].hint}
      maxLength={DECK_LENGTHS.plan}
      value={text}
      onChange={({ target }) => {
        type(target.value)
        act({ type: 'plan', part, text: target.value })
      }}
      onBlur={leave}
    />
  )
}
