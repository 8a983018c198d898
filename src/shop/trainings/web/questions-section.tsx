import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import { Section } from '#platform/design/web/section.tsx'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { EditableContent, useIsEditing } from './editing/editable.tsx'
import { faqWith } from './faq.ts'
import { OwnQuestions } from './own-questions.tsx'

/**
 * Questions that HR departments ask before booking. Native <details>: they work without scripts, and find-in-page opens
 * them.
 *
 * @param props.rules the rules of changes that are in force; undefined while they are being read
 */
export function QuestionsSection({
  rules,
  text,
}: {
  rules: BookingRules | undefined
  text: OverviewText
}) {
  const isEditing = useIsEditing()
  return (
    <Section id={ANCHORS.questions} aria-labelledby="questions-heading">
      <div className="grid grid-cols-1 gap-x-5 gap-y-8 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4 lg:pr-6">
          <h2 id="questions-heading" className="text-h2">
            Häufige Fragen
          </h2>
          <p className="mt-4 max-w-[36ch] text-lead text-secondary">
            <EditableContent text={text('questions.intro')} />
          </p>
          <p className="mt-6 max-w-[36ch]">
            Alles zum Weiterleiten:{' '}
            <a
              href="/trainings/unterlagen"
              className="font-semibold underline underline-offset-3 hover:decoration-2"
            >
              Unterlagen für HR und Einkauf
            </a>
          </p>
          <p className="mt-4">
            <a
              href={PAGES.teilnahmebedingungen.de}
              className="underline underline-offset-3 hover:decoration-2"
            >
              Teilnahmebedingungen
            </a>
          </p>
        </div>
        <div className="relative min-w-0 divide-y divide-sand border-sand border-y lg:col-span-8">
          {faqWith(rules, text, isEditing).map(({ id, question, answer, parts }, index) => (
            // The first is open, as an example of the content.
            <details key={id} open={index === 0} className="disclosure group">
              <summary className="flex list-none items-center justify-between gap-5 rounded-input py-5 [&::-webkit-details-marker]:hidden">
                <h3 className="min-w-0 text-h4 [summary:hover>&]:underline [summary:hover>&]:decoration-2 [summary:hover>&]:underline-offset-4">
                  {question}
                </h3>
                <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand transition-[rotate] group-open:rotate-180">
                  <ChevronDownIcon />
                </span>
              </summary>
              <div className="grid max-w-[60ch] gap-2 pr-4 pb-6 text-secondary sm:pr-14">
                {parts ? (
                  parts.map(({ lead, textKey }) => (
                    <p key={textKey}>
                      {lead && <span>{`${lead} `}</span>}
                      <EditableContent text={text(textKey)} />
                    </p>
                  ))
                ) : (
                  <p>{answer}</p>
                )}
              </div>
            </details>
          ))}
          {isEditing && <OwnQuestions text={text} />}
        </div>
      </div>
    </Section>
  )
}
