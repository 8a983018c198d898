import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { PlusIcon } from '#platform/design/web/icons.tsx'
import { MEETING_LINE_MAX, type NoteList } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

/** Id of the field in which a note is typed. */
export const NOTE_FIELD = 'meeting-note'

interface NoteFormProps<List extends NoteList> {
  texts: MeetingModeratorTexts['notes']
  lists: readonly List[]
  list: List
  onList: (list: List) => void
  /** What is typed so far. */
  text: string
  onText: (text: string) => void
  onAdd: () => void
  /** The button's words; without any it has a plus. */
  button?: string
  /** Below the field. */
  children?: ReactNode
}

/**
 * One field for notes of all kinds. It adds its text with Enter and is then empty for the next one. Escape leaves it, so
 * that the timer's keyboard shortcuts work.
 */
export function NoteForm<List extends NoteList>(props: NoteFormProps<List>) {
  const { texts, lists, list, onList, text, onText, onAdd, button, children } = props
  const name = useId()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onAdd()
    document.getElementById(NOTE_FIELD)?.focus()
  }
  return (
    <form onSubmit={add} className="print:hidden">
      <fieldset className="min-w-0">
        <legend className="sr-only">{texts.kind}</legend>
        <div className="flex flex-wrap gap-2">
          {lists.map((one) => (
            <label key={one} className="relative">
              <input
                type="radio"
                name={name}
                checked={one === list}
                onChange={() => onList(one)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="flex min-h-11 items-center rounded-button bg-section px-4 font-semibold text-small peer-checked:bg-brand peer-checked:text-white peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2">
                {texts.lists[one].entry}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes('mt-3 flex gap-2', button && 'max-sm:flex-col')}>
        <input
          id={NOTE_FIELD}
          value={text}
          aria-label={texts.lists[list].add}
          placeholder={list === 'tasks' ? texts.taskExample : texts.lists[list].add}
          maxLength={MEETING_LINE_MAX}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          className={classes(CONTROL_LOOK, 'h-13')}
        />
        <Button
          type="submit"
          aria-label={button ? undefined : texts.addButton}
          title={button ? undefined : texts.addButton}
          className="shrink-0 px-4!"
        >
          {button ?? <PlusIcon />}
        </Button>
      </div>
      {children}
    </form>
  )
}
