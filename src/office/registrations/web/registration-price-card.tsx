import { useState } from 'react'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { reductionText } from '#shop/discount-codes/domain/discount.ts'
import { netAndVatText } from '#shop/prices/domain/net-and-vat.ts'
import { priceTypeLabel } from '#shop/prices/domain/price-type.ts'
import { priceText } from '#shop/prices/web/price-text.ts'
import { OrderDialog } from './order-dialog.tsx'
import { EditButton, Fact, Facts, PageCard } from './page-card.tsx'

/** What was booked, at which price, by whom and when; with the dialog that changes it. */
export function PriceCard({ registration }: { registration: RegistrationDetails }) {
  const { packageName, price, priceType, priceReason, bookedBy, createdAt, status } = registration
  const { discount } = bookedPrice(registration)
  const [isOpen, setIsOpen] = useState(false)
  const net = netAndVatText(price, registration.agreedTerms?.vatRate)
  return (
    <PageCard
      title="Paket und Preis"
      action={
        status === 'cancelled' ? undefined : (
          <EditButton of="Paket, Plätze und Preis" onClick={() => setIsOpen(true)} />
        )
      }
    >
      <Facts>
        <Fact name="Paket">{packageName}</Fact>
        <Fact name="Preis">
          <span>
            {priceReason === ''
              ? `${priceText(price)} (${priceTypeLabel(priceType)})`
              : priceText(price)}
          </span>
          {net !== '' && <span className="block font-normal text-secondary">{net}</span>}
          {discount && (
            <span className="block font-normal text-secondary">{reductionText(discount)}</span>
          )}
          {priceReason !== '' && (
            <span className="block font-normal text-secondary">
              {`Eigener Preis: ${priceReason}`}
            </span>
          )}
        </Fact>
        <Fact name="Angekommen">
          <time dateTime={createdAt} className="tabular-nums">
            {formatMoment(createdAt)}
          </time>
          <span className="block font-normal text-secondary">
            {bookedBy === null ? 'über den Shop' : `angelegt von ${bookedBy}`}
          </span>
        </Fact>
      </Facts>
      {isOpen && <OrderDialog registration={registration} onClose={() => setIsOpen(false)} />}
    </PageCard>
  )
}
