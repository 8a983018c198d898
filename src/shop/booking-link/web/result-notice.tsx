import { useEffect, useRef } from 'react'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import type { BookingState, Place } from './use-booking-view.ts'

interface ResultNoticeProps {
  place: Place
  result: BookingState['result']
  className?: string
}

/** What has happened at this place of the page, if that was the last change. */
export function ResultNotice({ place, result, className }: ResultNoticeProps) {
  const shown = result?.place === place ? result : null
  return (
    <div role="status" className="empty:hidden">
      {shown && (
        <div className={className}>
          <Told key={shown.count} {...shown} />
        </div>
      )}
    </div>
  )
}

/** Takes the focus, because the form that led here is gone. */
function Told({ title, lines }: { title: string; lines: string[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex gap-3 rounded-input bg-badge-green px-4 py-3 text-badge-green-text"
    >
      <CheckIcon className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line} className="mt-1 break-words text-small">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
