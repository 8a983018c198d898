import { unbroken } from '../../lib/unbroken.ts'
import { Badge } from '../../ui/badge.tsx'
import type { PhaseOffer } from './phase-offer.ts'

/** The price phase in force and what it saves. */
export function DiscountBanner({ offer }: { offer: PhaseOffer }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-card bg-badge-orange px-5 py-3.5">
      <Badge tone={offer.tone}>{offer.phaseLabel}</Badge>
      <p>
        <strong className="font-semibold">{offer.text}</strong>
        {offer.daysText && <> {unbroken(offer.daysText)}.</>}
      </p>
    </div>
  )
}
