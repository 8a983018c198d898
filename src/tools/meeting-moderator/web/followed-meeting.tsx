import { type ReactNode, Suspense } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { longDay } from '#platform/design/web/long-day.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { ForeignNote } from '#tools/documents/web/foreign-note.tsx'
import type { ReportTexts } from '#tools/frame/web/tools-texts.ts'
import type { PublishedRoom } from '#tools/rooms/domain/room.ts'
import type { FollowedMeetingIntro } from '../domain/followed-meeting-intro-texts.ts'
import type { MeetingVote } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { timingOf } from '../domain/meeting-clock.ts'
import type { SharedMeeting } from '../domain/meeting-room.ts'
import { AgendaProgress } from './agenda-progress.tsx'
import type { FollowedMeetingTexts } from './followed-meeting-texts.ts'
import { loadedLater } from './loaded-later.ts'
import { clockTime } from './meeting-formats.ts'
import { MethodCard } from './method-card.tsx'
import { TimerCard } from './timer-card.tsx'
import { useFollowedMeeting } from './use-followed-meeting.ts'
import { useNow } from './use-now.ts'
import { VoteSums } from './vote-sums.tsx'

const GuestPart = loadedLater(() => import('./guest-part.tsx').then((part) => part.GuestPart))

interface FollowedMeetingProps {
  intro: FollowedMeetingIntro
  texts: FollowedMeetingTexts
  report: ReportTexts
  language: Language
  code: string
}

/** A meeting as its participants see it, live. */
export function FollowedMeeting({ intro, texts, report, language, code }: FollowedMeetingProps) {
  const { room, link, clockOffset } = useFollowedMeeting(code)
  if (link === 'gone') return <NoMeeting texts={texts} language={language} />
  if (!room)
    return (
      <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
        <h1 id={TOOL_NAME_ID} className="text-h2">
          {intro.title}
        </h1>
        <p role="status" className="mt-3 text-secondary">
          {texts.connecting}
        </p>
      </Card>
    )
  const { title, goal, canWrite, vote } = room.content
  return (
    <>
      <header className="mb-6">
        <p
          role="status"
          className={classes(
            'text-small',
            link === 'lost' ? 'font-semibold text-error' : 'text-muted',
          )}
        >
          {texts.link[link]}
        </p>
        <ForeignNote note={intro.foreign} texts={report} code={code} />
        <h1 id={TOOL_NAME_ID} className="text-h2 wrap-anywhere">
          {title || texts.untitledMeeting}
        </h1>
        {goal && <p className="mt-2 max-w-[60ch] whitespace-pre-line text-secondary">{goal}</p>}
      </header>
      <Shown {...{ texts, language, room, clockOffset }}>
        {vote && <VoteResult texts={texts} vote={vote} />}
        {canWrite && (
          <Suspense>
            <GuestPart texts={texts} code={code} meeting={room.content} />
          </Suspense>
        )}
      </Shown>
      <p className="mt-8 text-muted text-small">
        {texts[canWrite ? 'until' : 'readOnly'](longDay(room.expiresAt, language))}
      </p>
    </>
  )
}

interface ShownProps {
  texts: FollowedMeetingTexts
  language: Language
  room: PublishedRoom<SharedMeeting>
  clockOffset: number
  /** What participants do besides following. */
  children: ReactNode
}

function Shown({ texts, language, room, clockOffset, children }: ShownProps) {
  const meeting = room.content
  const { run } = meeting
  // The seconds change here when they change on the host's screen. The run's instants are by the server's clock.
  const phase = run?.since ? run.since - (run.spent[run.current] ?? 0) - clockOffset : 0
  const now = useNow(phase) + clockOffset
  const timing = timingOf(meeting, now)
  const { moderator } = texts
  if (!run || !timing)
    return (
      <div className="grid gap-5">
        {children}
        <Planned texts={texts} meeting={meeting} />
      </div>
    )
  const progress = <AgendaProgress texts={moderator} meeting={meeting} run={run} now={now} />
  if (run.endedAt !== null)
    return (
      <div className="grid gap-5">
        <p role="status" className="rounded-card bg-badge-blue px-5 py-4 text-badge-blue-text">
          {texts.over(clockTime(run.endedAt, language))}
        </p>
        {children}
        {progress}
      </div>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid min-w-0 content-start gap-5">
        <TimerCard
          texts={moderator.run}
          untitled={moderator.undone.untitled}
          language={language}
          timing={timing}
          items={meeting.agenda.length}
          isPaused={run.since === null}
        />
        {children}
        <MethodCard texts={moderator.methods} meeting={meeting} run={run} timing={timing} />
      </div>
      {progress}
    </div>
  )
}

/** A meeting that has not begun: its agenda with the planned times. */
function Planned({ texts, meeting }: { texts: FollowedMeetingTexts; meeting: SharedMeeting }) {
  const { agenda, startTime } = meeting
  const { run, methods, undone } = texts.moderator
  return (
    <Card as="section" aria-labelledby="followed-agenda">
      <p className="font-semibold">{texts.notBegun}</p>
      {startTime && <p className="mt-1 text-secondary">{texts.beginsAt(startTime)}</p>}
      <h2 id="followed-agenda" className="mt-5 text-h4">
        {run.agenda}
      </h2>
      {agenda.length === 0 && <p className="mt-3 text-muted">{texts.noAgenda}</p>}
      <ol className="mt-3">
        {agenda.map(({ id, title, minutes, owner, method }, index) => {
          const begin = timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))
          const about = [
            run.minutesOnly(minutes),
            owner && run.ledBy(owner),
            method && methods.names[method].name,
          ]
          return (
            <li key={id} className="border-sand border-t py-3 first:border-t-0">
              <span className="block break-words font-semibold">
                {begin && <span className="mr-3 tabular-nums">{begin}</span>}
                <span>{title || undone.untitled}</span>
              </span>
              <span className="block text-secondary text-small">
                {about.filter(Boolean).join(' · ')}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function NoMeeting({ texts, language }: Pick<ShownProps, 'texts' | 'language'>) {
  return (
    <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
      <div role="alert">
        <h1 id={TOOL_NAME_ID} className="text-h3">
          {texts.gone}
        </h1>
      </div>
      <p className="mt-2 text-secondary">{texts.goneLead}</p>
      <a
        href={PAGES.followedMeeting[language]}
        className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {texts.other}
      </a>
    </Card>
  )
}

/** The sums of a vote that the host has closed, for all who follow. */
function VoteResult({ texts, vote }: { texts: FollowedMeetingTexts; vote: MeetingVote }) {
  if (!vote.sums) return null
  return (
    <Card as="section" aria-labelledby="vote-result">
      <h2 id="vote-result" className="mb-2 text-h4">
        {texts.guest.result}
      </h2>
      <VoteSums vote={vote} sums={vote.sums} words={texts.moderator.vote.sum} />
    </Card>
  )
}
