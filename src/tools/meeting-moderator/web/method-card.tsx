import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import type { Meeting, MeetingRun } from '../domain/meeting.ts'
import { type MeetingTiming, timerText } from '../domain/meeting-clock.ts'
import { methodState, methodSteps } from '../domain/meeting-methods.ts'
import { usePassedStep } from './meeting-chime.ts'
import type { MeetingModeratorTexts, MethodPartTexts } from './meeting-moderator-texts.ts'

interface MethodCardProps {
  texts: MeetingModeratorTexts['methods']
  meeting: Pick<Meeting, 'people'> & Partial<Pick<Meeting, 'hasSound'>>
  run: MeetingRun
  timing: MeetingTiming
  /** Goes to a step; nothing for those who only follow. */
  onStep?: ((index: number) => void) | undefined
}

/** The method of the current item: its steps, what to do in this one, and the time that the step still has. */
export function MethodCard({ texts, meeting, run, timing, onStep }: MethodCardProps) {
  const { item, allotted, spent } = timing
  const mark = run.marks[item.id]
  const steps = methodSteps(item.method, meeting.people)
  const state = methodState(steps, allotted, spent, mark)
  const isOn = run.since !== null
  usePassedStep(`${item.id} ${mark?.from}`, state?.index ?? 0, meeting.hasSound === true && isOn)
  const step = state?.steps[state.index]
  if (!item.method || !state || !step) return null
  const words = texts.names[item.method]
  const parts: Readonly<Record<string, MethodPartTexts>> = words.parts
  const nameOf = ({ part, person }: typeof step) => person || (parts[part]?.name ?? '')
  return (
    <Card as="section" aria-labelledby="meeting-method">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h3 id="meeting-method" className="text-h4">
          {`${words.name}: ${nameOf(step)}`}
        </h3>
        <p role="timer" className="font-display font-heading text-h4 tabular-nums">
          {timerText(state.remaining)}
        </p>
      </div>
      <p className="mt-2 max-w-[64ch]">{parts[step.part]?.how}</p>
      {steps.length > 1 && (
        <>
          <ol aria-label={texts.steps} className="mt-4 flex flex-wrap gap-2 text-small">
            {steps.map((one, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps have a fixed order
                key={index}
                aria-current={index === state.index ? 'step' : undefined}
                className={classes(
                  'rounded-button px-3 py-1',
                  index === state.index ? 'bg-brand font-semibold text-white' : 'bg-section',
                  index < state.index && 'text-muted',
                )}
              >
                {nameOf(one)}
              </li>
            ))}
          </ol>
          {onStep && (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button
                variant="secondary"
                size="small"
                disabled={state.index === 0}
                onClick={() => onStep(state.index - 1)}
              >
                <ArrowLeftIcon />
                {texts.previous}
              </Button>
              <Button
                variant="secondary"
                size="small"
                disabled={state.index === steps.length - 1}
                onClick={() => onStep(state.index + 1)}
              >
                {texts.next}
                <ArrowRightIcon />
              </Button>
            </div>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {texts.nowOn(nameOf(step))}
      </p>
    </Card>
  )
}
