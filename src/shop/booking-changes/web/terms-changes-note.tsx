import type { AgreedTerms } from '#shop/booking/domain/agreed-terms.ts'
import type { TermsChange } from '#shop/booking/domain/terms-changes.ts'
import { concernsBooking, termsChangeText } from './terms-texts.ts'

interface TermsChangesProps {
  agreed: AgreedTerms
  changes: readonly TermsChange[]
  /** Says that the booking itself keeps what is different for new ones. */
  keptNote: string
}

/** What is different now from what the booker saw: what concerns the booking, and apart what concerns new ones only. */
export function TermsChanges({ agreed, changes, keptNote }: TermsChangesProps) {
  const ofBooking = changes.filter(concernsBooking)
  const ofNewBookings = changes.filter((change) => !concernsBooking(change))
  return (
    <>
      {ofBooking.length > 0 && (
        <section>
          <h3 className={HEADING}>Was sich seitdem geändert hat</h3>
          <Changes agreed={agreed} changes={ofBooking} />
        </section>
      )}
      {ofNewBookings.length > 0 && (
        <section>
          <h3 className={HEADING}>Was für neue Buchungen anders ist</h3>
          <p className="mb-3 text-secondary text-small">{keptNote}</p>
          <Changes agreed={agreed} changes={ofNewBookings} />
        </section>
      )}
    </>
  )
}

const HEADING = 'mb-2 font-semibold font-text text-base tracking-normal'

function Changes({ agreed, changes }: Omit<TermsChangesProps, 'keptNote'>) {
  const titleOf = (position: number) =>
    agreed.trainings.find(({ positions }) => positions.includes(position))?.title ??
    `Platz ${position}`
  return (
    <ul className="grid gap-3">
      {changes
        .map((change) => termsChangeText(change, titleOf))
        .map(({ title, before, after }) => (
          <li key={title} className="rounded-input bg-badge-orange px-4 py-3 text-small">
            <p className="font-semibold text-badge-orange-text">{title}</p>
            {before !== null && (
              <p className="whitespace-pre-line">
                <span className="font-semibold">Damals:</span>
                <span>{` ${before}`}</span>
              </p>
            )}
            <p className="whitespace-pre-line">
              <span className="font-semibold">Heute:</span>
              <span>{` ${after ?? 'gibt es nicht mehr'}`}</span>
            </p>
          </li>
        ))}
    </ul>
  )
}
