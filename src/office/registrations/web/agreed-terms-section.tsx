import { capitalised } from '#platform/basics/domain/capitalised.ts'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { AgreedTerms } from '#shop/booking/domain/agreed-terms.ts'
import { priceKind } from '#shop/booking/domain/booked-price.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { TermsChanges } from '#shop/booking-changes/web/terms-changes-note.tsx'
import { changesSummary, LEGAL_PAGES, versionText } from '#shop/booking-changes/web/terms-texts.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { reductionText } from '#shop/discount-codes/domain/discount.ts'
import { priceText } from '#shop/prices/web/price-text.ts'
import { ruleTexts } from './agreed-terms-texts.ts'
import { Fact, Facts, PageSection } from './page-card.tsx'

/** The terms that were agreed with the booking, and what of them is different today. */
export function AgreedTermsSection({ registration }: { registration: RegistrationDetails }) {
  const { agreedTerms: agreed, termsChanges, rules } = registration
  return (
    <PageSection title="Was bei der Buchung galt">
      {agreed ? (
        <Agreed agreed={agreed} changes={termsChanges} />
      ) : (
        <Card padding="none" className="grid gap-4 p-5 text-small sm:p-6">
          <p className="text-secondary">
            Zu dieser Anmeldung ist nichts festgehalten: Sie stammt aus einer früheren Version. Für
            sie gelten die Regeln von heute.
          </p>
          <Rules rules={rules} />
        </Card>
      )}
    </PageSection>
  )
}

interface AgreedProps {
  agreed: AgreedTerms
  changes: RegistrationDetails['termsChanges']
}

function Agreed({ agreed, changes }: AgreedProps) {
  const { madeAt, trainings, price, regularPrice, vatNote, rules, privacy, participation } = agreed
  return (
    <Card padding="none" className="grid gap-6 p-5 sm:p-6">
      <p className="text-secondary text-small">
        {`Festgehalten am ${formatMoment(madeAt)} Uhr. Preis und Regeln der Buchung bleiben so. ${changesSummary(changes.length)}`}
      </p>
      <TermsChanges
        agreed={agreed}
        changes={changes}
        keptNote="Für diese Buchung gilt weiter, was damals galt."
      />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Facts>
          <Fact name="Paket">
            <span>{agreed.package.name}</span>
            {agreed.package.features.length > 0 && (
              <span className="block font-normal text-secondary">
                {agreed.package.features.join(', ')}
              </span>
            )}
          </Fact>
          <Fact name="Preis">
            <span>{`${priceText(price)} (${priceKind(agreed)})`}</span>
            <span className="block font-normal text-secondary">
              {`Regulär ${priceText(regularPrice)}. ${capitalised(vatNote)}`}
            </span>
            {agreed.discount && (
              <span className="block font-normal text-secondary">
                {reductionText(agreed.discount)}
              </span>
            )}
          </Fact>
          <Fact name={LEGAL_PAGES.participation}>
            {`Stand ${versionText(participation.version)}`}
          </Fact>
          <Fact name={LEGAL_PAGES.privacy}>{`Stand ${versionText(privacy.version)}`}</Fact>
        </Facts>
        <Rules rules={rules} />
      </div>
      <ul className="grid gap-3">
        {trainings.map((training) => (
          <li key={training.positions.join()}>
            <PromisedTraining training={training} />
          </li>
        ))}
      </ul>
      {agreed.conditions.length > 0 && (
        <details className="rounded-input bg-section px-5 py-3 text-small">
          <summary className="min-h-8 cursor-pointer content-center font-semibold">
            Zusagen auf der Website
          </summary>
          <dl className="grid gap-3 pb-2">
            {agreed.conditions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{question}</dt>
                <dd className="wrap-anywhere text-secondary">{answer}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  )
}

function Rules({ rules }: { rules: BookingRules }) {
  return (
    <Facts>
      {ruleTexts(rules).map(({ name, text }) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
    </Facts>
  )
}

function PromisedTraining({ training }: { training: AgreedTerms['trainings'][number] }) {
  const { positions, title, subtitle, description, objectives, methods, date, time } = training
  const texts = [
    { name: 'Beschreibung', text: description },
    { name: 'Ziele', text: objectives.join('\n') },
    { name: 'Methoden', text: methods.join('\n') },
    { name: 'Ablauf', text: training.agenda?.join('\n') ?? '' },
    { name: 'Für wen', text: training.targetAudience },
    { name: 'Ergebnis', text: training.outcome },
  ].filter(({ text }) => text !== '')
  return (
    <details className="rounded-input bg-section px-5 py-3 text-small">
      <summary className="min-h-8 cursor-pointer content-center">
        <span className="font-semibold">{title}</span>
        <span className="text-secondary">
          {` · ${date}, ${time} · ${positions.length === 1 ? 'Platz' : 'Plätze'} ${positions.join(', ')}`}
        </span>
      </summary>
      <p className="mt-1">{subtitle}</p>
      <dl className="mt-3 grid gap-3 pb-2">
        {texts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
