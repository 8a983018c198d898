import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { seatsNote } from '#shop/seats/domain/capacity.ts'
import { seatsText } from '#shop/seats/web/seats-text.ts'
import type { OfferedDate } from './offered-dates.ts'
import { type Person, personOf, type Slot } from './slot-values.ts'

/** "1 Training", "4 Trainings" */
export function trainingsText(count: number): string {
  return count === 1 ? '1 Training' : `${count} Trainings`
}

/** "Strategie & KI (Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr)" */
function dateLabel({ title, date, time }: OfferedDate) {
  return `${title} (${date}, ${time})`
}

/** A date in the select: the label, and why it cannot be selected or how few seats are left. */
export function dateOption(date: OfferedDate): string {
  const note = availabilityNote(date)
  return note === null ? dateLabel(date) : `${dateLabel(date)} – ${note}`
}

/** Repeats the selected option below the select, because phones cut it off. */
export function dateHint(offered: OfferedDate): string {
  const note = availabilityNote(offered)
  return [
    `${unbrokenDate(offered.date)}, ${unbroken(offered.time)}`,
    ...(note === null ? [] : [note]),
  ].join(' · ')
}

function availabilityNote({ seatsLeft, bookable, heldSeats }: OfferedDate): string | null {
  if (heldSeats !== undefined) return `${seatsText(heldSeats)} für dich reserviert`
  return bookable || seatsLeft <= 0 ? seatsNote(seatsLeft) : 'Hat schon begonnen'
}

/** A line of the summary card. */
export interface SummaryLine {
  key: string
  title: string
  text: string
}

/** Attendee and training of every slot that has a date. */
export function summaryLines(
  slots: readonly Slot[],
  booker: Person,
  dates: readonly OfferedDate[],
): SummaryLine[] {
  return slots.flatMap((slot, index) => {
    const date = dates.find(({ id }) => id === slot.dateId)
    if (!date) return []
    const { firstName, lastName } = personOf(slot, booker)
    const name = `${firstName} ${lastName}`.trim()
    return [
      {
        key: String(index),
        title: `Slot ${index + 1}: ${date.title}`,
        text: name === '' ? 'Für eine andere Person' : `Für ${name}`,
      },
    ]
  })
}

/** In step 1: whether the date that the visitor came from is noted for slot 1 or cannot be booked. */
export function requestedLine(
  dates: readonly OfferedDate[],
  requested: string | undefined,
): SummaryLine[] {
  const date = dates.find(({ id }) => id === requested)
  if (!date) return []
  const text =
    date.bookable && date.heldSeats === undefined
      ? 'Vorgemerkt für Slot 1'
      : [availabilityNote(date), !date.bookable && 'Wähle in Schritt 2 einen anderen Termin.']
          .filter(Boolean)
          .join('. ')
  return [{ key: date.id, title: date.title, text }]
}
