import { useEffect, useState } from 'react'
import { ApiError, call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { randomSecret } from '#platform/design/web/random-key.ts'
import { MEMBER_NAME_MAX } from '#tools/rooms/domain/room.ts'
import type { RoomDoor as Door } from '#tools/rooms/domain/room-controls.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import { TEAM_FRAGMENT } from './room-address.ts'
import { keepSecret } from './room-store.ts'
import { useDraft } from './use-draft.ts'

interface RoomDoorProps {
  texts: RoomTexts
  code: string
}

/** Asks for a name, and lets somebody into the room. */
export function RoomDoor({ texts, code }: RoomDoorProps) {
  const [door, setDoor] = useState<Door | 'unknown'>()
  const [name, setName, clearName] = useDraft(`${code}-name`)
  // The same secret for each attempt: whoever is let in, and does not learn of it, is let in once.
  const [secret] = useState(randomSecret)
  const [isTried, setTried] = useState(false)
  const [isJoining, setJoining] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    call('GET', '/api/tools/rooms/{code}', { path: { code } }).then(setDoor, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setDoor('unknown')
      else setProblem(problemText(error, texts))
    })
  }, [code, texts])

  const join = async () => {
    setTried(true)
    if (name.trim() === '') return focusName()
    setJoining(true)
    setProblem(undefined)
    try {
      await call('POST', '/api/tools/rooms/{code}/members', {
        path: { code },
        body: { name, secret },
      })
      clearName()
      keepSecret(code, secret)
    } catch (error) {
      setProblem(problemText(error, texts))
      setJoining(false)
    }
  }

  if (door === 'unknown') return <NoRoom texts={texts} why="unknown" />
  const refusal = door && (door.isFull ? texts.door.full : door.isOpen ? null : texts.door.closed)
  return (
    <Card as="section" aria-labelledby="room-door" className="max-w-140">
      <p className="font-semibold text-orange-text text-small">{texts.head.room(code)}</p>
      <h2 id="room-door" className="mt-1 text-h3">
        {texts.door.title}
      </h2>
      <p className="mt-2 text-secondary">{refusal ?? texts.door.lead}</p>
      {refusal && <OtherCode texts={texts} />}
      {!refusal && (
        <form
          method="post"
          className="mt-5 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void join()
          }}
        >
          <NameField texts={texts.start} name={name} isMissing={isTried} onChange={setName} />
          <p className="text-muted text-small">{texts.start.privacy}</p>
          <div>
            <Button type="submit" pending={isJoining}>
              {texts.door.join}
            </Button>
          </div>
        </form>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-error text-small">
          {problem}
        </p>
      )}
    </Card>
  )
}

interface NoRoomProps {
  texts: RoomTexts
  /** No room has the code, the room is over, or this person was removed from it. */
  why: 'unknown' | 'over' | 'removed'
}

/** Says that there is no room, and leads to the start. */
export function NoRoom({ texts, why }: NoRoomProps) {
  const { title, lead } = texts.noRoom[why]
  return (
    <Card as="section" aria-labelledby="no-room" className="max-w-140">
      <div role="alert">
        <h2 id="no-room" className="text-h3">
          {title}
        </h2>
      </div>
      <p className="mt-2 text-secondary">{lead}</p>
      <OtherCode texts={texts} />
    </Card>
  )
}

function OtherCode({ texts }: { texts: RoomTexts }) {
  return (
    <a
      href={TEAM_FRAGMENT}
      className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {texts.door.other}
    </a>
  )
}

/** Where the focus goes when the name is missing. */
const NAME_FIELD_ID = 'room-name'

interface NameFieldProps {
  texts: RoomTexts['start']
  name: string
  /** Whether somebody tried to go on without a name. */
  isMissing: boolean
  onChange: (name: string) => void
}

/** The name that somebody has in a room. */
export function NameField({ texts, name, isMissing, onChange }: NameFieldProps) {
  return (
    <TextField
      id={NAME_FIELD_ID}
      label={texts.name}
      hint={texts.nameHint}
      error={isMissing && name.trim() === '' ? texts.noName : undefined}
      autoComplete="off"
      maxLength={MEMBER_NAME_MAX}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export function focusName(): void {
  document.getElementById(NAME_FIELD_ID)?.focus()
}

/** The sentence for an error of a call, in the language of the page. */
export function problemText(error: unknown, texts: RoomTexts): string {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return (code && texts.refusals[code]) || texts.failed
}
