import { classes } from '#platform/design/web/classes.ts'
import { MEETING_STEPS, type Meeting, type MeetingStep } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface StepNavProps {
  texts: MeetingModeratorTexts['steps']
  meeting: Meeting
  onShow: (step: MeetingStep) => void
}

/** Links to the three steps. "Run" is disabled until the meeting has started. */
export function StepNav({ texts, meeting, onShow }: StepNavProps) {
  return (
    <nav aria-label={texts.label} className="max-sm:w-full">
      <ol className="grid grid-cols-3 gap-1 rounded-card bg-section p-1 sm:inline-grid sm:min-w-130">
        {MEETING_STEPS.map((step, index) => {
          const isHere = step === meeting.step
          const isClosed = step === 'run' && meeting.run === null
          return (
            <li key={step} className="min-w-0">
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                disabled={isClosed}
                title={isClosed ? texts.notStarted : undefined}
                onClick={() => onShow(step)}
                className={classes(
                  'flex min-h-13 w-full items-center justify-center gap-2 rounded-input px-2 py-2 font-semibold text-small leading-tight transition-colors hyphens-none',
                  isHere
                    ? 'bg-brand text-white'
                    : 'text-secondary hover:bg-brand-tint hover:text-ink disabled:bg-transparent disabled:text-muted',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classes(
                    'hidden size-7 shrink-0 place-items-center rounded-pill tabular-nums sm:grid',
                    isHere ? 'bg-white text-brand' : 'bg-sand text-ink',
                  )}
                >
                  {index + 1}
                </span>
                <span>{texts.names[step]}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
