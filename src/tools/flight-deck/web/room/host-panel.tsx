import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import { QrCode } from '#platform/login/web/qr-code.tsx'
import { DECK_STEPS } from '../../domain/deck-room.ts'
import { CopyButton } from './copy-button.tsx'
import { personalFragment, TEAM_FRAGMENT } from './room-address.ts'
import { AskFirst } from './room-ask-first.tsx'
import { forgetRoom } from './room-store.ts'
import type { RoomStepProps } from './room-types.ts'

const MINUTES = [3, 5, 8, 15] as const

interface HostPanelProps extends RoomStepProps {
  secret: string
}

/** Who is in the room, and one's own link; for the host also the timer, the step before, the door and the end. */
export function HostPanel(props: HostPanelProps) {
  const { room, texts, language } = props
  return (
    <aside className="min-w-0 text-small lg:sticky lg:top-28 lg:self-start">
      {room.isHost && <Steps {...props} />}
      <PeopleList {...props} />
      <PersonalLink {...props} />
      {room.isHost && <Door {...props} />}
      <p className="mt-4 text-muted">{texts.head.until(longDay(room.expiresAt, language))}</p>
      {room.isHost && <End {...props} />}
    </aside>
  )
}

function Steps({ room, texts, act }: HostPanelProps) {
  const { host, steps } = texts
  const { step, timer } = room.content
  const before = DECK_STEPS[DECK_STEPS.indexOf(step) - 1]
  const isRunning = timer !== null && 'endsAt' in timer
  return (
    <section
      aria-labelledby="room-host"
      className="mb-6 rounded-card bg-sheet-sky p-5 print:hidden"
    >
      <h3 id="room-host" className="text-h4">
        {host.title}
      </h3>
      <p className="mt-1">{host.lead}</p>
      <p id="room-timer" className="mt-4 font-semibold">
        {host.timer}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div role="group" aria-labelledby="room-timer" className="mt-1 flex flex-wrap gap-2">
        {MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            onClick={() => act({ type: 'timer', step, minutes })}
            className="inline-flex min-h-11 items-center rounded-button bg-white px-4 transition-colors hover:bg-sand"
          >
            {host.minutes(minutes)}
          </button>
        ))}
        {timer && (
          <>
            <Button
              variant="ghost"
              size="small"
              onClick={() => act({ type: 'run-timer', step, isRunning: !isRunning })}
            >
              <span>{isRunning ? host.pauseTimer : host.runTimer}</span>
            </Button>
            <Button
              variant="ghost"
              size="small"
              onClick={() => act({ type: 'timer', step, minutes: null })}
            >
              {host.stopTimer}
            </Button>
          </>
        )}
      </div>
      {before && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          onClick={() => act({ type: 'step', step: before })}
        >
          <span>{host.back(steps[before].name)}</span>
        </Button>
      )}
    </section>
  )
}

/**
 * Who has joined the room, and who of them is connected. Coming and going is not read out: it would interrupt people who
 * work in silence.
 */
function PeopleList({ room, texts, act, state: { present } }: HostPanelProps) {
  const { head, host } = texts
  const { members } = room
  const connected = members.filter(({ id }) => present?.has(id)).length
  return (
    <section aria-labelledby="room-people">
      <h3 id="room-people" className="text-h4">
        {host.people}
      </h3>
      <p className="text-muted">
        {present ? head.connected(connected, members.length) : head.people(members.length)}
      </p>
      <ul className="mt-2">
        {members.map(({ id, name, isHost }) => (
          <li key={id} className="py-2">
            <p className="break-words">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-muted">
                {[
                  id === room.me && head.you,
                  isHost && head.host,
                  present && (present.has(id) ? head.isConnected : head.isAway),
                  room.content.done.includes(id) && texts.done.one,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            {room.isHost && id !== room.me && (
              <div className="flex flex-wrap gap-x-5">
                <AskFirst
                  label={host.handOver}
                  about={name}
                  question={host.handOverQuestion(name)}
                  confirm={host.yes}
                  cancel={host.no}
                  onConfirm={() => act({ type: 'host', memberId: id })}
                />
                <AskFirst
                  label={host.remove}
                  about={name}
                  question={host.removeQuestion(name)}
                  confirm={host.yes}
                  cancel={host.no}
                  onConfirm={() => act({ type: 'remove-member', memberId: id })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Makes another device this member's too. The link is shown on request only: whoever has it is this member. */
function PersonalLink({ room, texts, secret }: HostPanelProps) {
  const words = texts.personalLink
  const [isOpen, setOpen] = useState(false)
  const link = `${location.origin}${location.pathname}${personalFragment(room.code, secret)}`
  return (
    <details
      className="mt-2 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {words.title}
      </summary>
      {isOpen && (
        <>
          <p>{words.lead}</p>
          <div className="mt-3">
            <CopyButton label={words.copy} copied={words.copied} link={link} />
          </div>
          <div className="mt-3 w-44">
            <QrCode text={link} label={words.qrCode} />
          </div>
        </>
      )}
    </details>
  )
}

function Door({ room, texts, act }: HostPanelProps) {
  return (
    <label
      htmlFor="room-door-open"
      className="mt-2 inline-flex min-h-11 items-center gap-3 print:hidden"
    >
      <input
        id="room-door-open"
        type="checkbox"
        checked={room.isOpen}
        onChange={({ target }) => act({ type: 'door', isOpen: target.checked })}
        className="size-5 accent-brand"
      />
      {texts.host.isOpen}
    </label>
  )
}

function End({ room: { code }, texts, secret }: HostPanelProps) {
  const { host } = texts
  const [hasFailed, setFailed] = useState(false)
  const end = async () => {
    setFailed(false)
    try {
      await call('DELETE', '/api/tools/rooms/{code}', {
        path: { code },
        header: { authorization: `Bearer ${secret}` },
      })
    } catch {
      return setFailed(true)
    }
    forgetRoom(code)
    location.hash = TEAM_FRAGMENT
  }
  return (
    <>
      <AskFirst
        label={host.end}
        question={host.endQuestion}
        confirm={texts.deck.storage.ask.confirm}
        cancel={texts.deck.storage.ask.cancel}
        onConfirm={() => void end()}
      />
      {hasFailed && (
        <p role="alert" className="mt-2 text-error">
          {texts.failed}
        </p>
      )}
    </>
  )
}
