import { flushSync } from 'react-dom'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, type ControlAttributes } from '#platform/design/web/field.tsx'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'
import {
  FACT_MAX_LENGTH,
  type FactList,
  type FactRow,
  type FactSheet,
  ROWS_MAX,
  type SignalKind,
  withChange,
  withRow,
} from './fact-sheet.ts'
import { FactSources } from './sources.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface FactGroupProps {
  texts: StrategyConsultantTexts
  list: FactList
  sheet: FactSheet
  onChange: (sheet: FactSheet) => void
  className?: string | undefined
}

/** One list of facts: each can be edited, emptied and restored, and new ones added. */
export function FactGroup({ texts, list, sheet, onChange, className }: FactGroupProps) {
  const { title, hint, row: rowName, add } = texts.facts.groups[list]
  // On phones a list that was read opens on demand: seven open ones are eight screens long.
  const isWide = useMediaQuery('(min-width: 64rem)')
  const isOpen = isWide || sheet.pages.length === 0
  const rows = sheet.lists[list]
  const addRow = () => {
    flushSync(() => onChange(withRow(sheet, list)))
    document.getElementById(`fact-${list}-${sheet.nextId}`)?.focus()
  }

  return (
    <Card as="section" aria-labelledby={`fact-${list}`} className={className}>
      <details open={isOpen}>
        <summary className="min-h-11 cursor-pointer">
          <h3 id={`fact-${list}`} className="inline text-h4">
            {title}
          </h3>
          <span className="block truncate text-muted text-small lg:hidden">
            {rows.flatMap(({ text }) => text.trim() || []).join(' · ') || '–'}
          </span>
        </summary>
        <p className="mt-1 text-muted text-small">{hint}</p>
        <ul className="mt-4 grid gap-3">
          {rows.map((row, index) => (
            <li key={row.id} className="flex min-w-0 items-start gap-1">
              <div className="min-w-0 grow">
                <div
                  className={classes(
                    'grid gap-2',
                    list === 'signals' && 'sm:grid-cols-[11rem_minmax(0,1fr)]',
                  )}
                >
                  {list === 'signals' && (
                    <KindSelect
                      texts={texts.facts}
                      number={index + 1}
                      kind={row.kind ?? 'news'}
                      onChange={(kind) => onChange(withChange(sheet, list, row.id, { kind }))}
                    />
                  )}
                  <FactArea
                    id={`fact-${list}-${row.id}`}
                    label={rowName(index + 1)}
                    value={row.text}
                    placeholder={row.found ? texts.facts.leftOut(row.found.text) : undefined}
                    onChange={(text) => onChange(withChange(sheet, list, row.id, { text }))}
                  />
                </div>
                <FactSources texts={texts} row={row} pages={sheet.pages} />
              </div>
              <RemoveButton
                texts={texts.facts}
                row={row}
                name={rowName(index + 1)}
                onText={(text) => onChange(withChange(sheet, list, row.id, { text }))}
              />
            </li>
          ))}
        </ul>
        {rows.length < ROWS_MAX ? (
          <Button
            id={`fact-${list}-add`}
            variant="ghost"
            size="small"
            className="-ml-3 mt-2 px-3!"
            onClick={addRow}
          >
            <PlusIcon />
            {add}
          </Button>
        ) : (
          <p className="mt-3 text-muted text-small">{texts.facts.full}</p>
        )}
      </details>
    </Card>
  )
}

interface RemoveButtonProps {
  texts: StrategyConsultantTexts['facts']
  row: FactRow
  /** What the row is called while it is empty. */
  name: string
  onText: (text: string) => void
}

/** Empties a row, which leaves its fact out; an emptied row that was found gets its words back. */
function RemoveButton({ texts, row: { text, found }, name, onText }: RemoveButtonProps) {
  const written = text.trim()
  const back = written === '' ? found?.text : undefined
  return (
    <button
      type="button"
      aria-label={back ? texts.bringBack(back) : texts.remove(written || name)}
      onClick={() => onText(back ?? '')}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill text-muted transition-[background-color,color] hover:bg-brand-tint hover:text-ink"
    >
      {back ? <PlusIcon /> : <CloseIcon />}
    </button>
  )
}

interface KindSelectProps {
  texts: StrategyConsultantTexts['facts']
  number: number
  kind: SignalKind
  onChange: (kind: SignalKind) => void
}

function KindSelect({ texts, number, kind, onChange }: KindSelectProps) {
  const kinds = Object.entries(texts.kinds) as [SignalKind, string][]
  return (
    <select
      aria-label={texts.kindLabel(number)}
      value={kind}
      onChange={(event) => onChange(event.target.value as SignalKind)}
      className={classes(CONTROL_LOOK, 'h-12 pr-2 pl-3')}
    >
      {kinds.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}

interface FactAreaProps {
  value: string
  onChange: (text: string) => void
  /** In an emptied field. */
  placeholder?: string | undefined
  /** Attributes from the Field that labels it. */
  control?: ControlAttributes
  id?: string
  label?: string
  rows?: number
}

/** A field for a fact. Its height grows with the text. */
export function FactArea(props: FactAreaProps) {
  const { value, onChange, placeholder, control, id, label, rows = 1 } = props
  return (
    <textarea
      {...(control ?? { id, 'aria-label': label })}
      rows={rows}
      maxLength={FACT_MAX_LENGTH}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classes(CONTROL_LOOK, 'field-sizing-content min-h-12 resize-none py-2.5')}
    />
  )
}
