import { type ReactNode, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { randomSecret } from '#platform/design/web/random-key.ts'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { readRoomCode } from '#tools/rooms/domain/room.ts'
import { DECK_LENGTHS } from '../../domain/deck-room.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import { ProblemAndPeople } from './arrive-step.tsx'
import { roomFragment } from './room-address.ts'
import { focusName, NameField, problemText } from './room-door.tsx'
import { keepSecret } from './room-store.ts'
import type { RoomPageProps } from './room-types.ts'
import { useDraft } from './use-draft.ts'

type RoomStartProps = Pick<RoomPageProps, 'texts' | 'start'>

/** Opens a room, or goes to one by its code. */
export function RoomStart({ texts, start: brought }: RoomStartProps) {
  const { start } = texts
  return (
    <>
      <h2 className="text-h2">{start.title}</h2>
      <p className="mt-3 max-w-[60ch] text-secondary">{start.lead}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <OpenForm texts={texts} start={brought} />
        <CodeForm texts={start} />
      </div>
      <Button
        variant="ghost"
        className="mt-8"
        onClick={() => {
          location.hash = ''
        }}
      >
        {start.alone}
      </Button>
    </>
  )
}

function OpenForm({ texts, start: brought }: RoomStartProps) {
  const { start } = texts
  const [name, setName, clearName] = useDraft('start-name')
  const [asked, setAsked, clearAsked] = useDraft('start-question', brought.question)
  const isKnown = Boolean(brought.problem) || brought.people.length > 0
  const [isTakenAlong, setTakenAlong] = useState(true)
  const [isTried, setTried] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const open = async () => {
    setTried(true)
    if (name.trim() === '') return focusName()
    setOpening(true)
    setProblem(undefined)
    const secret = randomSecret()
    const { problem, people } = brought
    const known = isTakenAlong ? { problem, people: [...people] } : {}
    try {
      const { code } = await call('POST', '/api/tools/rooms', {
        body: { name, secret, start: { kind: 'flight_deck', question: asked, ...known } },
      })
      keepSecret(code, secret)
      clearName()
      clearAsked()
      location.hash = roomFragment(code)
    } catch (error) {
      setProblem(problemText(error, texts))
    } finally {
      setOpening(false)
    }
  }
  return (
    <FormCard id="room-open" title={start.openTitle} onSubmit={() => void open()}>
      <NameField texts={start} name={name} isMissing={isTried} onChange={setName} />
      <TextAreaField
        id="room-question"
        label={start.question}
        hint={start.questionHint}
        rows={3}
        maxLength={DECK_LENGTHS.question}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      {isKnown && (
        <div>
          <label
            htmlFor="room-take-along"
            className="inline-flex min-h-11 items-center gap-3 font-semibold"
          >
            <input
              id="room-take-along"
              type="checkbox"
              checked={isTakenAlong}
              onChange={({ target }) => setTakenAlong(target.checked)}
              className="size-5 shrink-0 accent-brand"
            />
            {start.takeAlong}
          </label>
          {isTakenAlong && <ProblemAndPeople {...brought} texts={texts.known} />}
        </div>
      )}
      <p className="text-muted text-small">{start.privacy}</p>
      <div>
        <Button type="submit" pending={isOpening}>
          {start.open}
        </Button>
        {problem && (
          <p role="alert" className="mt-2 text-error text-small">
            {problem}
          </p>
        )}
      </div>
    </FormCard>
  )
}

function CodeForm({ texts }: { texts: RoomTexts['start'] }) {
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const go = () => {
    const read = readRoomCode(code)
    setWrong(read === null)
    if (read) location.hash = roomFragment(read)
  }
  return (
    <FormCard id="room-join" title={texts.joinTitle} onSubmit={go}>
      <TextField
        id="room-code"
        label={texts.code}
        hint={texts.codeHint}
        error={isWrong ? texts.wrongCode : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div>
        <Button type="submit" variant="secondary">
          {texts.go}
        </Button>
      </div>
    </FormCard>
  )
}

interface FormCardProps {
  id: string
  title: string
  onSubmit: () => void
  children: ReactNode
}

function FormCard({ id, title, onSubmit, children }: FormCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      <form
        method="post"
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Card>
  )
}
