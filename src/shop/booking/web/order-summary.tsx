import { useState } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { reductionAmount } from '#shop/discount-codes/domain/discount.ts'
import { priceCard, totalPriceText } from '#shop/prices/domain/price-card.ts'
import { vatText } from '#shop/prices/web/vat-text.ts'
import { OfPackage } from './of-package.tsx'
import { atFullPrice, type ReducedPackage } from './reduced-packages.ts'
import { type SummaryLine, trainingsText } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'

// Not React's `useId`: on the server the form is a part of the page, and in the browser it is a root of its own.
const DETAILS_ID = 'order-details'

interface OrderSummaryProps {
  packages: readonly ReducedPackage[]
  chosen: ReducedPackage | undefined
  /** The assigned slots so far. */
  lines?: readonly SummaryLine[]
}

/** Summary of the current selection. On phones it can be collapsed to its total. */
export function OrderSummary({ packages, chosen, lines = [] }: OrderSummaryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="rounded-card bg-section px-6 py-4 lg:p-7">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h4">Deine Auswahl</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={DETAILS_ID}
          onClick={() => setIsOpen(!isOpen)}
          className={classes(
            '-my-2 -mr-3 min-h-11 items-center gap-1.5 rounded-button px-3 font-semibold text-small hover:bg-sand/60 lg:hidden',
            chosen ? 'flex' : 'hidden',
          )}
        >
          <span>{isOpen ? 'Weniger' : 'Details'}</span>
          <Chevron isOpen={isOpen} />
        </button>
      </div>
      <div id={DETAILS_ID} className={classes('mt-3', chosen && !isOpen && 'max-lg:hidden')}>
        <OfPackage packages={packages} chosen={chosen}>
          {(pkg) =>
            pkg ? (
              <PackageLines pkg={pkg} />
            ) : (
              <p className="text-secondary">Noch kein Paket gewählt</p>
            )
          }
        </OfPackage>
        {lines.length > 0 && (
          <ul className="mt-4 flex flex-col gap-3 border-sand border-t pt-4 text-small">
            {lines.map(({ key, title, text }) => (
              <li key={key}>
                <span className="block font-semibold">{title}</span>
                <span className="block text-muted">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div aria-live="polite">
        <OfPackage packages={packages} chosen={chosen}>
          {(pkg) => pkg && <Total pkg={pkg} />}
        </OfPackage>
      </div>
    </div>
  )
}

function Total({ pkg }: { pkg: ReducedPackage }) {
  return (
    <div className="mt-3 border-sand border-t pt-3 lg:mt-4 lg:pt-4">
      {pkg.reduction && (
        <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-small">
          <span className="wrap-anywhere">{`Rabattcode ${pkg.reduction.code}`}</span>
          <span>{reductionAmount(pkg.reduction)}</span>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        Gesamtpreis:{' '}
        <strong className="font-display font-semibold text-h2">{`${totalPriceText(pkg)}€`}</strong>
      </p>
      <p className="mt-1 text-muted text-small">{vatText(pkg.currentPrice || pkg.basePrice)}</p>
    </div>
  )
}

function PackageLines({ pkg }: { pkg: ReducedPackage }) {
  const { phaseLabel, savedText } = priceCard(atFullPrice(pkg))
  return (
    <>
      <p className="font-semibold">{pkg.name}</p>
      <p className="text-muted">{`${trainingsText(slotCount(pkg))}, ${phaseLabel}`}</p>
      {savedText && (
        <p className="mt-1 font-semibold text-orange-text text-small">
          {`${savedText}\u00a0€ gespart`}
        </p>
      )}
    </>
  )
}

function Chevron({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classes('size-5 transition-[rotate]', isOpen && 'rotate-180')}
    >
      <path d="m5 7.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
