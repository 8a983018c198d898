import { Popover } from 'radix-ui'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { de } from 'react-day-picker/locale/de'
import {
  berlinDay,
  type CalendarDay,
  formatLongDay,
  formatSessionDate,
} from '#platform/basics/domain/calendar-day.ts'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field, type FieldFrameProps } from '../field.tsx'
import { CalendarIcon } from '../icons.tsx'

interface DatePickerProps extends FieldFrameProps {
  /** A calendar day in Europe/Berlin; null until one is chosen. */
  value: CalendarDay | null
  onChange: (day: CalendarDay) => void
  /** The day whose month the calendar opens at while none is chosen; today's month without it. */
  opensAt?: CalendarDay | null | undefined
  disabled?: boolean | undefined
}

const DAY_BUTTON =
  'grid size-11 place-items-center rounded-pill font-semibold text-small tabular-nums transition-colors hover:bg-brand-tint focus-visible:-outline-offset-2 focus-visible:shadow-none'
const NAV_BUTTON =
  'grid size-11 place-items-center rounded-pill transition-colors hover:bg-brand-tint [&_svg]:size-4.5 [&_svg]:fill-current'

/** A date picker with a German calendar, whose weeks begin on Monday. */
export function DatePicker({ value, onChange, opensAt, disabled, ...frame }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = value ?? opensAt
  const today = berlinDay(new Date())
  const words = value ? dayWithWeekday(value) : 'Datum wählen'

  function choose(date: Date | undefined) {
    // Undefined when the selected day was clicked again: it stays selected.
    if (date) onChange(toCalendarDay(date))
    setOpen(false)
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger asChild>
            <button
              type="button"
              id={control.id}
              aria-label={`${frame.label}: ${words}`}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              disabled={disabled}
              className={classes(
                CONTROL_LOOK,
                'flex h-13 items-center justify-between gap-3 text-left disabled:opacity-60',
                !value && 'text-muted',
              )}
            >
              <span className="truncate">{words}</span>
              <CalendarIcon className="text-muted" />
            </button>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              aria-label={frame.label}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              className="z-40 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-card border border-sand bg-white p-3 shadow-lifted outline-none"
            >
              <DayPicker
                mode="single"
                locale={de}
                weekStartsOn={1}
                autoFocus
                showOutsideDays
                today={toDate(today)}
                captionLayout="dropdown"
                startMonth={newYear(Math.min(yearOf(today), yearOf(shown ?? today)) - YEARS_AROUND)}
                endMonth={december(Math.max(yearOf(today), yearOf(shown ?? today)) + YEARS_AROUND)}
                {...(shown ? { defaultMonth: toDate(shown) } : {})}
                selected={value ? toDate(value) : undefined}
                onSelect={choose}
                classNames={{
                  months: 'relative',
                  nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between [&>button]:pointer-events-auto',
                  button_previous: NAV_BUTTON,
                  button_next: NAV_BUTTON,
                  month_caption: 'grid h-11 place-items-center',
                  dropdowns: 'flex gap-1',
                  dropdown_root:
                    'relative inline-flex h-11 items-center rounded-button px-2 hover:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-ink',
                  dropdown: 'absolute inset-0 cursor-pointer appearance-none opacity-0',
                  caption_label:
                    'flex items-center gap-1 font-display font-heading text-base [&_svg]:size-3.5 [&_svg]:fill-current',
                  month_grid: 'mt-1 border-collapse',
                  weekday: 'h-9 font-normal text-[0.8125rem] text-muted',
                  day: 'p-0',
                  day_button: DAY_BUTTON,
                  outside: 'text-muted [&>button]:font-normal',
                  today: '[&>button]:shadow-[inset_0_0_0_2px_var(--color-early)]',
                  selected: '[&>button]:bg-brand [&>button]:text-white',
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

/** "Do, 14. Januar 2027": short, so that it fits beside two clock times. */
function dayWithWeekday(day: CalendarDay): string {
  return `${formatSessionDate(day).slice(0, 2)}, ${formatLongDay(day)}`
}

/** Years before and after the current year, and the selected one, that the list offers. */
const YEARS_AROUND = 5

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4))
}

function newYear(year: number): Date {
  return new Date(year, 0, 1)
}

function december(year: number): Date {
  return new Date(year, 11, 1)
}

/** The calendar works in the browser's time zone; only year, month and day are converted. */
function toDate(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function toCalendarDay(date: Date): CalendarDay {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
