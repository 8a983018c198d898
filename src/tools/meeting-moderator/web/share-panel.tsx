import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import { randomKey, randomSecret } from '#platform/design/web/random-key.ts'
import { QrCode } from '#platform/login/web/qr-code.tsx'
import { islandFirm } from '#site/pages/web/firm.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { SharedLink } from '#tools/documents/web/shared-link.tsx'
import { type SharingTexts, shareProblem } from '#tools/documents/web/sharing-texts.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { RoomMember } from '#tools/rooms/domain/room.ts'
import { sharedMeetingOf } from '../domain/shared-meeting.ts'
import { keepShare, type MeetingShare, spacedCode, useShares } from './meeting-shares.ts'
import type { MeetingTool } from './meeting-store.ts'
import { publishedMeetings, startPublishing } from './published-meetings.ts'

interface SharePanelProps extends MeetingTool {
  sharing: SharingTexts
}

/** Lets participants follow the meeting: what that means, the link, and the end. */
export function SharePanel(props: SharePanelProps) {
  const { sharing, meeting } = props
  const share = useShares()[meeting.id]
  useEffect(startPublishing, [])
  const published = useSyncExternalStore(publishedMeetings.subscribe, publishedMeetings.read)
  const { state, room } = published[meeting.id] ?? {}
  const words = sharing.meeting.states
  const said = share?.isEnding ? words.ending : state && words[state]
  return (
    <>
      {share ? <Shared {...props} share={share} /> : <Offer {...props} />}
      <p role="status" className="mt-4 text-small">
        {said}
      </p>
      {share && <Writing {...props} share={share} people={room?.members ?? []} />}
    </>
  )
}

function Offer({ sharing: texts, meeting }: SharePanelProps) {
  const [isSharing, setSharing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const share = async () => {
    setSharing(true)
    setProblem(undefined)
    const secret = randomSecret()
    try {
      const { code, expiresAt } = await call('POST', '/api/tools/rooms', {
        body: {
          secret,
          start: { kind: 'meeting', sentAt: Date.now(), meeting: sharedMeetingOf(meeting) },
        },
      })
      keepShare(meeting.id, { code, secret, expiresAt, isEnding: false })
    } catch (error) {
      setProblem(shareProblem(error, texts.problems))
    } finally {
      setSharing(false)
    }
  }
  return (
    <>
      {texts.meeting.before(islandFirm().name).map((text) => (
        <p key={text} className="mt-2 max-w-[70ch] text-small">
          {text}
        </p>
      ))}
      <Button size="small" pending={isSharing} onClick={() => void share()} className="mt-4">
        {texts.meeting.share}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-error text-small">
          {problem}
        </p>
      )}
    </>
  )
}

function Shared({
  sharing: texts,
  language,
  meeting,
  share,
}: SharePanelProps & { share: MeetingShare }) {
  const words = texts.meeting
  const { code, expiresAt } = share
  const address = location.origin + PAGES.followedMeeting[language]
  const url = `${address}#${code}`
  return (
    <div className="mt-3 grid items-start gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <div className="grid min-w-0 gap-4">
        <p>
          <span className="block text-muted text-small">{words.codeLabel}</span>
          <span className="font-display font-heading text-h2 tracking-wide">
            {spacedCode(share)}
          </span>
        </p>
        <SharedLink texts={texts.link} label={words.linkLabel} url={url} />
        <p className="text-secondary text-small wrap-anywhere">
          {words.how(address.replace(/^https?:\/\//, ''))}
        </p>
        <AskFirst
          texts={words.end}
          onConfirm={() => keepShare(meeting.id, { ...share, isEnding: true })}
        >
          {(ask) => (
            <Button variant="secondary" size="small" disabled={share.isEnding} onClick={ask}>
              {words.end.button}
            </Button>
          )}
        </AskFirst>
        <p className="text-muted text-small">{words.until(longDay(expiresAt, language))}</p>
      </div>
      <div className="w-40">
        <QrCode text={url} label={words.qrCode} />
      </div>
    </div>
  )
}

interface WritingProps extends SharePanelProps {
  share: MeetingShare
  people: readonly RoomMember[]
}

/** Whether participants may write and vote, and who does. */
function Writing({ sharing: texts, meeting, change, share, people }: WritingProps) {
  const words = texts.meeting.writing
  const [hasProblem, setProblem] = useState(false)
  const guests = people.filter(({ isHost }) => !isHost)
  const remove = async (memberId: string) => {
    setProblem(false)
    try {
      await call('POST', '/api/tools/rooms/{code}/acts', {
        path: { code: share.code },
        header: { authorization: `Bearer ${share.secret}` },
        body: { id: randomKey(), act: { type: 'remove-member', memberId } },
      })
    } catch {
      setProblem(true)
    }
  }
  return (
    <div className="mt-4 border-sand border-t pt-3">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={meeting.canWrite}
          onChange={({ target }) => change({ type: 'set', changes: { canWrite: target.checked } })}
          className="size-6 shrink-0 accent-brand"
        />
        <span>{words.label}</span>
      </label>
      <p className="max-w-[70ch] text-secondary text-small">{words.hint}</p>
      {guests.length > 0 && (
        <ul aria-label={words.people} className="mt-3 flex flex-wrap gap-2">
          {guests.map(({ id, name }) => (
            <li
              key={id}
              className="flex min-w-0 items-center rounded-button bg-sheet-violet pl-4 font-semibold text-small"
            >
              <span className="min-w-0 truncate">{name}</span>
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => void remove(id)}
                className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-white"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasProblem && (
        <p role="alert" className="mt-2 text-error text-small">
          {texts.problems.offline}
        </p>
      )}
    </div>
  )
}
