import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { availabilityOf } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { RegisterLink } from './register-link.tsx'
import { availabilityNote } from './seats-badge.tsx'

/**
 * On phones, a bar at the bottom of the screen with date and registration button; not in low windows. It is shown while its parent is in
 * view: from the end of the hero, which has a button of its own, to the button at the end of the page.
 */
export function RegisterBar({ training }: { training: Training }) {
  const availability = availabilityOf(training.dates)
  return (
    <div
      data-bottom-bar
      className="pointer-events-none absolute inset-0 z-20 flex flex-col justify-end md:hidden low:hidden"
    >
      <div className="pointer-events-auto sticky bottom-(--bottom-bar-height) flex items-center justify-between gap-4 border-sand border-t bg-page px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p className="min-w-0 font-semibold text-small leading-tight">
          {availabilityNote(availability) ?? unbrokenDate(availability.date?.date ?? '')}
        </p>
        <RegisterLink training={training} size="small" className="shrink-0" />
      </div>
    </div>
  )
}
