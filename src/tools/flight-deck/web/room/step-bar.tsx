import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { DECK_STEPS } from '../../domain/deck-room.ts'
import { type StepTimer, timeText } from '../../domain/step-timer.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { RoomLead } from './room-lead.tsx'
import { hostName, type RoomStepProps } from './room-types.ts'

/**
 * What is always in sight: everybody says that they are done, all see how many are, the time and who leads, the host
 * opens the next step, and anyone takes over from a host who is away.
 */
export function StepBar(props: RoomStepProps) {
  const { room, texts, act, state } = props
  const { step, done, timer } = room.content
  const isDone = done.includes(room.me)
  // Nobody waits for people who are gone.
  const people = room.members.filter(
    ({ id }) => done.includes(id) || !state.present || state.present.has(id),
  ).length
  const allDone = done.length >= people ? texts.done.all : ''
  const status = room.isHost ? allDone : texts.lead.leads(hostName(room))
  const next = DECK_STEPS[DECK_STEPS.indexOf(step) + 1]
  return (
    <div
      data-bottom-bar
      className="tall:sticky tall:bottom-0 z-10 mt-8 border-sand border-t bg-page py-3 print:hidden"
    >
      <RoomLead {...props} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={isDone ? 'primary' : 'secondary'}
          size="small"
          aria-pressed={isDone}
          onClick={() => act({ type: 'done', step, isDone: !isDone })}
        >
          <span className="inline-flex items-center gap-2">
            {isDone && <CheckIcon className="size-4" />}
            <span>{texts.done.button}</span>
          </span>
        </Button>
        <div className={classes('text-small', room.isHost && 'max-sm:order-first max-sm:w-full')}>
          <div className="flex flex-wrap gap-x-4">
            <p>{texts.done.count(done.length, people)}</p>
            {timer && <Timer timer={timer} offset={state.clockOffset} texts={texts.head} />}
          </div>
          <p role="status" className={room.isHost ? 'font-semibold' : 'text-muted'}>
            <span>{status}</span>
          </p>
        </div>
        {room.isHost && next && (
          <Button
            size="small"
            className="ml-auto"
            onClick={() => act({ type: 'step', step: next })}
          >
            <span>{texts.host.next(texts.steps[next].name)}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

interface TimerProps {
  timer: StepTimer
  offset: number
  texts: RoomStepProps['texts']['head']
}

/** The time of the step, by the server's clock. */
function Timer({ timer, offset, texts }: TimerProps) {
  const left = useTimeLeft(timer, offset)
  const said = 'endsAt' in timer ? texts.timeLeft : texts.timePaused
  return (
    <p className="font-semibold">
      {left > 0 ? (
        <span role="timer" className="tabular-nums">
          {`${said} ${timeText(left)}`}
        </span>
      ) : (
        <span role="status" className="text-orange-text">
          {texts.timeOver}
        </span>
      )}
    </p>
  )
}
