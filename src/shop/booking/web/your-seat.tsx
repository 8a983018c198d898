import { type ReactNode, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { unbroken } from '#platform/design/web/unbroken.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { totalPriceText } from '#shop/prices/domain/price-card.ts'
import { netText } from '#shop/prices/web/net-text.ts'
import { inEuros } from '#shop/prices/web/price-text.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import { DateOptions } from './date-options.tsx'
import { OfPackage } from './of-package.tsx'
import type { OfferedDate } from './offered-dates.ts'
import type { MissedSeat } from './seat-request.ts'
import { shortDate } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'

const CHANGE =
  'inline-block min-h-6 font-semibold text-brand-hover underline underline-offset-3 hover:decoration-2'

interface AskedForProps extends Omit<YourSeatProps, 'seat'> {
  /** What is noted for slot 1; undefined where nothing is, or it was not asked for. */
  seat: OfferedDate | undefined
  missed: MissedSeat | undefined
  /** Whether the address names a package that is not sold. */
  isPackageMissed: boolean
}

/** At the top of step 1: what the address asks for. */
export function AskedFor({ seat, missed, isPackageMissed, ...of }: AskedForProps) {
  return (
    <>
      {missed && <SeatMissed missed={missed} onDateChosen={of.onDateChosen} />}
      {seat && <YourSeat seat={seat} {...of} />}
      {isPackageMissed && <PackageMissed />}
    </>
  )
}

interface YourSeatProps {
  seat: OfferedDate
  packages: readonly Package[]
  chosen: Package | undefined
  dates: readonly OfferedDate[]
  onDateChosen: (dateId: string) => void
}

/** The seat that the visitor came for. */
function YourSeat({ seat, packages, chosen, dates, onDateChosen }: YourSeatProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="your-seat" className="rounded-card bg-brand-tint px-5 py-4">
      <h2 id="your-seat" className="text-h4">
        Dein Platz
      </h2>
      <p className="mt-1">
        <strong className="font-semibold">{seat.title}</strong>
        <span>{`, ${shortDate(seat.date)}, `}</span>
        <span className="whitespace-nowrap">{seat.time}</span>{' '}
        {/* The visitor's own time, where it is another one, says that too. */}
        <span className="whitespace-nowrap [&:has(+[data-own-time]:not([hidden]))]:hidden">
          (Berliner Zeit)
        </span>
        <OwnTime session={seat} />{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={CHANGE}
        >
          <span>{isOpen ? 'fertig' : 'ändern'}</span>
          <span className="sr-only">: Training und Termin</span>
        </button>
      </p>
      {isOpen && (
        <SelectField
          id="your-date"
          label="Training und Termin"
          value={seat.id}
          autoFocus
          // It stays: with arrow keys each step is a choice.
          onChange={({ target }) => onDateChosen(target.value)}
          className="my-3"
        >
          <DateOptions dates={dates} />
        </SelectField>
      )}
      <p className="mt-1">
        <OfPackage packages={packages} chosen={chosen} isInline>
          {(pkg) => (
            <span>{pkg ? `${pkg.name}, ${priceLine(pkg)} ` : 'Noch kein Paket gewählt '}</span>
          )}
        </OfPackage>
        <a href="#packages" className={CHANGE}>
          ändern<span className="sr-only">: Paket</span>
        </a>
      </p>
      <OfPackage packages={packages} chosen={chosen}>
        {(pkg) =>
          pkg && slotCount(pkg) > 1 ? (
            <p className="mt-1 text-secondary text-small">
              Vorgemerkt für Slot 1. Die übrigen Trainings wählst du in Schritt 2.
            </p>
          ) : null
        }
      </OfPackage>
    </section>
  )
}

/** "119 € (100 € netto)" */
function priceLine(pkg: Package): string {
  const net = netText(pkg.currentPrice || pkg.basePrice)
  return [inEuros(totalPriceText(pkg)), net && `(${net})`].filter(Boolean).join(' ')
}

interface SeatMissedProps {
  missed: MissedSeat
  onDateChosen: (dateId: string) => void
}

/** Where it cannot be had any more: why, and what can. */
function SeatMissed({ missed, onDateChosen }: SeatMissedProps) {
  const { text, instead, waiting } = missed
  return (
    <Notice>
      <p className="font-semibold">{text}</p>
      {instead && (
        <p>{`Der nächste freie Termin ist ${shortDate(instead.date)}, ${unbroken(instead.time)}.`}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {instead && (
          <Button size="small" onClick={() => onDateChosen(instead.id)}>
            Diesen Termin nehmen
          </Button>
        )}
        {waiting && (
          <a href={waitingListAddress(waiting)} className={CHANGE}>
            {'date' in waiting ? 'Auf die Warteliste' : 'Bei neuen Terminen Bescheid bekommen'}
          </a>
        )}
        <a href="/trainings" className={CHANGE}>
          Andere Trainings
        </a>
      </div>
    </Notice>
  )
}

function PackageMissed() {
  return (
    <Notice>
      <p className="font-semibold">Dieses Paket gibt es nicht oder nicht mehr.</p>
      <p>
        Wähle{' '}
        <a href="#packages" className={CHANGE}>
          eines der Pakete unten
        </a>
        .
      </p>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="rounded-card bg-badge-orange px-5 py-4">{children}</div>
}
