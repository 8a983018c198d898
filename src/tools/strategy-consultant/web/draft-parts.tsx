import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { SERVICE_GROUNDS } from '#site/services/web/service-grounds.ts'
import { HandOn } from '#tools/documents/web/hand-on.tsx'
import type { HandedStart } from '#tools/documents/web/handed-over.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import {
  ADDED_MAX_LENGTH,
  DRAFT_PARTS,
  type DraftEdits,
  type DraftPart,
  type EditedDraft,
  LINE_MAX_LENGTH,
  linesOf,
  STATEMENT_PARTS,
  withText,
} from '../domain/strategy-edits.ts'
import { type MadeDraft, pagesOf } from './consultation.ts'
import { LineBasis, LineText } from './sources.tsx'
import { GrowingArea } from './step-parts.tsx'
import { useStrategy } from './use-strategy.ts'

/** The draft as the person left it. Parts without lines are not shown. */
export function DraftParts({ made, edited }: { made: MadeDraft; edited: EditedDraft }) {
  const { intro, texts, language, isEmbedded } = useStrategy()
  const titles = texts.draft.parts
  const pages = pagesOf(made)
  const { opportunities, services, nextSteps } = edited
  return (
    <div className="grid gap-10 lg:gap-14">
      <div className="grid grid-cols-1 gap-5 empty:hidden lg:grid-cols-2 lg:items-start">
        {STATEMENT_PARTS.map((part) => {
          if (edited[part].length === 0) return null
          return (
            <Card key={part} as="section" aria-labelledby={`draft-${part}`}>
              <h3 id={`draft-${part}`} className="text-h4">
                {titles[part]}
              </h3>
              <ul className="mt-4 grid gap-4">
                {edited[part].map((line) => (
                  <li
                    key={line.key}
                    className="border-sand border-t pt-4 first:border-0 first:pt-0"
                  >
                    <LineText pages={pages} line={line} />
                    {part === 'openQuestions' && <SprintOn made={made} question={line.text} />}
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
                <LineBasis pages={pages} line={title} />
                <div className="mt-3 grow">
                  {reason && <LineText pages={pages} line={reason} />}
                </div>
                {experiment && (
                  <div className="mt-5 rounded-input bg-badge-orange p-4">
                    <p className="font-semibold text-badge-orange-text text-small">
                      {texts.draft.experiment}
                    </p>
                    <LineText pages={pages} line={experiment} className="mt-1" />
                  </div>
                )}
              </Card>
            ))}
          </ol>
        </Part>
      )}
      {services.length > 0 && (
        <Part part="services" title={titles.services}>
          <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
            {services.map(({ service, line }) => (
              <li
                key={line.key}
                className={classes(
                  'min-w-0 rounded-card p-6 sm:p-8',
                  service ? SERVICE_GROUNDS[service] : 'bg-white shadow-card',
                )}
              >
                {service && (
                  <h4 className="mb-2 text-h4">
                    <a
                      href={PAGES[service][language]}
                      target={isEmbedded ? '_parent' : undefined}
                      className="link-quiet inline-flex items-center gap-2"
                    >
                      <span>{intro.services[service]}</span>
                      <ArrowRightIcon className="text-brand" />
                    </a>
                  </h4>
                )}
                <LineText pages={pages} line={line} className="text-secondary" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {nextSteps.length > 0 && (
        <Part part="nextSteps" title={titles.nextSteps}>
          <ol className="grid max-w-[70ch] gap-4">
            {nextSteps.map((step, index) => (
              <li key={step.key} className="flex items-start gap-4">
                <span
                  aria-hidden="true"
                  className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-pill bg-brand font-semibold text-small text-white"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 grow pt-0.5">
                  <LineText pages={pages} line={step} />
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

interface DraftEditorProps {
  made: MadeDraft
  onEdit: (own: DraftEdits) => void
}

/** All lines of the draft as fields. An emptied one is left out and shows its drafted words, to bring them back. */
export function DraftEditor({ made, onEdit }: DraftEditorProps) {
  const { texts } = useStrategy()
  const { draft, own } = made
  const { edit } = texts.draft
  const titles = texts.draft.parts
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start print:hidden">
      {DRAFT_PARTS.map((part) => (
        <Card key={part} as="section" aria-labelledby={`edit-${part}`}>
          <h3 id={`edit-${part}`} className="text-h4">
            {titles[part]}
          </h3>
          <div className="mt-4 grid gap-3">
            {linesOf(draft, part).map((line, index) => (
              <GrowingArea
                key={line.key}
                aria-label={texts.facts.row(titles[part], index + 1)}
                value={own.changed[line.key] ?? line.text}
                placeholder={edit.leftOut(line.text)}
                maxLength={LINE_MAX_LENGTH}
                onText={(text) => onEdit(withText(own, line, text))}
              />
            ))}
            <GrowingArea
              aria-label={edit.add(titles[part])}
              value={own.added[part] ?? ''}
              placeholder={edit.addHint}
              maxLength={ADDED_MAX_LENGTH}
              onText={(text) => onEdit({ ...own, added: { ...own.added, [part]: text } })}
            />
          </div>
        </Card>
      ))}
    </div>
  )
}

/** Opens the Flight Deck with an open question of the draft as its problem. */
function SprintOn({ made, question }: { made: MadeDraft; question: string }) {
  const { texts, tools, language, isEmbedded } = useStrategy()
  return (
    <HandOn
      texts={tools.chain}
      language={language}
      isEmbedded={isEmbedded}
      label={tools.chain.sprintOn(question)}
      make={() => sprintStart(question, made.facts, texts.storage.unnamed)}
    >
      {tools.chain.sprint}
    </HandOn>
  )
}

/** The start of a sprint: the question is its problem. An audience is its person only where it is the one there is. */
export function sprintStart(
  question: string,
  { name, audiences }: Pick<SiteFacts, 'name' | 'audiences'>,
  unnamed: string,
): HandedStart {
  const [audience, ...others] = audiences
  const who = audience && others.length === 0 ? audience.text : ''
  return {
    tool: 'flight-deck',
    from: name?.text ?? unnamed,
    start: { problem: { what: question }, person: { who } },
  }
}
