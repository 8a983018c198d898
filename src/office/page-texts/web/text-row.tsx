import { type ReactNode, useId } from 'react'
import { Badge, type BadgeTone } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { TextDifference } from '#platform/editing/web/shown-difference.tsx'
import type { TextControl } from '#platform/editing/web/text-editor.tsx'
import { useEditorPlace } from '#platform/editing/web/use-editor-place.ts'
import { ShopTextEditor } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import type { CmsText } from '../domain/cms-text.ts'
import { isChanged, shownText, statesOf, type TextState } from './cms-panel-texts.ts'
import { textField } from './text-field.ts'
import { useTextWrite } from './use-text-write.ts'

const STATES = {
  changed: { tone: 'blue', words: 'Geändert' },
  'default-newer': { tone: 'orange', words: 'Standardtext wurde inzwischen geändert' },
  'not-shown': { tone: 'neutral', words: 'Wird nicht mehr angezeigt' },
} as const satisfies Record<TextState, { tone: BadgeTone; words: string }>

/** Size of the editor: specification, section 9. */
const CONTROL: TextControl = { rows: 5, isShort: false }

/** One text: the current one, its default, and the actions on it. */
export function TextRow({ text }: { text: CmsText }) {
  const titleId = useId()
  const field = textField(text)
  const place = useEditorPlace(field.id)
  const writing = useTextWrite(text, () => place.button.current?.focus())
  const { conflict } = writing
  return (
    <li
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-3 border-section border-t px-5 py-5 first:border-t-0 sm:px-8 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:min-h-11">
        <h4 id={titleId} className="font-semibold font-text text-base leading-snug tracking-normal">
          {text.fallback === null ? field.label : text.label}
        </h4>
        {statesOf(text).map((state) => (
          <Badge key={state} tone={STATES[state].tone} className="whitespace-normal">
            {STATES[state].words}
          </Badge>
        ))}
        {text.editedBy !== null && text.editedAt !== null && (
          <p className="wrap-anywhere text-muted text-small">
            <span>{`${text.editedBy}, `}</span>
            <time dateTime={text.editedAt}>{`${formatMoment(text.editedAt)} Uhr`}</time>
          </p>
        )}
      </div>
      <div className="grid gap-x-8 gap-y-4 lg:order-last lg:col-span-2 lg:grid-cols-2">
        <Column title={text.fallback === null ? 'Gespeicherter Text' : 'Text auf der Seite'}>
          {place.isOpen ? (
            <ShopTextEditor field={field} control={CONTROL} look="form" onDone={place.close} />
          ) : (
            <p className="wrap-anywhere whitespace-pre-line">{shownText(text)}</p>
          )}
        </Column>
        {text.fallback !== null && (
          <Column title={text.isDefaultNewer ? 'Neuer Standardtext' : 'Standardtext'}>
            <p className="text-secondary">
              {isChanged(text) ? (
                <TextDifference text={text.fallback} other={shownText(text)} />
              ) : (
                <span className="wrap-anywhere whitespace-pre-line">{text.fallback}</span>
              )}
            </p>
          </Column>
        )}
      </div>
      {!place.isOpen && <Actions text={text} label={field.label} place={place} writing={writing} />}
      {conflict && <ConflictDialog label={field.label} pending={writing.isPending} {...conflict} />}
    </li>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 font-semibold text-muted text-small">{title}</p>
      {children}
    </div>
  )
}

interface ActionsProps {
  text: CmsText
  label: string
  place: ReturnType<typeof useEditorPlace>
  writing: ReturnType<typeof useTextWrite>
}

function Actions({ text, label, place, writing }: ActionsProps) {
  const { fallback, isDefaultNewer } = text
  const { isPending, write } = writing
  if (fallback === null && text.editedBy === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:justify-end">
      {fallback !== null && (
        <Button
          ref={place.button}
          variant="secondary"
          size="small"
          onClick={place.open}
          aria-label={`Bearbeiten: ${label}`}
        >
          Bearbeiten
        </Button>
      )}
      {fallback !== null && isChanged(text) && (
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => write(fallback)}
          aria-label={`Auf Standard zurücksetzen: ${label}`}
        >
          Auf Standard zurücksetzen
        </Button>
      )}
      {isDefaultNewer && (
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => write(shownText(text))}
          aria-label={`Eigenen Text behalten: ${label}`}
        >
          Eigenen Text behalten
        </Button>
      )}
      {text.editedBy !== null && (
        <ButtonLink
          to="/admin/verlauf"
          search={{ text: contentSubjectId(text.section, text.key) }}
          variant="ghost"
          size="small"
          aria-label={`Verlauf: ${label}`}
        >
          Verlauf
        </ButtonLink>
      )}
    </div>
  )
}
