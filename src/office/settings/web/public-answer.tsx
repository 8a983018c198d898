import { useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { bookingRulesText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { rulesEntries } from '#shop/trainings/web/faq.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'

interface PublicAnswerProps {
  rules: BookingRules
  isSaved: boolean
}

/** What the public reads with these rules: the answers on the page of trainings, and what one person is told. */
export function PublicAnswer({ rules, isSaved }: PublicAnswerProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="lg:sticky lg:top-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-h4">
          So liest es sich
        </h2>
        <Badge tone={isSaved ? 'green' : 'orange'}>
          {isSaved ? 'Steht auf der Website' : 'Noch nicht gespeichert'}
        </Badge>
      </div>
      {rulesEntries(rules).map(({ id, question, answer }) => (
        <div key={id} className="mt-5">
          <h3 className="font-semibold font-text text-base tracking-normal">{question}</h3>
          <p className="mt-1.5 max-w-[60ch] text-secondary" aria-live="polite">
            {answer}
          </p>
        </div>
      ))}
      <p className="mt-5 font-semibold text-muted text-small">An eine einzelne Person gerichtet</p>
      <p className="mt-1.5 max-w-[60ch] text-secondary">{bookingRulesText(rules, 'du')}</p>
      <a
        href={`/trainings#${ANCHORS.questions}`}
        className="mt-5 inline-flex min-h-11 items-center rounded-sm font-semibold text-brand text-small underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        Häufige Fragen auf der Website
      </a>
    </Card>
  )
}
