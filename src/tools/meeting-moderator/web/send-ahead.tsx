import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { downloadFile } from '#platform/design/web/download.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import { agendaDocument } from './meeting-documents.ts'
import { plannedStart } from './meeting-formats.ts'
import type { MeetingTool } from './meeting-store.ts'

/** What is sent before the meeting: the agenda, and the invitation as a calendar file. */
export function SendAhead({ texts, tools, language, meeting }: MeetingTool) {
  const { ahead } = texts
  const [hasProblem, setProblem] = useState(false)
  const { day, startTime, title } = meeting
  const start = day ? plannedStart(startTime, new Date(), day) : null
  const saveInvitation = async () => {
    if (start === null) return
    setProblem(false)
    try {
      const { invitationCalendar } = await import('./invitation-calendar.ts')
      const file = invitationCalendar(meeting, texts, language, start, new Date())
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
    <Card as="section" aria-labelledby="meeting-ahead" className="mt-5 print:hidden">
      <h2 id="meeting-ahead" className="text-h3">
        {ahead.title}
      </h2>
      <p className="mt-2 mb-5 text-muted text-small">
        {start === null ? ahead.needsStart : ahead.hint}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <DocumentActions
          texts={tools.document}
          make={() => agendaDocument(meeting, texts, language)}
        />
        {start !== null && (
          <Button variant="secondary" size="small" onClick={() => void saveInvitation()}>
            {ahead.saveInvitation}
          </Button>
        )}
      </div>
      {hasProblem && (
        <p role="alert" className="mt-2 text-error text-small">
          {ahead.problem}
        </p>
      )}
    </Card>
  )
}
