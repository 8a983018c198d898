import { useEffect, useRef } from 'react'
import { useConfirmation } from './confirmation-store.ts'

/** Above the empty form, for those who come back after a booking. Where they come back further down, it moves into view. */
export function BookedNotice() {
  const booked = useConfirmation()
  const notice = useRef<HTMLParagraphElement>(null)
  const isBooked = booked !== null
  useEffect(() => {
    if (!isBooked) return
    // After the browser has gone to where the page was.
    const frame = requestAnimationFrame(() => {
      const shown = notice.current?.getBoundingClientRect()
      if (shown && shown.top < 0) notice.current?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isBooked])
  if (!booked) return null
  return (
    <p ref={notice} className="flex flex-wrap gap-x-4 rounded-card bg-brand-tint px-5 py-3">
      <span>
        <span>Angemeldet: </span>
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
