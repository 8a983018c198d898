import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import { SERVICE_GROUNDS } from '#site/services/web/service-grounds.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { type DraftPart, STATEMENT_PARTS } from '../domain/draft-lines.ts'
import { addedTo, editedPart } from '../domain/strategy-edits.ts'
import { type MadeDraft, pagesOf } from './consultation.ts'
import { editedOpportunities, editedServices, partTitles } from './draft-view.ts'
import { SprintOn } from './sprint-on.tsx'
import { LineText } from './statement-text.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface DraftPartsProps {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  /** The names of the firm's services. */
  services: ServiceNames
  made: MadeDraft
  language: Language
  isEmbedded: boolean
}

/** The draft as the person left it. Parts without lines are not shown. */
export function DraftParts(props: DraftPartsProps) {
  const { texts, made } = props
  const { draft, own } = made
  const titles = partTitles(texts, made.madeBy)
  const line = { texts, pages: pagesOf(made) }
  const opportunities = editedOpportunities(made)
  const services = editedServices(made)
  const steps = editedPart(draft, 'nextSteps', own)
  const addedServices = addedTo(own, 'services')
  return (
    <div className="grid gap-10 lg:gap-14">
      <div className="grid grid-cols-1 gap-5 empty:hidden lg:grid-cols-2 lg:items-start">
        {STATEMENT_PARTS.map((part) => {
          const lines = editedPart(draft, part, own)
          if (lines.length === 0) return null
          return (
            <Card key={part} as="section" aria-labelledby={`draft-${part}`}>
              <h3 id={`draft-${part}`} className="text-h4">
                {titles[part]}
              </h3>
              <ul className="mt-4 grid gap-4">
                {lines.map((one) => (
                  <li key={one.key} className="border-sand border-t pt-4 first:border-0 first:pt-0">
                    <LineText {...line} line={one} />
                    {part === 'openQuestions' && <SprintOn {...props} question={one.text} />}
                  </li>
                ))}
              </ul>
            </Card>
          )
        })}
      </div>
      {opportunities.length > 0 && (
        <Part part="opportunities" title={titles.opportunities}>
          <ol className="grid grid-cols-1 gap-5 lg:grid-cols-3">
            {opportunities.map(({ title, reason, experiment }, index) => (
              <Card key={title.key} as="li" className="flex flex-col">
                <p aria-hidden="true" className="font-display font-heading text-early text-h2">
                  {index + 1}
                </p>
                <h4 className="mt-2 break-words text-h4">{title.text}</h4>
                {title.basis && <LineText {...line} line={{ ...title, text: '' }} />}
                <div className="mt-3 grow">{reason && <LineText {...line} line={reason} />}</div>
                {experiment && (
                  <div className="mt-5 rounded-input bg-badge-orange p-4">
                    <p className="font-semibold text-badge-orange-text text-small">
                      {texts.draft.experiment}
                    </p>
                    <LineText {...line} line={experiment} className="mt-1" />
                  </div>
                )}
              </Card>
            ))}
          </ol>
        </Part>
      )}
      {services.length + addedServices.length > 0 && (
        <Part part="services" title={titles.services}>
          <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
            {services.map(({ service, line: reason }) => (
              <li
                key={service}
                className={classes('min-w-0 rounded-card p-6 sm:p-8', SERVICE_GROUNDS[service])}
              >
                <h4 className="mb-2 text-h4">
                  <a
                    href={PAGES[service][props.language]}
                    target={props.isEmbedded ? '_parent' : undefined}
                    className="link-quiet inline-flex items-center gap-2"
                  >
                    <span>{props.services[service]}</span>
                    <ArrowRightIcon className="text-brand" />
                  </a>
                </h4>
                <LineText {...line} line={reason} className="text-secondary" />
              </li>
            ))}
            {addedServices.map((one) => (
              <Card key={one.key} as="li">
                <LineText {...line} line={one} />
              </Card>
            ))}
          </ul>
        </Part>
      )}
      {steps.length > 0 && (
        <Part part="nextSteps" title={titles.nextSteps}>
          <ol className="grid max-w-[70ch] gap-4">
            {steps.map((step, index) => (
              <li key={step.key} className="flex items-start gap-4">
                <span
                  aria-hidden="true"
                  className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-pill bg-brand font-semibold text-small text-white"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 grow pt-0.5">
                  <LineText {...line} line={step} />
                </div>
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  )
}

function Part({ part, title, children }: { part: DraftPart; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`draft-${part}`}>
      <h3 id={`draft-${part}`} className="mb-5 text-h3">
        {title}
      </h3>
      {children}
    </section>
  )
}
