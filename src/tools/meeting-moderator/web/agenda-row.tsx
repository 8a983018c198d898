import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#platform/design/web/icons.tsx'
import { type AgendaItem, hasBegun, MEETING_LINE_MAX } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { ITEM_METHOD_NAMES } from '../domain/meeting-methods.ts'
import type { MeetingTool } from './meeting-store.ts'
import { MinutesInput } from './minutes-input.tsx'
import { PEOPLE_LIST } from './people-field.tsx'

/** The buttons of a row; their names identify the button that gets the focus. */
export type RowButton = 'up' | 'down' | 'remove'

interface AgendaRowProps extends MeetingTool {
  item: AgendaItem
  index: number
  onMove: (button: 'up' | 'down') => void
  onRemove: () => void
}

const INPUT = classes(CONTROL_LOOK, 'h-11 px-3!')
const NO_SPINNER =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none'
const TOOL =
  'grid h-11 w-10 place-items-center rounded-pill transition-colors hover:bg-brand-tint aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'

/** One item of the agenda: title, minutes, owner, method and buttons to move it. */
export function AgendaRow({ item, index, onMove, onRemove, ...tool }: AgendaRowProps) {
  const { meeting, change } = tool
  const { plan: texts, methods } = tool.texts
  const { agenda } = meeting
  const place = index + 1
  const time = timeAfter(meeting.startTime, plannedMinutes(agenda.slice(0, index)))
  const onChange = (changes: Partial<Omit<AgendaItem, 'id'>>) =>
    change({ type: 'change-item', id: item.id, changes })
  const mover = (button: 'up' | 'down', isAtTheEnd: boolean) => ({
    type: 'button' as const,
    id: rowButtonId(item.id, button),
    // Stays focusable at the ends of the list, so that keyboard users do not lose the focus.
    'aria-disabled': isAtTheEnd || undefined,
    'aria-label': texts.move[button](place),
    onClick: () => isAtTheEnd || onMove(button),
    className: TOOL,
  })
  return (
    <li className="grid grid-cols-[auto_5.5rem_minmax(0,1fr)] items-start gap-2 border-sand border-b bg-white py-3 last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_5.5rem_8rem_auto]">
      <span className="row-span-4 flex min-h-11 items-center md:row-span-1">
        <span className="grid min-w-11 justify-items-center">
          <span className="font-display font-heading text-h4">{place}</span>
          {time && <span className="text-muted text-small tabular-nums leading-none">{time}</span>}
        </span>
      </span>
      <textarea
        rows={1}
        value={item.title}
        aria-label={texts.item(place)}
        maxLength={MEETING_LINE_MAX}
        onChange={({ target }) => onChange({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        // A title has no line breaks, even if it wraps.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={classes(
          CONTROL_LOOK,
          'field-sizing-content col-span-2 min-h-11 resize-none px-3! py-2 md:col-span-1',
        )}
      />
      <span className="relative">
        <MinutesInput
          value={item.minutes}
          aria-label={texts.minutes(place)}
          onChange={(minutes) => onChange({ minutes })}
          className={classes(INPUT, NO_SPINNER, 'pr-11!')}
        />
        <span
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted text-small"
        >
          {texts.minutesUnit}
        </span>
      </span>
      <input
        value={item.owner}
        list={PEOPLE_LIST}
        aria-label={texts.owner(place)}
        placeholder={texts.ownerUnit}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ owner: target.value })}
        className={INPUT}
      />
      <span className="col-span-2 flex items-center md:col-span-1">
        <button {...mover('up', place === 1)}>
          <ArrowUpIcon />
        </button>
        <button {...mover('down', place === agenda.length)}>
          <ArrowDownIcon />
        </button>
        {!hasBegun(meeting, item.id) && (
          <button
            type="button"
            id={rowButtonId(item.id, 'remove')}
            aria-label={texts.remove(place)}
            onClick={onRemove}
            className={TOOL}
          >
            <CloseIcon />
          </button>
        )}
      </span>
      <span className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:col-span-4 md:col-start-2">
        <select
          value={item.method ?? ''}
          aria-label={methods.of(place)}
          onChange={({ target }) =>
            onChange({ method: ITEM_METHOD_NAMES.find((name) => name === target.value) ?? null })
          }
          className={classes(INPUT, 'w-auto! max-w-full')}
        >
          <option value="">{methods.none}</option>
          {ITEM_METHOD_NAMES.map((name) => (
            <option key={name} value={name}>
              {methods.names[name].name}
            </option>
          ))}
        </select>
        {item.method && (
          <span className="min-w-0 text-muted text-small">{methods.names[item.method].use}</span>
        )}
      </span>
    </li>
  )
}

export function rowButtonId(itemId: string, button: RowButton): string {
  return `item-${itemId}-${button}`
}
