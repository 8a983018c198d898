import { Card } from '#platform/design/web/card.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import type { Meeting } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeUndoably } from './meeting-store.ts'
import { NoteRow } from './note-row.tsx'

interface CarriedTasksProps {
  texts: MeetingModeratorTexts
  language: Language
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
}

/** While a meeting is planned: the tasks that earlier meetings left open. Nothing where there are none. */
export function CarriedTasks(props: CarriedTasksProps) {
  const { texts, language, meeting, change, changeUndoably } = props
  const tasks = meeting.notes.tasks.filter(({ since }) => since !== '')
  if (tasks.length === 0) return null
  return (
    <Card as="section" aria-labelledby="meeting-carried" className="mb-5">
      <h2 id="meeting-carried" className="text-h3">
        {texts.meetings.openTasks}
      </h2>
      <p className="mt-2 text-muted text-small">{texts.meetings.openTasksHint}</p>
      <ul className="mt-4 grid grid-cols-1 gap-3 lg:grid-cols-2">
        {tasks.map((task, index) => (
          <NoteRow
            key={task.id}
            texts={texts.notes}
            language={language}
            label={`${texts.notes.lists.tasks.entry} ${index + 1}`}
            note={task}
            isTask
            onEnter={() => {}}
            onChange={(changes) =>
              change({ type: 'change-note', list: 'tasks', id: task.id, changes })
            }
            onRemove={() =>
              changeUndoably(
                { type: 'remove-note', list: 'tasks', id: task.id },
                texts.undone.note(task.text || texts.undone.untitled),
              )
            }
          />
        ))}
      </ul>
    </Card>
  )
}
