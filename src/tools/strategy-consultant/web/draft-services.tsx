import { classes } from '#platform/design/web/classes.ts'
import { ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { SERVICE_GROUNDS } from '#site/services/web/service-grounds.ts'
import { lineOf, NO_EDITS } from '../domain/strategy-edits.ts'
import { DraftLine, StruckLine } from './draft-line.tsx'
import { DraftPart } from './draft-part.tsx'
import type { DraftPartsProps } from './draft-parts-props.ts'
import { numbered } from './numbered.ts'
import { AddedLines, SectionEnd } from './section-lines.tsx'

const CARD = 'min-w-0 rounded-card p-6 sm:p-8'

/** The firm's services that fit, each with its reason. */
export function DraftServices({
  texts,
  services: names,
  draft,
  language,
  isEmbedded,
  editor,
}: DraftPartsProps) {
  // A service whose name is incomplete has no page yet.
  const services = (draft.services ?? []).flatMap((one) =>
    one?.service && Object.hasOwn(SERVICE_GROUNDS, one.service)
      ? [{ service: one.service, reason: one.reason ?? '' }]
      : [],
  )
  if (services.length === 0 && !editor) return null
  const title = texts.draft.parts.services
  const section = { texts, editor, section: 'services', title } as const
  return (
    <DraftPart id="draft-services" title={title}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {numbered(services).map(([index, { service, reason }]) => {
          const name = names[service]
          const item = { section: 'services', key: `services.${index}`, original: reason } as const
          const { text, isStruck } = lineOf(editor?.edits ?? NO_EDITS, item.key, reason)
          if (editor && isStruck && editor.openText(item) === undefined) {
            return (
              <li key={item.key} className={classes(CARD, 'bg-white shadow-card print:hidden')}>
                <StruckLine {...{ texts, editor, item, name }} text={`${name}: ${text}`} />
              </li>
            )
          }
          return (
            <li key={item.key} className={classes(CARD, SERVICE_GROUNDS[service])}>
              <h4 className="mb-2 text-h4">
                <a
                  href={PAGES[service][language]}
                  target={isEmbedded ? '_parent' : undefined}
                  className="link-quiet inline-flex items-center gap-2"
                >
                  <span>{name}</span>
                  <ArrowRightIcon className="text-brand" />
                </a>
              </h4>
              <DraftLine {...{ texts, editor, item, name }}>
                {(shown) => <p className="whitespace-pre-line text-secondary">{shown}</p>}
              </DraftLine>
            </li>
          )
        })}
        <AddedLines {...section} count={services.length}>
          {(line, _number, key) => (
            <li key={`added ${key}`} className={classes(CARD, 'bg-white shadow-card')}>
              {line}
            </li>
          )}
        </AddedLines>
      </ul>
      <SectionEnd {...section} />
    </DraftPart>
  )
}
