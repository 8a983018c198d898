import { Badge, type BadgeTone } from '#platform/design/web/badge.tsx'
import type { Setup } from '../domain/setup.ts'

type StepState = Setup['steps'][number]['state']

/** The words of the states. */
export const STATE_WORDS: Readonly<Record<StepState, string>> = {
  done: 'Erledigt',
  skipped: 'Übersprungen',
  open: 'Offen',
}
const TONES: Readonly<Record<StepState, BadgeTone>> = {
  done: 'green',
  skipped: 'neutral',
  open: 'orange',
}

export function StepStateBadge({ state }: { state: StepState }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
}
