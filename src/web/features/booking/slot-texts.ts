import { seatsNote } from '#domain/registration/capacity.ts'
import type { Training } from '#domain/training/training.ts'
import { unbroken, unbrokenDate } from '../../lib/formats/unbroken.ts'
import type { Person, Slot } from './draft.ts'
import { personOf } from './slots.ts'

/** "1 Training", "4 Trainings" */
export function trainingsText(count: number): string {
  return count === 1 ? '1 Training' : `${count} Trainings`
}

/** "Strategie & KI (Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr)" */
export function trainingLabel({ title, date, time }: Pick<Training, 'title' | 'date' | 'time'>) {
  return `${title} (${date}, ${time})`
}

/** A training in the select: the label, and why it cannot be selected or how few seats are left. */
export function trainingOption(training: Training): string {
  const note = availabilityNote(training)
  return note === null ? trainingLabel(training) : `${trainingLabel(training)} – ${note}`
}

/** Repeats the selected option below the select, because phones cut it off. */
export function trainingHint(training: Training): string {
  const note = availabilityNote(training)
  return [
    `${unbrokenDate(training.date)}, ${unbroken(training.time)}`,
    ...(note === null ? [] : [note]),
  ].join(' · ')
}

function availabilityNote({ seatsLeft, bookable }: Training): string | null {
  return bookable || seatsLeft <= 0 ? seatsNote(seatsLeft) : 'Hat schon begonnen'
}

/** A line of the summary card. */
export interface SummaryLine {
  key: string
  title: string
  text: string
}

/** Attendee and training of every slot that has a training. */
export function summaryLines(
  slots: readonly Slot[],
  booker: Person,
  trainings: readonly Training[],
): SummaryLine[] {
  return slots.flatMap((slot, index) => {
    const training = trainings.find(({ id }) => id === slot.trainingId)
    if (!training) return []
    const { firstName, lastName } = personOf(slot, booker)
    const name = `${firstName} ${lastName}`.trim()
    return [
      {
        key: String(index),
        title: `Slot ${index + 1}: ${training.title}`,
        text: name === '' ? 'Für eine andere Person' : `Für ${name}`,
      },
    ]
  })
}

/** In step 1: whether the training that the visitor came from is noted for slot 1 or cannot be booked. */
export function requestedLine(
  trainings: readonly Training[],
  requestedTraining: string | undefined,
): SummaryLine[] {
  const training = trainings.find(({ id }) => id === requestedTraining)
  if (!training) return []
  const text = training.bookable
    ? 'Vorgemerkt für Slot 1'
    : `${availabilityNote(training)}. Wähle in Schritt 2 ein anderes Training.`
  return [{ key: training.id, title: training.title, text }]
}
