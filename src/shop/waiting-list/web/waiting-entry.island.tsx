import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { packagesAtOfferedPrices } from '#shop/booking/domain/offered-packages.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { priceCard, totalPriceText } from '#shop/prices/domain/price-card.ts'
import { inEuros } from '#shop/prices/web/price-text.ts'
import { fieldsBesidesCompany } from '#shop/seats/domain/registration-fields.ts'
import { seatsText, wishText } from '#shop/seats/web/seats-text.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'
import { EntryActions } from './entry-actions.tsx'
import { useEntry } from './use-entry.ts'
import { entryTexts } from './waiting-entry-texts.ts'

export { FormFailure as Failure } from '#platform/design/web/form-failure.tsx'

interface EntryPartProps {
  token: string
  /** The entry as the page was rendered with it. */
  rendered: WaitingEntry
  packages: readonly Package[]
}

/** An entry in its state, and what its person can do. Only clicks change something: opening the page does not. */
export default function Entry({ token, rendered, packages }: EntryPartProps) {
  const { entry, pending, problem, act } = useEntry(token, rendered)
  const { title, text } = entryTexts(entry)
  const heading = useFocusOnChange(entry.state)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lead text-secondary">{text}</p>
      <div className="mt-8 grid max-w-250 items-start gap-5 md:grid-cols-2">
        <Card as="section" aria-labelledby="entry-subject">
          <h2 id="entry-subject" className="text-h4">
            {entry.trainingTitle}
          </h2>
          <dl className="mt-4 grid gap-3">
            {entry.date !== null && (
              <Fact name="Termin">
                <span>{`${unbrokenDate(entry.date)}, `}</span>
                <span className="inline-block">{unbroken(entry.time ?? '')}</span>{' '}
                <OwnTime session={entry} />
              </Fact>
            )}
            {entry.kind === 'date' && <Fact name="Gewünscht">{wishText(entry)}</Fact>}
            <Fact name="Eingetragen für">
              <span>
                {`${entry.firstName} ${entry.lastName}${entry.company !== '' ? `, ${entry.company}` : ''}`}
              </span>
              <br />
              <span className="break-words">{entry.email}</span>
            </Fact>
            {fieldsBesidesCompany(entry).map(({ name, bookerLabel, text }) => (
              <Fact key={name} name={bookerLabel}>
                {text}
              </Fact>
            ))}
          </dl>
        </Card>
        {entry.offer && <Prices offer={entry.offer} packages={packages} />}
      </div>
      {problem !== null && (
        <p role="alert" className="mt-6 max-w-[60ch] font-medium text-error">
          {problem}
        </p>
      )}
      <EntryActions token={token} entry={entry} pending={pending} onAct={act} />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

interface PricesProps {
  offer: NonNullable<WaitingEntry['offer']>
  packages: readonly Package[]
}

/** What the packages cost who accepts. A larger package has seats on other dates too. */
function Prices({ offer, packages }: PricesProps) {
  const offered = packagesAtOfferedPrices(packages, offer.prices)
  return (
    <Card as="section" aria-labelledby="entry-prices">
      <h2 id="entry-prices" className="text-h4">
        Dein Preis
      </h2>
      <ul className="mt-3 divide-y divide-sand">
        {offered.map((pkg) => {
          const { regularText } = priceCard(pkg)
          return (
            <li key={pkg.id} className="flex items-baseline justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold">{pkg.name}</span>
                <span className="block text-muted text-small">
                  {seatsText(Number(pkg.trainingsCount))}
                </span>
              </span>
              <span className="whitespace-nowrap text-right">
                {regularText && (
                  <del className="mr-2 text-muted text-small">
                    <span className="sr-only">Regulärer Preis </span>
                    <span>{inEuros(regularText)}</span>
                  </del>
                )}
                <strong className="font-display font-heading text-h4">
                  {inEuros(totalPriceText(pkg))}
                </strong>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-muted text-small">
        {`Preise ${unbroken(islandFirm().vat.de)} Es gilt der niedrigere: der vom Tag deiner Eintragung oder der von heute. Plätze eines Pakets, die du hier nicht brauchst, verteilst du auf andere Termine.`}
      </p>
    </Card>
  )
}

/** When the entry's state changes, its heading takes the focus, for keyboards and screen readers. */
function useFocusOnChange(state: WaitingEntry['state']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [state])
  return heading
}
