import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { downloadFile } from '#platform/design/web/download.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { Meeting } from '../domain/meeting.ts'
import { agendaDocument, bookedMinutes } from './agenda-document.ts'
import { EmailActions } from './email-actions.tsx'
import { plannedStart } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { minutesText } from './minutes-text.ts'

interface SendAheadProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  meeting: Meeting
}

/** What is sent before the meeting: the invitation as a calendar file, and the agenda. */
export function SendAhead({ texts, tools, language, meeting }: SendAheadProps) {
  const { ahead, plan, result } = texts
  const { title, cutHint, problem } = ahead.email
  const make = () => agendaDocument(meeting, texts, language)
  return (
    <Card as="section" aria-labelledby="meeting-ahead" className="mt-5 print:hidden">
      <h2 id="meeting-ahead" className="text-h3">
        {ahead.title}
      </h2>
      <p className="mt-2 text-muted text-small">{ahead.hint}</p>
      <div className="mt-5 grid grid-cols-1 gap-7 lg:grid-cols-3">
        <Invitation texts={texts} language={language} meeting={meeting} />
        <div>
          <h3 className="mb-3 text-h4">{plan.agenda}</h3>
          <DocumentActions texts={tools.document} make={make} />
        </div>
        <EmailActions texts={{ ...result.email, title, cutHint, problem }} make={make} />
      </div>
    </Card>
  )
}

function Invitation({ texts, language, meeting }: Omit<SendAheadProps, 'tools'>) {
  const { ahead } = texts
  const [hasProblem, setProblem] = useState(false)
  const { day, startTime, title } = meeting
  const start = day ? plannedStart(startTime, new Date(), day) : null
  const save = async () => {
    if (start === null) return
    setProblem(false)
    try {
      const { invitationCalendar } = await import('./invitation-calendar.ts')
      const file = invitationCalendar(meeting, {
        title: title.trim() || texts.minutes.untitled,
        description: minutesText(agendaDocument(meeting, texts, language)),
        language,
        start,
        minutes: bookedMinutes(meeting),
        now: new Date(),
      })
      downloadFile(
        `${fileNameOf(ahead.invitationFile, title, day)}.ics`,
        'text/calendar;charset=utf-8',
        file,
      )
    } catch {
      setProblem(true)
    }
  }
  return (
    <div>
      <h3 className="mb-3 text-h4">{ahead.invitation}</h3>
      {start === null ? (
        <p className="text-muted text-small">{ahead.needsStart}</p>
      ) : (
        <Button variant="secondary" size="small" onClick={save}>
          {ahead.saveInvitation}
        </Button>
      )}
      {hasProblem && (
        <p role="alert" className="mt-2 text-error text-small">
          {texts.result.calendar.problem}
        </p>
      )}
    </div>
  )
}
