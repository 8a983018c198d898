import { useConfirmation } from './confirmation-store.ts'

/** Above the empty form, for who comes back after a booking. */
export function BookedNotice() {
  const booked = useConfirmation()
  if (!booked) return null
  return (
    <p className="flex flex-wrap gap-x-4 rounded-card bg-brand-tint px-5 py-3">
      <span>
        <span>Gebucht: </span>
        <strong translate="no" className="whitespace-nowrap font-semibold tabular-nums">
          {booked.reference}
        </strong>
      </span>
      <a
        href={booked.address}
        className="min-h-6 font-semibold text-brand-hover underline underline-offset-3 hover:decoration-2"
      >
        Meine Buchung öffnen
      </a>
    </p>
  )
}
