import { useState } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { priceCard, totalPriceText } from '#shop/prices/domain/price-card.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import { type SummaryLine, trainingsText } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'

// Not React's `useId`: on the server the form is a part of the page, and in the browser it is a root of its own.
const DETAILS_ID = 'order-details'

interface OrderSummaryProps {
  pkg: Package | undefined
  /** The assigned slots so far. */
  lines: readonly SummaryLine[]
}

/** Summary of the current selection. On phones it can be collapsed to its total. */
export function OrderSummary({ pkg, lines }: OrderSummaryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isFoldable = pkg !== undefined || lines.length > 0
  return (
    <div className="rounded-card bg-section p-6 lg:p-7">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h4">Deine Auswahl</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={DETAILS_ID}
          onClick={() => setIsOpen(!isOpen)}
          className={classes(
            '-my-2 -mr-3 min-h-11 items-center gap-1.5 rounded-button px-3 font-semibold text-small hover:bg-sand/60 lg:hidden',
            isFoldable ? 'flex' : 'hidden',
          )}
        >
          <span>{isOpen ? 'Weniger' : 'Details'}</span>
          <Chevron isOpen={isOpen} />
        </button>
      </div>
      <div id={DETAILS_ID} className={classes('mt-3', isFoldable && !isOpen && 'hidden lg:block')}>
        <PackageLines pkg={pkg} />
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
      {pkg && (
        <div className="mt-4 border-sand border-t pt-4">
          <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
            Gesamtpreis:{' '}
            <strong className="font-display font-semibold text-h2">
              {`${totalPriceText(pkg)}€`}
            </strong>
          </p>
          <p className="mt-1 text-muted text-small">{islandFirm().vat.de}</p>
        </div>
      )}
    </div>
  )
}

function PackageLines({ pkg }: { pkg: Package | undefined }) {
  if (!pkg) return <p className="text-secondary">Noch kein Paket gewählt</p>
  const { phaseLabel, savedText } = priceCard(pkg)
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
