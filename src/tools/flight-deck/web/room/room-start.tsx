import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { readRoomCode } from '#tools/rooms/domain/room.ts'
import { DECK_LENGTHS } from '../../domain/deck-room.ts'
import { ProblemAndPeople } from './arrive-step.tsx'
import { EntryForm } from './entry-form.tsx'
import { roomFragment } from './room-address.ts'
import { useDraft } from './room-store.ts'
import type { RoomPageProps } from './room-types.ts'

type RoomStartProps = Pick<RoomPageProps, 'texts' | 'start'>

/** Opens a room, or goes to one by its code. */
export function RoomStart(props: RoomStartProps) {
  const { texts } = props
  const { start } = texts
  return (
    <>
      <h2 className="text-h2">{texts.deck.team.link}</h2>
      <p className="mt-3 max-w-[60ch] text-secondary">{start.lead}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" aria-labelledby="room-open">
          <h3 id="room-open" className="text-h4">
            {start.open}
          </h3>
          <OpenForm {...props} />
        </Card>
        <Card as="section" aria-labelledby="room-join">
          <h3 id="room-join" className="text-h4">
            {start.joinTitle}
          </h3>
          <CodeForm texts={start} />
        </Card>
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
  const [question, setQuestion, clearQuestion] = useDraft('start-question', brought.question)
  const [isTakenAlong, setTakenAlong] = useState(true)
  const { problem, people } = brought
  return (
    <EntryForm
      texts={texts}
      place="start"
      submit={start.open}
      enter={async (name, secret) => {
        const known = isTakenAlong ? { problem, people: [...people] } : {}
        const { code } = await call('POST', '/api/tools/rooms', {
          body: { name, secret, start: { kind: 'flight_deck', question, ...known } },
        })
        return code
      }}
      onEntered={(code) => {
        clearQuestion()
        location.hash = roomFragment(code)
      }}
    >
      <TextAreaField
        id="room-question"
        label={texts.deck.ideas.question}
        hint={start.questionHint}
        rows={3}
        maxLength={DECK_LENGTHS.question}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      {(problem || people.length > 0) && (
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
    </EntryForm>
  )
}

function CodeForm({ texts }: { texts: RoomStartProps['texts']['start'] }) {
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      method="post"
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readRoomCode(code)
        setWrong(read === null)
        if (read) location.hash = roomFragment(read)
      }}
    >
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
    </form>
  )
}
