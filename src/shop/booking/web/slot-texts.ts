import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { seatsNote } from '#shop/seats/domain/capacity.ts'
import { seatsText } from '#shop/seats/web/seats-text.ts'
import type { OfferedDate } from './offered-dates.ts'
import { type Person, personOf, type Slot, slotCount } from './slot-values.ts'

/** "1 Training", "4 Trainings" */
export function trainingsText(count: number): string {
  return count === 1 ? '1 Training' : `${count} Trainings`
}

/** "Strategie & KI (Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr)" */
function dateLabel({ title, date, time }: OfferedDate) {
  return `${title} (${date}, ${time})`
}

/** What step 1 asks for. @param isSeatKnown whether the date of slot 1 is noted */
export function contactLead(
  isSeatKnown: boolean,
  pkg: Pick<Package, 'trainingsCount'> | undefined,
) {
  const later = 'Die Trainings verteilst du im nächsten Schritt.'
  if (!isSeatKnown || !pkg) return `Sag uns, wer du bist, und wähle ein Paket. ${later}`
  return slotCount(pkg) === 1 ? 'Sag uns noch, wer du bist.' : `Sag uns noch, wer du bist. ${later}`
}

/** "Do., 14. Januar": a date as it is shown where the year is known. A text of another form stays as it is. */
export function shortDate(date: string): string {
  const [, weekday, day] =
    /^(\p{L}{2})\p{L}+(?:tag|woch), (\d{1,2}\. \p{L}+) \d{4}$/u.exec(date) ?? []
  return day ? unbroken(`${weekday}., ${day}`) : unbrokenDate(date)
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
