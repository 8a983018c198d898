import { AskFirst } from './room-ask-first.tsx'
import type { RoomStepProps } from './room-types.ts'

/**
 * Who has joined the room, and who of them is connected. Coming and going is not read out: it would interrupt people who
 * work in silence.
 */
export function PeopleList({ room, texts, act, state: { present } }: RoomStepProps) {
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
