import type { ReactNode } from 'react'
import { capitalised } from '#platform/basics/domain/capitalised.ts'
import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { AgreedTerms, LegalVersion } from '#shop/booking/domain/agreed-terms.ts'
import { priceKindForBooker } from '#shop/booking/domain/booked-price.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { TermsChanges } from '#shop/booking-changes/web/terms-changes-note.tsx'
import { changesSummary, LEGAL_PAGES, versionText } from '#shop/booking-changes/web/terms-texts.ts'
import { reductionText } from '#shop/discount-codes/domain/discount.ts'
import { netAndVatText } from '#shop/prices/domain/net-and-vat.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { Disclosure } from './disclosure.tsx'
import { ruleTexts } from './rule-texts.ts'

interface BookerAgreedTermsProps {
  agreed: AgreedTerms
  changes: BookingView['termsChanges']
}

/** What the booker saw when booking, and what is different now. */
export function BookerAgreedTerms({ agreed, changes }: BookerAgreedTermsProps) {
  const regularPrice =
    agreed.regularPrice === agreed.price
      ? ''
      : `, regulärer Preis damals ${euros(agreed.regularPrice)}`
  return (
    <Disclosure
      id="agreed-terms"
      title="Was bei deiner Buchung galt"
      summary={`Stand vom ${formatLongMoment(agreed.madeAt)}. ${changesSummary(changes.length)}`}
    >
      <div className="grid gap-8">
        <TermsChanges
          agreed={agreed}
          changes={changes}
          keptNote="Für deine Buchung gilt weiter, was damals galt."
        />
        <Block title="Paket und Preis">
          <p className="font-semibold">{`${agreed.package.name}, ${euros(agreed.price)}`}</p>
          <p className="text-secondary text-small">
            {`${capitalised(priceKindForBooker(agreed))}${regularPrice}. ${capitalised(agreed.vatNote)}${netOf(agreed)}`}
          </p>
          {agreed.discount && (
            <p className="text-secondary text-small">{reductionText(agreed.discount)}</p>
          )}
          <List items={agreed.package.features} />
        </Block>
        {agreed.trainings.map((training) => (
          <Training key={training.positions.join(' ')} training={training} />
        ))}
        <Block title="Regeln">
          <List items={ruleTexts(agreed.rules).map(({ title, text }) => `${title}: ${text}`)} />
        </Block>
        {agreed.conditions.map(({ question, answer }) => (
          <Block key={question} title={question}>
            <p className="text-secondary text-small">{answer}</p>
          </Block>
        ))}
        <Block title="Rechtliche Seiten">
          <LegalPage
            name={LEGAL_PAGES.participation}
            page="teilnahmebedingungen"
            agreed={agreed.participation}
          />
          <LegalPage name={LEGAL_PAGES.privacy} page="datenschutz" agreed={agreed.privacy} />
        </Block>
      </div>
    </Disclosure>
  )
}

interface LegalPageProps {
  name: string
  page: 'datenschutz' | 'teilnahmebedingungen'
  agreed: LegalVersion
}

/** Which version of a page was agreed, with the way to the present one. */
function LegalPage({ name, page, agreed }: LegalPageProps) {
  return (
    <p className="text-secondary text-small">
      <span>{`${name}, Stand ${versionText(agreed.version)}. `}</span>
      <a
        href={PAGES[page].de}
        aria-label={`Die heutige Fassung lesen: ${name}`}
        className="text-ink underline underline-offset-3 hover:decoration-2"
      >
        Die heutige Fassung lesen
      </a>
    </p>
  )
}

function Training({ training }: { training: AgreedTerms['trainings'][number] }) {
  const { title, subtitle, description, objectives, methods, targetAudience, outcome } = training
  const { positions, date, time, agenda } = training
  return (
    <Block title={title}>
      <p className="font-semibold text-small">
        {`${unbrokenDate(date)}, ${unbroken(time)}, ${positions.length === 1 ? '1 Platz' : `${positions.length} Plätze`}`}
      </p>
      <div className="mt-2 grid gap-2 text-secondary text-small">
        <p className="font-semibold">{subtitle}</p>
        <p className="whitespace-pre-line">{description}</p>
        <Named name="Ziele">
          <List items={objectives} />
        </Named>
        <Named name="Methoden">
          <List items={methods} />
        </Named>
        {agenda.length > 0 && (
          <Named name="Ablauf">
            <List items={agenda} />
          </Named>
        )}
        {targetAudience !== '' && <Named name="Für wen">{targetAudience}</Named>}
        {outcome !== '' && <Named name="Ergebnis">{outcome}</Named>}
      </div>
    </Block>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold font-text text-base tracking-normal">{title}</h3>
      {children}
    </section>
  )
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{name}</p>
      {children}
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5 text-secondary text-small">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** " Das sind 100 € netto und 19 € USt. (19 %)." */
function netOf({ price, vatRate }: AgreedTerms): string {
  const text = netAndVatText(price, vatRate)
  return text && ` Das sind ${text}.`
}

function euros(price: string): string {
  return `${displayEuros(parseMoney(price))}\u00a0€`
}
