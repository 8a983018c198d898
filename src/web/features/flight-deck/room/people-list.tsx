import { classes } from '../../../ui/classes.ts'
import { AskFirst } from './ask-first.tsx'
import type { RoomStepProps } from './step-props.ts'

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
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-2">
            {present && <Mark isConnected={present.has(id)} label={head.isConnected} />}
            <span className="min-w-0 break-words font-semibold">{name}</span>
            <span className="text-muted">
              {[
                id === room.me && head.you,
                isHost && head.host,
                present && !present.has(id) && head.isAway,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {room.isHost && id !== room.me && (
              <div className="w-full pl-4">
                <AskFirst
                  label={host.handOver(name)}
                  question={host.handOverQuestion(name)}
                  confirm={host.yes}
                  cancel={host.no}
                  onConfirm={() => act({ type: 'host', memberId: id })}
                />
                <br />
                <AskFirst
                  label={host.remove(name)}
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
        'size-2.5 shrink-0 rounded-full border-2',
        isConnected ? 'border-brand bg-brand' : 'border-muted',
      )}
    >
      {isConnected && <span className="sr-only">{label}</span>}
    </span>
  )
}
