import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { downloadFile } from '#platform/design/web/download.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { type Meeting, written } from '../domain/meeting.ts'
import { EmailActions } from './email-actions.tsx'
import { meetingFile } from './meeting-file.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { minutesDocument } from './minutes-document.ts'

interface ExportSectionProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  meeting: Meeting
}

/** Exports: a document, an e-mail, calendar entries. */
export function ExportSection({ texts, tools, language, meeting }: ExportSectionProps) {
  const make = () => minutesDocument(meeting, texts.minutes, language, Date.now())
  return (
    <Card
      as="section"
      aria-labelledby="meeting-take-along"
      className="grid content-start gap-7 print:hidden"
    >
      <div>
        <h2 id="meeting-take-along" className="text-h3">
          {texts.result.takeAlong}
        </h2>
        <p className="mt-2 mb-4 text-muted text-small">{texts.result.takeAlongHint}</p>
        <DocumentActions texts={tools.document} make={make} work={meetingFile(meeting)} />
      </div>
      <EmailActions texts={texts.result.email} make={make} />
      <CalendarAction texts={texts} language={language} meeting={meeting} />
    </Card>
  )
}

interface CalendarActionProps {
  texts: MeetingModeratorTexts
  language: Language
  meeting: Meeting
}

function CalendarAction({ texts, language, meeting }: CalendarActionProps) {
  const words = texts.result.calendar
  const [hasProblem, setProblem] = useState(false)
  const tasks = written(meeting.notes.tasks).filter(({ isDone }) => !isDone)
  const dated = tasks.filter(({ due }) => due)
  const save = async () => {
    setProblem(false)
    try {
      const { tasksCalendar } = await import('./tasks-calendar.ts')
      const name = meeting.title.trim() || texts.minutes.untitled
      downloadFile(
        `${fileNameOf(words.file, meeting.title)}.ics`,
        'text/calendar;charset=utf-8',
        tasksCalendar(dated, { meeting: name, language, now: new Date() }),
      )
    } catch {
      setProblem(true)
    }
  }
  return (
    <div>
      <h3 className="text-h4">{words.title}</h3>
      {dated.length === 0 ? (
        <p className="mt-2 text-muted text-small">{words.none}</p>
      ) : (
        <>
          <Button variant="secondary" size="small" onClick={save} className="mt-3">
            {words.save(dated.length)}
          </Button>
          {dated.length < tasks.length && (
            <p className="mt-2 text-muted text-small">
              {words.without(tasks.length - dated.length)}
            </p>
          )}
        </>
      )}
      {hasProblem && (
        <p role="alert" className="mt-2 text-error text-small">
          {words.problem}
        </p>
      )}
    </div>
  )
}
