import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { HOST_AWAY_MS } from '#tools/rooms/domain/room.ts'
import type { StepTimer } from '../../domain/step-timer.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { hostName, type RoomState, type RoomStepProps } from './room-types.ts'

/** A page that is loaded again, or a phone that changes its network, is back before. */
const SAID_AFTER_MS = 10_000

/** That the host is away, and after a minute a button by which anyone takes over; for the former host, who leads now. */
export function RoomLead({ room, texts, act, state }: RoomStepProps) {
  const { lead } = texts
  const { isHost } = room
  const left = useTimeLeft(untilTakeOver(state), state.clockOffset)
  const isOver = left === 0
  const region = useRef<HTMLDivElement>(null)
  const [hasLed, setLed] = useState(isHost)
  if (isHost && !hasLed) setLed(true)
  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className="outline-none">
        {!isHost && left <= HOST_AWAY_MS - SAID_AFTER_MS && (
          <Notice>
            <p className="min-w-0 flex-1 basis-60 text-small">
              <span className="block font-semibold">{lead.isAway(hostName(room))}</span>
              <span>{isOver ? lead.anyone : lead.soon}</span>
            </p>
            {isOver && (
              <Button
                size="small"
                onClick={() => {
                  act({ type: 'take-over' })
                  // The button goes: whoever uses the keyboard goes on from here.
                  region.current?.focus()
                }}
              >
                {lead.takeOver}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <div role="alert">
        {hasLed && !isHost && (
          <Notice>
            <p className="min-w-0 flex-1 basis-60 font-semibold text-small">
              {lead.lost(hostName(room))}
            </p>
            <Button variant="secondary" size="small" onClick={() => setLed(false)}>
              {texts.head.dismiss}
            </Button>
          </Notice>
        )}
      </div>
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sheet-peach p-4">
      {children}
    </div>
  )
}

/** The time until anyone may lead, by the server's clock. It stands while the host is there. */
function untilTakeOver({ hostAwaySince }: RoomState): StepTimer {
  return hostAwaySince
    ? { endsAt: new Date(Date.parse(hostAwaySince) + HOST_AWAY_MS).toISOString() }
    : { restMs: HOST_AWAY_MS, isPaused: true }
}
