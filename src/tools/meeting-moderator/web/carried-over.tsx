import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { AGENDA_ITEMS_MAX, type Meeting, type NoteList } from '../domain/meeting.ts'
import { shortDay } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeUndoably } from './meeting-store.ts'
import { USUAL_MINUTES } from './new-item.tsx'
import { NoteRow } from './note-row.tsx'

interface CarriedOverProps {
  texts: MeetingModeratorTexts
  language: Language
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
}

/** While a meeting is planned: what earlier meetings parked or left open. Nothing where there is nothing. */
export function CarriedOver(props: CarriedOverProps) {
  const { texts, language, meeting, change, changeUndoably } = props
  const tasks = meeting.notes.tasks.filter(({ since }) => since !== '')
  const parked = meeting.notes.parked.filter(({ since }) => since !== '')
  const remove = (list: NoteList, id: string, text: string) =>
    changeUndoably(
      { type: 'remove-note', list, id },
      texts.undone.note(text || texts.undone.untitled),
    )
  return (
    <>
      {parked.length > 0 && (
        <Card as="section" aria-labelledby="meeting-parked" className="mb-5">
          <h2 id="meeting-parked" className="text-h3">
            {texts.meetings.parked}
          </h2>
          <ul className="mt-3">
            {parked.map(({ id, text, since }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-sand border-t py-2 first:border-t-0"
              >
                <p className="min-w-0 grow basis-60">
                  <span className="block font-semibold wrap-anywhere">{text}</span>
                  <span className="block text-muted text-small">
                    {texts.notes.since.parked(shortDay(since, language))}
                  </span>
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={meeting.agenda.length >= AGENDA_ITEMS_MAX}
                  aria-label={texts.meetings.takeLabel(text)}
                  onClick={() =>
                    change({ type: 'take-parked', id, itemId: randomKey(), minutes: USUAL_MINUTES })
                  }
                >
                  <PlusIcon />
                  {texts.meetings.take}
                </Button>
                <button
                  type="button"
                  aria-label={texts.notes.remove(text)}
                  onClick={() => remove('parked', id, text)}
                  className="grid size-11 place-items-center rounded-pill hover:bg-brand-tint"
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {tasks.length > 0 && (
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
                list="tasks"
                note={task}
                agenda={[]}
                onChange={(changes) =>
                  change({ type: 'change-note', list: 'tasks', id: task.id, changes })
                }
                onTurn={(to) => change({ type: 'turn-note', from: 'tasks', to, id: task.id })}
                onRemove={() => remove('tasks', task.id, task.text)}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
