import { type ReactNode, Suspense, useState } from 'react'
import { browserFetch } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { usePageFragment } from '#platform/rendering/web/page-fragment.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { ForeignNote } from '#tools/documents/web/foreign-note.tsx'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ReportTexts, ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { type PublishedRoom, readRoomCode } from '#tools/rooms/domain/room.ts'
import { useConnection } from '#tools/rooms/web/use-connection.ts'
import type { FollowedMeetingIntro } from '../domain/followed-meeting-intro-texts.ts'
import { timingOf } from '../domain/meeting-clock.ts'
import type { SharedMeeting } from '../domain/meeting-room.ts'
import { AgendaProgress } from './agenda-progress.tsx'
import type { FollowedMeetingTexts } from './followed-meeting.de.ts'
import { loadedLater } from './loaded-later.ts'
import { followMeeting, UNCONNECTED } from './meeting-following.ts'
import { clockTime } from './meeting-formats.ts'
import { MethodCard } from './method-card.tsx'
import { TimerCard } from './timer-card.tsx'
import { useNow } from './use-now.ts'
import { VoteSums } from './vote-sums.tsx'

const GuestPart = loadedLater(() => import('./guest-part.tsx').then((part) => part.GuestPart))

/** The page for participants: agenda and clock of a meeting, by the code in the address or one that is typed. */
export function Screen({
  intro,
  texts,
  shared,
  language,
}: ToolScreenProps<FollowedMeetingIntro, FollowedMeetingTexts, ToolsTexts>) {
  const isReady = useHydrated()
  const fragment = usePageFragment()
  const code = readRoomCode(fragment)
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10">
      {code ? (
        <FollowedMeeting
          key={code}
          intro={intro}
          texts={texts}
          report={shared.report}
          language={language}
          code={code}
        />
      ) : (
        <CodeForm intro={intro} texts={texts} isReady={isReady} isWrong={fragment !== ''} />
      )}
    </div>
  )
}

interface FollowedMeetingProps {
  intro: FollowedMeetingIntro
  texts: FollowedMeetingTexts
  report: ReportTexts
  language: Language
  code: string
}

/** A meeting as its participants see it, live. */
function FollowedMeeting({ intro, texts, report, language, code }: FollowedMeetingProps) {
  const { state } = useConnection(
    () => followMeeting({ code, fetch: browserFetch }),
    code,
    UNCONNECTED,
  )
  const { room, link, clockOffset } = state
  if (link === 'gone') return <NoMeeting texts={texts} language={language} />
  if (!room)
    return (
      <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
        <h1 id={TOOL_NAME_ID} className="text-h2">
          {intro.title}
        </h1>
        <p role="status" className="mt-3 text-secondary">
          {texts.link.connecting}
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
        {vote?.sums && (
          <Card as="section" aria-labelledby="vote-result">
            <h2 id="vote-result" className="mb-2 text-h4">
              {texts.guest.result}
            </h2>
            <VoteSums vote={vote} sums={vote.sums} words={texts.moderator.vote.sum} />
          </Card>
        )}
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
  const progress = <AgendaProgress texts={moderator} meeting={meeting} run={run} now={now} />
  if (!run || !timing)
    return (
      <div className="grid gap-5">
        <p className="font-semibold">
          {[texts.notBegun, meeting.startTime && texts.beginsAt(meeting.startTime)]
            .filter(Boolean)
            .join(' ')}
        </p>
        {children}
        {meeting.agenda.length > 0 ? progress : <p className="text-muted">{texts.noAgenda}</p>}
      </div>
    )
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
          texts={moderator}
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

interface CodeFormProps {
  intro: FollowedMeetingIntro
  texts: FollowedMeetingTexts
  isReady: boolean
  /** Whether the address has something that is no code. */
  isWrong: boolean
}

function CodeForm({ intro, texts, isReady, isWrong }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  return (
    <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
      <h1 id={TOOL_NAME_ID} className="text-h2">
        {intro.title}
      </h1>
      <p className="mt-3 text-secondary">{intro.lead}</p>
      <noscript>
        <p className="mt-4 font-semibold text-error">{texts.needsScripts}</p>
      </noscript>
      <form
        method="post"
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const code = readRoomCode(typed)
          setRefused(code === null)
          if (code) location.hash = code
        }}
      >
        <TextField
          id="meeting-code"
          label={texts.code}
          hint={texts.codeHint}
          error={isRefused || (isWrong && typed === '') ? texts.wrongCode : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={!isReady}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(false)
          }}
        />
        <div>
          <Button type="submit" disabled={!isReady}>
            {texts.follow}
          </Button>
        </div>
      </form>
    </Card>
  )
}
