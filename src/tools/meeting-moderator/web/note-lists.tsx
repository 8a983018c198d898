import { Card } from '#platform/design/web/card.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { type Meeting, NOTE_LISTS, type NoteList } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeMeeting, ChangeUndoably } from './meeting-store.ts'
import { NewNote } from './new-note.tsx'
import { NoteRow } from './note-row.tsx'

/** Colour of the upper edge of each list. */
const EDGES = {
  decisions: 'bg-brand',
  tasks: 'bg-early',
  parked: 'bg-sage',
} as const satisfies Record<NoteList, string>

interface NoteListsProps {
  texts: MeetingModeratorTexts
  language: Language
  meeting: Meeting
  change: ChangeMeeting
  changeUndoably: ChangeUndoably
}

/** Lists of decisions, tasks and parked topics: to add to and to edit in place. */
export function NoteLists({ texts, language, meeting, change, changeUndoably }: NoteListsProps) {
  return (
    <section aria-labelledby="meeting-notes" className="mt-8">
      <h2 id="meeting-notes" className="text-h3">
        {texts.notes.title}
      </h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
        {NOTE_LISTS.map((list) => {
          const notes = meeting.notes[list]
          const words = texts.notes.lists[list]
          return (
            <Card
              key={list}
              as="section"
              padding="none"
              aria-labelledby={`notes-${list}`}
              className="overflow-clip"
            >
              <div className={`h-2 ${EDGES[list]}`} />
              <div className="p-5 sm:p-6">
                <h3 id={`notes-${list}`} className="text-h4">
                  {words.title}
                </h3>
                <NewNote
                  id={addField(list)}
                  label={words.add}
                  button={texts.notes.addButton}
                  text={meeting.lines[list] ?? ''}
                  onText={(text) => change({ type: 'line', field: list, text })}
                  onAdd={(text) =>
                    change({
                      type: 'add-note',
                      list,
                      note: {
                        id: randomKey(),
                        text,
                        person: '',
                        due: '',
                        isDone: false,
                        since: '',
                      },
                    })
                  }
                />
                {notes.length === 0 ? (
                  <p className="mt-4 text-muted text-small">{texts.notes.empty}</p>
                ) : (
                  <ul className="mt-4 grid gap-3">
                    {notes.map((note, index) => (
                      <NoteRow
                        key={note.id}
                        texts={texts.notes}
                        language={language}
                        label={`${words.entry} ${index + 1}`}
                        note={note}
                        isTask={list === 'tasks'}
                        onEnter={() => document.getElementById(addField(list))?.focus()}
                        onChange={(changes) =>
                          change({ type: 'change-note', list, id: note.id, changes })
                        }
                        onRemove={() => {
                          changeUndoably(
                            { type: 'remove-note', list, id: note.id },
                            texts.undone.note(note.text || texts.undone.untitled),
                          )
                          document.getElementById(addField(list))?.focus({ preventScroll: true })
                        }}
                      />
                    ))}
                  </ul>
                )}
              </div>
            </Card>
          )
        })}
      </div>
    </section>
  )
}

/** Id of the field that adds to a list. */
export function addField(list: NoteList): string {
  return `notes-${list}-add`
}
