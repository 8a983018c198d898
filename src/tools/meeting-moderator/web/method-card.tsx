import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import type { Meeting, MeetingRun } from '../domain/meeting.ts'
import { type MeetingTiming, timerText } from '../domain/meeting-clock.ts'
import { methodState, methodSteps } from '../domain/meeting-methods.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

interface MethodCardProps {
  texts: MeetingModeratorTexts['methods']
  meeting: Pick<Meeting, 'people'>
  run: MeetingRun
  timing: MeetingTiming
  /** Goes to a step; nothing for those who only follow. */
  onStep?: ((index: number) => void) | undefined
}

/** The method of the current item: what to do in this step, and the time that the step still has. */
export function MethodCard({ texts, meeting, run, timing, onStep }: MethodCardProps) {
  const { item, allotted, spent } = timing
  const state = methodState(
    methodSteps(item.method, meeting.people),
    allotted,
    spent,
    run.marks[item.id],
  )
  const step = state?.steps[state.index]
  if (!item.method || !state || !step) return null
  const { name, steps: words } = texts.names[item.method]
  const [place, places] = [state.index + 1, state.steps.length]
  const title = step.person ? `${name}: ${step.person}` : name
  return (
    <Card as="section" aria-labelledby="meeting-method">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h3 id="meeting-method" className="text-h4">
          {title}
        </h3>
        <p role="timer" className="font-display font-heading text-h4 tabular-nums">
          {timerText(state.remaining)}
        </p>
      </div>
      <p className="mt-2 max-w-[64ch]">{words[step.person ? 0 : state.index]}</p>
      {places > 1 && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {onStep && (
            <Button
              variant="secondary"
              size="small"
              disabled={place === 1}
              aria-label={texts.previous}
              onClick={() => onStep(state.index - 1)}
            >
              <ArrowLeftIcon />
            </Button>
          )}
          <span className="text-muted text-small">{texts.step(place, places)}</span>
          {onStep && (
            <Button
              variant="secondary"
              size="small"
              disabled={place === places}
              aria-label={texts.next}
              onClick={() => onStep(state.index + 1)}
            >
              <ArrowRightIcon />
            </Button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {`${title}, ${texts.step(place, places)}`}
      </p>
    </Card>
  )
}
