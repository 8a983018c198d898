import { type ReactNode, useState } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { randomSecret } from '#platform/design/web/random-key.ts'
import { MEMBER_NAME_MAX } from '#tools/rooms/domain/room.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import { keepSecret, useDraft } from './room-store.ts'

const NAME_FIELD_ID = 'room-name'

interface EntryFormProps {
  texts: RoomTexts
  /** Where the name is kept while it is typed. */
  place: string
  submit: string
  /** Opens a room, or joins one, and answers its code. */
  enter: (name: string, secret: string) => Promise<string>
  onEntered?: (code: string) => void
  children?: ReactNode
}

/** Asks for a name, and makes this browser a member of a room. */
export function EntryForm({ texts, place, submit, enter, onEntered, children }: EntryFormProps) {
  const { start } = texts
  const [name, setName, clearName] = useDraft(`${place}-name`)
  // The same secret for each attempt: whoever is let in, and does not learn of it, is let in once.
  const [secret] = useState(randomSecret)
  const [isTried, setTried] = useState(false)
  const [isEntering, setEntering] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isNameMissing = name.trim() === ''

  const tryToEnter = async () => {
    setTried(true)
    if (isNameMissing) return document.getElementById(NAME_FIELD_ID)?.focus()
    setEntering(true)
    setProblem(undefined)
    try {
      const code = await enter(name, secret)
      clearName()
      keepSecret(code, secret)
      onEntered?.(code)
    } catch (error) {
      setProblem(problemText(error, texts))
    } finally {
      setEntering(false)
    }
  }

  return (
    <form
      method="post"
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void tryToEnter()
      }}
    >
      <TextField
        id={NAME_FIELD_ID}
        label={start.name}
        hint={start.nameHint}
        error={isTried && isNameMissing ? start.noName : undefined}
        autoComplete="off"
        maxLength={MEMBER_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {children}
      <p className="text-muted text-small">{start.privacy}</p>
      <div>
        <Button type="submit" pending={isEntering}>
          {submit}
        </Button>
        {problem && <Problem>{problem}</Problem>}
      </div>
    </form>
  )
}

export function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className="mt-2 text-error text-small">
      {children}
    </p>
  )
}

/** The sentence for an error of a call, in the language of the page. */
export function problemText(error: unknown, texts: RoomTexts): string {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return (code && texts.refusals[code]) || texts.failed
}
