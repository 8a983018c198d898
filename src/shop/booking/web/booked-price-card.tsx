import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { reductionAmount } from '#shop/discount-codes/domain/discount.ts'
import { percentText } from '#shop/prices/domain/net-and-vat.ts'
import { priceText } from '#shop/prices/web/price-text.ts'
import { BILLING_ANCHOR } from '#site/pages/web/booking-link-address.ts'
import type { Confirmation } from './confirmation.ts'

interface BookedPriceCardProps {
  confirmation: Confirmation
  heading: 'h2' | 'h3'
}

/** What a new booking costs, and the ways to its page. */
export function BookedPriceCard({
  confirmation: { packageName, price, discount, address },
  heading: Heading,
}: BookedPriceCardProps) {
  const { gross, net, vat, rate } = price
  return (
    <Card>
      <Heading className="text-h4">Paket und Preis</Heading>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
        <Row name="Paket" value={packageName} />
        {discount && <Row name={`Rabattcode ${discount.code}`} value={reductionAmount(discount)} />}
        {rate > 0 && (
          <>
            <Row name="Netto" value={priceText(net)} />
            <Row name={`USt. (${percentText(rate)}\u00a0%)`} value={priceText(vat)} />
          </>
        )}
        <Row name="Gesamtpreis" value={priceText(gross)} isStrong />
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonAnchor href={address} size="small">
          Meine Buchung öffnen
        </ButtonAnchor>
        <ButtonAnchor href={`${address}#${BILLING_ANCHOR}`} variant="secondary" size="small">
          Bestellnummer ergänzen
        </ButtonAnchor>
      </div>
    </Card>
  )
}

function Row({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <>
      <dt className={isStrong ? 'font-semibold' : 'text-secondary'}>{name}</dt>
      <dd className={isStrong ? 'text-right font-semibold' : 'text-right'}>{value}</dd>
    </>
  )
}
