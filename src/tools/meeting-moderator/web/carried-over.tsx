import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { AGENDA_ITEMS_MAX } from '../domain/meeting.ts'
import { USUAL_MINUTES } from './agenda-list.tsx'
import { shortDay } from './meeting-formats.ts'
import type { MeetingTool } from './meeting-store.ts'
import { NoteRow } from './note-row.tsx'

/** While a meeting is planned: what earlier meetings parked or left open. Nothing where there is nothing. */
export function CarriedOver(tool: MeetingTool) {
  const { texts, language, meeting, change, changeUndoably } = tool
  const tasks = meeting.notes.tasks.filter(({ since }) => since !== '')
  const parked = meeting.notes.parked.filter(({ since }) => since !== '')
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
                  onClick={() =>
                    changeUndoably(
                      { type: 'remove-note', list: 'parked', id },
                      texts.undone.note(text),
                    )
                  }
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
                {...tool}
                place={index + 1}
                list="tasks"
                note={task}
                agenda={[]}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
