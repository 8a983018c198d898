import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { HOST_AWAY_MS } from '#tools/rooms/domain/room.ts'
import { hostName, type RoomState, type RoomStepProps } from './room-types.ts'

/** A page that is loaded again, or a phone that changes its network, is back before. */
const SAID_AFTER_MS = 10_000

/** That the host is away, and after a minute a button by which anyone takes over; for the former host, who leads now. */
export function RoomLead({ room, texts, act, state }: RoomStepProps) {
  const { lead } = texts
  const { isHost } = room
  const awayMs = useAwayMs(state)
  const isOver = awayMs >= HOST_AWAY_MS
  const [hasLed, setLed] = useState(isHost)
  if (isHost && !hasLed) setLed(true)
  return (
    <>
      <div role="status">
        {!isHost && awayMs >= SAID_AFTER_MS && (
          <Notice>
            <p className="min-w-0 flex-1 basis-60 text-small">
              <span className="block font-semibold">{lead.isAway(hostName(room))}</span>
              <span>{isOver ? lead.anyone : lead.soon}</span>
            </p>
            {isOver && (
              <Button size="small" onClick={() => act({ type: 'take-over' })}>
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

/** For how long the host has been away, by the server's clock; 0 while they are not. It is told anew when that matters. */
function useAwayMs({ hostAwaySince, clockOffset }: RoomState): number {
  const [, tellAnew] = useReducer((count: number) => count + 1, 0)
  const away = () =>
    hostAwaySince ? Math.max(0, Date.now() + clockOffset - Date.parse(hostAwaySince)) : 0
  const awayMs = away()
  const next = hostAwaySince && [SAID_AFTER_MS, HOST_AWAY_MS].find((limit) => awayMs < limit)
  useEffect(() => {
    if (!hostAwaySince || !next) return
    const until = Date.parse(hostAwaySince) + next - clockOffset
    const timer = setTimeout(tellAnew, Math.max(0, until - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [hostAwaySince, clockOffset, next])
  return awayMs
}
