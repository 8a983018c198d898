import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { FullDate } from '#shop/seats/domain/capacity.ts'

interface NamedDate {
  title: string
  /** The display text of its day. */
  date: string
}

type FieldErrors = NonNullable<ProblemError['errors']>

export const cancellationErrors = {
  dateIsOver: () =>
    new ProblemError(
      409,
      'training.date_is_over',
      'Dieser Termin ist vorbei und kann nicht mehr abgesagt werden.',
    ),
  noSuchTarget: (errors: FieldErrors) =>
    new ProblemError(
      422,
      'date_cancellation.unknown_target',
      'Auf einen gewählten Termin kann nicht umgebucht werden.',
      { errors },
    ),
  seatsMissing: (missing: (FullDate & NamedDate)[], errors: FieldErrors) =>
    new ProblemError(
      409,
      'date_cancellation.seats_missing',
      missing.map(missingSentence).join(' '),
      { errors },
    ),
  changedMeanwhile: () =>
    new ProblemError(
      409,
      'date_cancellation.changed_meanwhile',
      'Die Anmeldungen für diesen Termin haben sich inzwischen geändert. Bitte prüfen Sie Auswahl und Mails noch einmal.',
    ),
}

function missingSentence({ title, date, requested, left }: FullDate & NamedDate): string {
  const needed = requested === 1 ? '1 Platz wird gebraucht' : `${requested} Plätze werden gebraucht`
  return `Für „${title}“ (${date}): ${needed}, ${left === 0 ? 'keiner ist' : `nur ${left} ${left === 1 ? 'ist' : 'sind'}`} frei.`
}
