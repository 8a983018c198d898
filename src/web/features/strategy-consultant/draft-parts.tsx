import type { ReactNode } from 'react'
import type { SiteFacts } from '#domain/tools/site-facts.ts'
import type { PartialDraft } from '#domain/tools/strategy-draft.ts'
import type { MadeBy } from '#domain/tools/tool-ai.ts'
import { type Language, PAGES } from '../../content/pages.ts'
import type { StrategyConsultantTexts } from '../../content/strategy-consultant-texts.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { SERVICE_GROUNDS } from '../../ui/service-picture.tsx'
import { partTitles } from './part-titles.ts'
import { StatementText } from './statement-text.tsx'

interface DraftPartsProps {
  texts: StrategyConsultantTexts
  draft: PartialDraft
  pages: SiteFacts['pages']
  language: Language
  isEmbedded: boolean
  madeBy: MadeBy
}

const STATEMENTS = ['position', 'customers', 'strengths', 'openQuestions'] as const

/** The draft as received so far; missing parts are not shown. */
export function DraftParts(props: DraftPartsProps) {
  const { draft } = props
  return (
    <div className="grid gap-10 lg:gap-14">
      {STATEMENTS.some((part) => draft[part]?.length) && (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          {STATEMENTS.map((part) => (
            <Statements key={part} {...props} part={part} />
          ))}
        </div>
      )}
      <Opportunities {...props} />
      <Services {...props} />
      <NextSteps {...props} />
    </div>
  )
}

function Statements({
  texts,
  draft,
  pages,
  part,
  madeBy,
}: DraftPartsProps & { part: (typeof STATEMENTS)[number] }) {
  const statements = draft[part]
  if (!statements?.length) return null
  return (
    <Card as="section" aria-labelledby={`draft-${part}`}>
      <h3 id={`draft-${part}`} className="text-h4">
        {partTitles(texts, madeBy)[part]}
      </h3>
      <ul className="mt-4 grid gap-4">
        {numbered(statements).map(([key, statement]) => (
          <li key={key} className="border-sand border-t pt-4 first:border-0 first:pt-0">
            <StatementText
              texts={texts}
              pages={pages}
              statement={
                isQuestion(part, statement) ? { text: statement?.text } : (statement ?? {})
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A question claims nothing, so it is not called an assumption. */
function isQuestion(
  part: (typeof STATEMENTS)[number],
  statement: { basis?: string | undefined } | undefined,
) {
  return part === 'openQuestions' && statement?.basis === 'assumption'
}

function Opportunities({ texts, draft, pages }: DraftPartsProps) {
  if (!draft.opportunities?.length) return null
  return (
    <Part id="draft-opportunities" title={texts.draft.parts.opportunities}>
      <ol className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {numbered(draft.opportunities).map(([key, opportunity]) => (
          <Card key={key} as="li" className="flex flex-col">
            <p aria-hidden="true" className="font-display font-heading text-early text-h2">
              {key + 1}
            </p>
            <h4 className="mt-2 text-h4">{opportunity?.title}</h4>
            <div className="mt-3 grow">
              <StatementText texts={texts} pages={pages} statement={opportunity?.reason ?? {}} />
            </div>
            {opportunity?.experiment && (
              <div className="mt-5 rounded-input bg-badge-orange p-4">
                <p className="font-semibold text-badge-orange-text text-small">
                  {texts.draft.experiment}
                </p>
                <p className="mt-1 whitespace-pre-line">{opportunity.experiment}</p>
              </div>
            )}
          </Card>
        ))}
      </ol>
    </Part>
  )
}

function Services({ texts, draft, language, isEmbedded }: DraftPartsProps) {
  // A service whose name is incomplete has no page yet.
  const services = (draft.services ?? []).flatMap((one) =>
    one?.service && Object.hasOwn(SERVICE_GROUNDS, one.service)
      ? [{ service: one.service, reason: one.reason }]
      : [],
  )
  if (services.length === 0) return null
  return (
    <Part id="draft-services" title={texts.draft.parts.services}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {numbered(services).map(([key, { service, reason }]) => (
          <li
            key={key}
            className={classes('min-w-0 rounded-card p-6 sm:p-8', SERVICE_GROUNDS[service])}
          >
            <h4 className="text-h4">
              <a
                href={PAGES[service][language]}
                target={isEmbedded ? '_parent' : undefined}
                className="link-quiet inline-flex items-center gap-2"
              >
                {texts.draft.services[service]}
                <ArrowRightIcon className="text-brand" />
              </a>
            </h4>
            <p className="mt-2 text-secondary">{reason}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function NextSteps({ texts, draft }: DraftPartsProps) {
  if (!draft.nextSteps?.length) return null
  return (
    <Part id="draft-next-steps" title={texts.draft.parts.nextSteps}>
      <ol className="grid max-w-[70ch] gap-4">
        {numbered(draft.nextSteps).map(([key, step]) => (
          <li key={key} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-pill bg-brand font-semibold text-small text-white"
            >
              {key + 1}
            </span>
            <span className="min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-5 text-h3">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The lists only grow at their end, so the index can be the key. */
function numbered<Item>(items: readonly Item[]): [number, Item][] {
  return items.map((item, index) => [index, item])
}
