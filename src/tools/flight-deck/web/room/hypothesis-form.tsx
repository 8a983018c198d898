import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import {
  DECK_LENGTHS,
  HYPOTHESIS_PARTS,
  type Hypothesis,
  type HypothesisPart,
} from '../../domain/deck-room.ts'
import type { RoomStepProps } from './step-props.ts'
import { useDrafts } from './use-draft.ts'

type Parts = Readonly<Record<HypothesisPart, string>>
const EMPTY: Parts = { group: '', change: '', threshold: '' }

/** What was typed and not saved yet: of a hypothesis, or of a new one. */
export function useHypothesisDraft(code: string, hypothesis?: Hypothesis) {
  const { group, change, threshold } = hypothesis ?? EMPTY
  return useDrafts(`${code}-hypothesis-${hypothesis?.id ?? 'new'}`, { group, change, threshold })
}

interface HypothesisFormProps extends RoomStepProps {
  /** The hypothesis to edit; undefined for a new one. */
  hypothesis?: Hypothesis
  onDone?: () => void
}

/** Writes a hypothesis: group, change and threshold, none of which may be missing. */
export function HypothesisForm({ room, texts, act, hypothesis, onDone }: HypothesisFormProps) {
  const { texts: parts, write, clear } = useHypothesisDraft(room.code, hypothesis)
  const [isTried, setTried] = useState(false)
  const isWhole = HYPOTHESIS_PARTS.every((part) => parts[part].trim() !== '')
  const id = hypothesis?.id ?? 'new'
  const save = () => {
    setTried(!isWhole)
    if (!isWhole) return
    const { group, change, threshold } = parts
    act({
      type: 'hypothesis',
      id: hypothesis?.id ?? randomKey(),
      group: group.trim(),
      change: change.trim(),
      threshold: threshold.trim(),
    })
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
