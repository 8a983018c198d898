import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, TextField } from '#platform/design/web/field.tsx'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import {
  MEETING_LINE_MAX,
  type MeetingVote,
  newNote,
  VOTE_ANSWER_MAX,
  VOTE_ANSWERS_MAX,
} from '../domain/meeting.ts'
import type { MeetingTool } from './meeting-store.ts'
import { publishedMeetings } from './published-meetings.ts'
import { VoteSums } from './vote-sums.tsx'

/** Where participants may write: a question to them, who has answered, and the sums. */
export function VoteCard(tool: MeetingTool) {
  const { vote } = tool.meeting
  const [isOpen, setOpen] = useState(vote !== null)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-card border border-sand bg-white print:hidden"
    >
      <summary className="min-h-13 cursor-pointer rounded-card px-5 py-3.5 font-semibold">
        {tool.texts.vote.title}
      </summary>
      <div className="border-sand border-t px-5 pt-4 pb-5">
        {vote ? <Asked {...tool} vote={vote} /> : <NewVote {...tool} />}
      </div>
    </details>
  )
}

function NewVote({ texts: { vote: texts }, meeting, change }: MeetingTool) {
  const question = meeting.lines.vote ?? ''
  const [answers, setAnswers] = useState<readonly string[]>(texts.usual)
  const [isRefused, setRefused] = useState(false)
  const isReady = question.trim() !== '' && answers.every((answer) => answer.trim() !== '')
  const start = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!isReady)
    if (!isReady) return
    const vote = { id: randomKey(), question: question.trim(), answers, isOpen: true, sums: null }
    change({ type: 'set', changes: { vote } })
    change({ type: 'line', field: 'vote', text: '' })
  }
  return (
    <form onSubmit={start} className="grid gap-4">
      <TextField
        id="meeting-vote"
        label={texts.question}
        value={question}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        error={isRefused && !isReady ? texts.needsTexts : undefined}
        onChange={({ target }) => change({ type: 'line', field: 'vote', text: target.value })}
      />
      <ul className="grid gap-2">
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no identity but its place
          <li key={index} className="flex gap-2">
            <input
              value={answer}
              aria-label={texts.answer(index + 1)}
              maxLength={VOTE_ANSWER_MAX}
              autoComplete="off"
              onChange={({ target }) => setAnswers(answers.with(index, target.value))}
              className={classes(CONTROL_LOOK, 'h-11')}
            />
            {answers.length > 2 && (
              <button
                type="button"
                aria-label={texts.removeAnswer(index + 1)}
                onClick={() => setAnswers(answers.toSpliced(index, 1))}
                className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-brand-tint"
              >
                <CloseIcon />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted text-small">{texts.secret}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {texts.start}
        </Button>
        {answers.length < VOTE_ANSWERS_MAX && (
          <Button variant="ghost" size="small" onClick={() => setAnswers([...answers, ''])}>
            <PlusIcon />
            {texts.addAnswer}
          </Button>
        )}
      </div>
    </form>
  )
}

function Asked({ vote, meeting, change, ...tool }: MeetingTool & { vote: MeetingVote }) {
  const texts = tool.texts.vote
  const { sums, answers, question } = vote
  const { room } =
    useSyncExternalStore(publishedMeetings.subscribe, publishedMeetings.read)[meeting.id] ?? {}
  const [recorded, setRecorded] = useState<string>()
  const set = (changed: MeetingVote | null) => change({ type: 'set', changes: { vote: changed } })
  if (sums === null)
    return (
      <>
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="mt-1 text-secondary text-small">{answers.join(' · ')}</p>
        <p role="status" className="mt-3">
          {vote.isOpen
            ? texts.voters(room?.content.voters ?? 0, Math.max(0, (room?.members.length ?? 1) - 1))
            : texts.counting}
        </p>
        <p className="mt-1 text-muted text-small">{texts.secret}</p>
        {vote.isOpen && (
          <Button size="small" className="mt-4" onClick={() => set({ ...vote, isOpen: false })}>
            {texts.close}
          </Button>
        )}
      </>
    )
  const record = () => {
    setRecorded(vote.id)
    const counted = answers.map((answer, index) => `${answer} ${sums[index] ?? 0}`).join(', ')
    const text = texts.recorded(question, counted).slice(0, MEETING_LINE_MAX)
    const note = newNote(randomKey(), text, meeting.run?.current)
    change({ type: 'add-note', list: 'decisions', note })
  }
  return (
    <>
      <VoteSums vote={vote} sums={sums} words={texts.sum} />
      <div className="mt-4 flex flex-wrap gap-3">
        {recorded !== vote.id && (
          <Button size="small" onClick={record}>
            {texts.record}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => set(null)}>
          {texts.another}
        </Button>
      </div>
    </>
  )
}
