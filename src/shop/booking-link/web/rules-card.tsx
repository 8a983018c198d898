import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { ruleTexts } from './rule-texts.ts'

/** The rules of the booking. */
export function RulesCard({ rules }: { rules: BookingRules }) {
  return (
    <section aria-labelledby="rules" className="rounded-card border border-sand p-6 sm:p-8">
      <h2 id="rules" className="text-h4">
        Was du bis wann ändern kannst
      </h2>
      <dl className="mt-4 grid gap-4 text-small">
        {ruleTexts(rules).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-secondary">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-secondary text-small">
        Wir zählen ganze Tage, und der letzte zählt bis Mitternacht mit. Diese Regeln gelten für
        deine Buchung, auch wenn wir sie später für neue Buchungen ändern.
      </p>
    </section>
  )
}
