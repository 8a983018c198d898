import { Button } from '#platform/design/web/button.tsx'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { DECK_STEPS } from '../../domain/deck-room.ts'
import type { RoomStepProps } from './room-types.ts'

interface StepBarProps extends RoomStepProps {
  /** The ids of the members that are connected; undefined while that is not known. */
  present: ReadonlySet<string> | undefined
}

/** Always in sight: everybody says that they are done, all see how many are, and the host opens the next step. */
export function StepBar({ room, texts, act, present }: StepBarProps) {
  const { step, done } = room.content
  const isDone = done.includes(room.me)
  // Nobody waits for people who are gone.
  const people = room.members.filter(
    ({ id }) => done.includes(id) || !present || present.has(id),
  ).length
  const next = DECK_STEPS[DECK_STEPS.indexOf(step) + 1]
  return (
    <div
      data-bottom-bar
      className="tall:sticky tall:bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-sand border-t bg-page py-3 print:hidden"
    >
      <Button
        variant={isDone ? 'primary' : 'secondary'}
        size="small"
        aria-pressed={isDone}
        onClick={() => act({ type: 'done', step, isDone: !isDone })}
      >
        <span className="inline-flex items-center gap-2">
          {isDone && <CheckIcon className="size-4" />}
          {texts.done.button}
        </span>
      </Button>
      <p className="text-small">
        <span>{texts.done.count(done.length, people)}</span>
      </p>
      <p role="status" className="sr-only">
        {done.length >= people ? texts.done.all : ''}
      </p>
      {room.isHost && next && (
        <Button size="small" className="ml-auto" onClick={() => act({ type: 'step', step: next })}>
          <span>{texts.host.next(texts.steps[next].name)}</span>
        </Button>
      )}
    </div>
  )
}
