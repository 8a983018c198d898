import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'

type Seat = Pick<
  RegistrationDetails['seats'][number],
  'trainingTitle' | 'trainingDate' | 'trainingTime' | 'isOver' | 'cancelledAt'
>

/**
 * Texts of the dialog before a registration is confirmed or cancelled while at least one of its sessions is over, or
 * cancelled where that is not free.
 */
export function pastSessionsWords(status: RegistrationStatus, seats: readonly Seat[]) {
  const isConfirmed = status === 'confirmed'
  const over = seats.filter(({ isOver, cancelledAt }) => isOver && cancelledAt === null)
  if (over.length === 0)
    return {
      title: 'Anmeldung absagen?',
      sessions: [],
      confirmLabel: 'Anmeldung absagen',
    }
  return {
    title: isConfirmed ? 'Anmeldung trotzdem bestätigen?' : 'Anmeldung trotzdem absagen?',
    /** Each session once. */
    sessions: [...new Map(over.map((seat) => [sessionKey(seat), sessionWords(seat)])).values()],
    confirmLabel: isConfirmed ? 'Trotzdem bestätigen' : 'Trotzdem absagen',
  }
}

function sessionKey({ trainingTitle, trainingDate, trainingTime }: Seat): string {
  return [trainingTitle, trainingDate, trainingTime].join('|')
}

/** The time is a separate text, because it must stay on one line. */
function sessionWords({ trainingTitle, trainingDate, trainingTime }: Seat) {
  return { session: `„${trainingTitle}“, ${unbrokenDate(trainingDate)},`, time: trainingTime }
}
