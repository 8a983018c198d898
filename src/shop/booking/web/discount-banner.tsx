import { Badge } from '#platform/design/web/badge.tsx'
import { unbroken } from '#platform/design/web/unbroken.ts'
import type { PhaseOffer } from './phase-offer.ts'

/** The current price phase: what it saves, and until when. */
export function DiscountBanner({ offer }: { offer: PhaseOffer }) {
  const { phaseLabel, tone, text, daysText, untilText } = offer
  const until = untilText ? `, bis ${unbroken(untilText)}` : ''
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-card bg-badge-orange px-5 py-3.5">
      <Badge tone={tone}>{phaseLabel}</Badge>
      <p>
        <strong className="font-semibold">{text}</strong>
        {daysText && <span>{` ${unbroken(daysText)}${until}.`}</span>}
      </p>
    </div>
  )
}
