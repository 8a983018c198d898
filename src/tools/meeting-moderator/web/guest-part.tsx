import { type FormEvent, useState } from 'react'
import { ApiError, browserFetch } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { islandFirm } from '#site/pages/web/firm.ts'
import { MEMBER_NAME_MAX } from '#tools/rooms/domain/room.ts'
import { useConnection } from '#tools/rooms/web/use-connection.ts'
import { GUEST_LISTS, type GuestList, type MeetingVote } from '../domain/meeting.ts'
import type { SharedMeeting } from '../domain/meeting-room.ts'
import type { FollowedMeetingTexts } from './followed-meeting.de.ts'
import {
  createGuest,
  type GuestState,
  guestStore,
  type MeetingGuest,
  NO_GUEST,
} from './meeting-guest.ts'
import { NoteForm } from './note-form.tsx'

interface GuestPartProps {
  texts: FollowedMeetingTexts
  code: string
  meeting: SharedMeeting
}

/** Where the host allows it: participants join with a first name, send notes, and vote. */
export function GuestPart({ texts, code, meeting }: GuestPartProps) {
  const { connection: guest, state } = useConnection(
    () => createGuest({ code, fetch: browserFetch, store: guestStore(code) }),
    code,
    NO_GUEST,
  )
  if (!guest) return null
  return (
    <Card as="section" aria-labelledby="guest-title">
      <h2 id="guest-title" className="text-h4">
        {texts.guest.title}
      </h2>
      {state.name ? (
        <Joined {...{ texts, meeting, guest, state }} />
      ) : (
        <>
          {meeting.vote?.isOpen && (
            <p className="mt-2 font-semibold wrap-anywhere">{meeting.vote.question}</p>
          )}
          <Join {...{ texts, guest, state }} />
        </>
      )}
    </Card>
  )
}

interface PartProps {
  texts: FollowedMeetingTexts
  guest: MeetingGuest
  state: GuestState
}

function Join({ texts, guest, state }: PartProps) {
  const words = texts.guest
  const [name, setName] = useState('')
  const [isJoining, setJoining] = useState(false)
  const [problem, setProblem] = useState<string>()
  const join = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setProblem(words.needsName)
    setJoining(true)
    setProblem(undefined)
    try {
      await guest.join(name.trim())
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      setProblem(
        status === 422 ? words.needsName : words.notJoined[status === 409 ? 'full' : 'other'],
      )
    } finally {
      setJoining(false)
    }
  }
  return (
    <form method="post" onSubmit={(event) => void join(event)} className="mt-2 grid gap-4">
      {state.link === 'removed' && (
        <p role="alert" className="font-semibold">
          {words.removed}
        </p>
      )}
      {words.before(islandFirm().name).map((text) => (
        <p key={text} className="max-w-[64ch] text-small">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-48">
          <TextField
            id="guest-name"
            label={words.name}
            value={name}
            maxLength={MEMBER_NAME_MAX}
            autoComplete="given-name"
            error={problem}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" pending={isJoining}>
          {words.join}
        </Button>
      </div>
    </form>
  )
}

function Joined({ texts, meeting, guest, state }: PartProps & { meeting: SharedMeeting }) {
  const words = texts.guest
  const [list, setList] = useState<GuestList>('ideas')
  const { vote, run } = meeting
  const waiting = state.waiting.flatMap(({ id, act }) =>
    act.type === 'guest-note' ? [{ id, text: act.text }] : [],
  )
  return (
    <>
      <p className="mt-1 text-muted text-small">{words.writesAs(state.name)}</p>
      {vote?.isOpen && <Vote texts={texts} vote={vote} guest={guest} state={state} />}
      <div className="mt-4">
        <NoteForm
          texts={texts.moderator.notes}
          lists={GUEST_LISTS}
          list={list}
          onList={setList}
          text={state.typed}
          onText={guest.type}
          onAdd={() => guest.note({ list, text: state.typed.trim(), item: run?.current ?? '' })}
          button={words.send}
        />
      </div>
      <p
        role="status"
        className={classes(
          'text-small',
          (state.link === 'lost' || state.refused) && 'mt-3 font-semibold text-error',
        )}
      >
        {state.refused
          ? words.refused[state.refused === 'rooms.too_many' ? 'tooMany' : 'other']
          : state.link === 'lost' && words.lost}
      </p>
      {waiting.length + state.sent.length > 0 && (
        <ul aria-label={words.sent} className="mt-4 grid gap-1 text-small">
          {waiting.toReversed().map(({ id, text }) => (
            <li key={id} className="flex justify-between gap-4 text-muted">
              <span className="min-w-0 truncate">{text}</span>
              <span className="shrink-0">{words.sending}</span>
            </li>
          ))}
          {state.sent.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be sent twice
            <li key={index} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{text}</span>
              <span className="flex shrink-0 items-center gap-1 text-muted">
                <CheckIcon />
                <span>{words.arrived}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Vote({ texts, vote, guest, state }: PartProps & { vote: MeetingVote }) {
  const words = texts.guest
  const chosen = state.chosen?.vote === vote.id ? state.chosen.answer : null
  return (
    <fieldset className="mt-4 min-w-0 rounded-input bg-brand-tint p-4">
      <legend className="sr-only">{words.vote}</legend>
      <p className="font-semibold wrap-anywhere">{vote.question}</p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {vote.answers.map((answer, index) => (
          <Button
            key={answer}
            variant={index === chosen ? 'primary' : 'secondary'}
            aria-pressed={index === chosen}
            onClick={() => guest.vote(vote.id, index)}
            className="wrap-anywhere"
          >
            {index === chosen && <CheckIcon />}
            <span className="min-w-0">{answer}</span>
          </Button>
        ))}
      </div>
      <p className="mt-3 text-small">{words.secret}</p>
    </fieldset>
  )
}
