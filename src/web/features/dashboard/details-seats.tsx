import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import { unbroken, unbrokenDate } from '../../lib/formats/unbroken.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmailLink } from '../../ui/email-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** The seats of the registration with attendee and training, in the order of the slots. */
export function DetailsSeats({ seats }: { seats: RegistrationDetails['seats'] }) {
  return (
    <ol className="divide-y divide-section overflow-hidden rounded-card bg-white text-small shadow-card">
      {seats.map((seat) => (
        <li key={seat.id} className="grid gap-1 p-4">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            {seat.firstName} {seat.lastName}
            {seat.attendeeType === 'booker' && <Badge tone="blue">Bucher</Badge>}
            {seat.cancelledAt && <StatusBadge status="cancelled" />}
          </p>
          <p>
            <EmailLink address={seat.email} />
          </p>
          {seat.company && <p className="text-secondary">{seat.company}</p>}
          <p className="mt-1.5 font-medium">{seat.trainingTitle}</p>
          <p className="text-muted">
            {unbrokenDate(seat.trainingDate)}, {unbroken(seat.trainingTime)}
          </p>
        </li>
      ))}
    </ol>
  )
}
