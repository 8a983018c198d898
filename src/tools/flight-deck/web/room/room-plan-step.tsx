import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import {
  DECK_LENGTHS,
  HYPOTHESES_MAX,
  HYPOTHESIS_PARTS,
  type Hypothesis,
  PLAN_PARTS,
} from '../../domain/deck-room.ts'
import { IconButton } from '../icon-button.tsx'
import { hypothesisSentence, isWritten } from './room-document.ts'
import type { RoomStepProps } from './room-types.ts'
import { WrittenField } from './written-field.tsx'

const LIST_TITLE_ID = 'room-hypotheses'

/** Step 8: hypotheses, and with whom, how and until when they are tested. */
export function PlanStep(props: RoomStepProps) {
  const { room, texts, act } = props
  const { hypotheses } = room.content
  const [newId, setNewId] = useState<string>()
  const add = () => {
    const id = randomKey()
    act({ type: 'hypothesis', id, group: '', change: '', threshold: '' })
    setNewId(id)
  }
  return (
    <>
      <h3 id={LIST_TITLE_ID} tabIndex={-1} className="text-h4 outline-none">
        {texts.plan.hypotheses}
      </h3>
      {hypotheses.length === 0 && <p className="mt-1 text-secondary">{texts.plan.none}</p>}
      <ul aria-label={texts.plan.hypotheses} className="mt-3 grid gap-3">
        {hypotheses.map((hypothesis) => (
          <HypothesisItem
            key={hypothesis.id}
            {...props}
            hypothesis={hypothesis}
            isNew={hypothesis.id === newId}
          />
        ))}
      </ul>
      {hypotheses.length < HYPOTHESES_MAX && (
        <Button variant="secondary" size="small" className="mt-3" onClick={add}>
          {texts.plan.add}
        </Button>
      )}
      <h3 className="mt-8 text-h4">{texts.plan.test}</h3>
      <Test {...props} />
    </>
  )
}

interface HypothesisItemProps extends RoomStepProps {
  hypothesis: Hypothesis
  /** Whether this person has just added it: its first field has the focus. */
  isNew: boolean
}

/** A hypothesis: group, change and threshold, for whoever added it and for the host to write. */
function HypothesisItem({ room, texts, act, hypothesis, isNew }: HypothesisItemProps) {
  const { id } = hypothesis
  const sentence = hypothesisSentence(hypothesis, texts.plan)
  if (!room.isHost && hypothesis.by !== room.me)
    return isWritten(hypothesis) ? (
      <Card as="li">
        <p className="break-words font-semibold">{sentence}</p>
      </Card>
    ) : null
  return (
    <Card as="li" className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-4">
        {HYPOTHESIS_PARTS.map((part, index) => (
          <WrittenField
            key={part}
            id={`hypothesis-${id}-${part}`}
            label={texts.plan.parts[part].label}
            hint={texts.plan.parts[part].hint}
            rows={1}
            autoFocus={isNew && index === 0}
            maxLength={DECK_LENGTHS.hypothesis}
            value={hypothesis[part]}
            onText={(text) => act({ type: 'hypothesis', id, [part]: text })}
          />
        ))}
      </div>
      <IconButton
        label={texts.deck.ideas.remove(sentence)}
        onClick={() => {
          act({ type: 'remove-hypothesis', id })
          // The button goes with the hypothesis.
          document.getElementById(LIST_TITLE_ID)?.focus()
        }}
      >
        <CloseIcon />
      </IconButton>
    </Card>
  )
}

/** With whom, how and until when: for the host to write. */
function Test({ room, texts, act }: RoomStepProps) {
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
        <WrittenField
          key={part}
          id={`room-plan-${part}`}
          label={texts.plan.fields[part].label}
          hint={texts.plan.fields[part].hint}
          maxLength={DECK_LENGTHS.plan}
          value={plan[part]}
          onText={(text) => act({ type: 'plan', part, text })}
        />
      ))}
    </div>
  )
}
