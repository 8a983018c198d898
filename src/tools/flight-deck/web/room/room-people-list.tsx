import { classes } from '#platform/design/web/classes.ts'
import { AskFirst } from './room-ask-first.tsx'
import type { RoomStepProps } from './room-types.ts'

interface PeopleListProps extends RoomStepProps {
  /** The ids of the members that are connected; undefined while that is not known. */
  present: ReadonlySet<string> | undefined
}

/**
 * Who has joined the room, and who of them is connected. Coming and going is not read out: it would interrupt people who
 * work in silence.
 */
export function PeopleList({ room, texts, act, present }: PeopleListProps) {
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
            <div className="flex gap-x-2">
              {present && <Mark isConnected={present.has(id)} label={head.isConnected} />}
              <p className="min-w-0 break-words">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-muted">
                  {[
                    id === room.me && head.you,
                    isHost && head.host,
                    present && !present.has(id) && head.isAway,
                    room.content.done.includes(id) && texts.done.one,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </p>
            </div>
            {room.isHost && id !== room.me && (
              <div className="flex flex-wrap gap-x-5 pl-4.5">
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

/** A filled dot for somebody who is connected, a ring for somebody who is not, which stands in words beside the name. */
function Mark({ isConnected, label }: { isConnected: boolean; label: string }) {
  return (
    <span
      className={classes(
        'mt-[0.5lh] size-2.5 shrink-0 -translate-y-1/2 rounded-full border-2',
        isConnected ? 'border-brand bg-brand' : 'border-muted',
      )}
    >
      {isConnected && <span className="sr-only">{label}</span>}
    </span>
  )
}
