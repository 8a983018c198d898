import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, RequiredNote } from '#platform/design/web/field.tsx'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'
import type { OrganisationKind } from '#tools/website-reader/domain/site-facts.ts'
import { FACT_LISTS, type FactList, SINGLE_FACTS, type SingleFact } from '../domain/fact-kinds.ts'
import { ChangesCard } from './changes-card.tsx'
import { consultationStore } from './consultation-store.ts'
import {
  FACT_MAX_LENGTH,
  type FactRow,
  type FactSheet,
  missingFacts,
  ROWS_MAX,
  type SignalKind,
  withChange,
  withRow,
  withSingle,
} from './fact-sheet.ts'
import { MakeDraft } from './make-draft.tsx'
import { FactSources, SourceLinks } from './sources.tsx'
import { GrowingArea, StepHeading } from './step-parts.tsx'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

const onChange = (sheet: FactSheet) => consultationStore.update({ sheet })

/** Step 2: the facts about the company, to correct. */
export function FactsStep({ tool, sheet }: { tool: ConsultationTool; sheet: FactSheet }) {
  const { facts } = useStrategy().texts
  const { changes } = tool.consultation
  const [isRefused, setRefused] = useState(false)
  const missing = isRefused ? missingFacts(sheet) : []
  const wasRead = sheet.pages.length > 0
  const errorOf = (fact: SingleFact) => {
    const wanted = missing.find((one) => one === fact)
    return wanted && facts.errors[wanted]
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = missingFacts(sheet)
    setRefused(first !== undefined)
    if (first) document.getElementById(`fact-${first}`)?.focus()
    else void tool.make()
  }

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-6">
      <StepHeading title={wasRead ? facts.title : facts.titleByHand}>
        <p>{wasRead ? facts.lead : facts.leadByHand}</p>
        {wasRead && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {facts.pages}{' '}
            <SourceLinks pages={sheet.pages} sources={sheet.pages.map(({ url }) => url)} />
          </p>
        )}
      </StepHeading>
      {changes && <ChangesCard changes={changes} pages={sheet.pages} />}
      <RequiredNote>{facts.required}</RequiredNote>
      <Card className="grid gap-5">
        {SINGLE_FACTS.map((fact) => (
          <div key={fact}>
            <Field
              id={`fact-${fact}`}
              label={facts.labels[fact]}
              required={fact === 'name'}
              error={errorOf(fact)}
            >
              {(control) => (
                <GrowingArea
                  {...control}
                  maxLength={FACT_MAX_LENGTH}
                  value={sheet[fact].text}
                  onText={(text) => onChange(withSingle(sheet, fact, text))}
                />
              )}
            </Field>
            <FactSources row={sheet[fact]} pages={sheet.pages} />
          </div>
        ))}
        <Field id="fact-kind" label={facts.organisation.label}>
          {(control) => (
            <select
              {...control}
              value={sheet.kind}
              onChange={({ target }) =>
                onChange({ ...sheet, kind: target.value as OrganisationKind })
              }
              className={classes(CONTROL_LOOK, 'h-12 max-w-md pr-2 pl-3')}
            >
              <Options names={facts.organisation.kinds} />
            </select>
          )}
        </Field>
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {FACT_LISTS.map((list) => (
          <FactGroup key={list} list={list} sheet={sheet} onChange={onChange} />
        ))}
      </div>
      <MakeDraft tool={tool} />
    </form>
  )
}

interface FactGroupProps {
  list: FactList
  sheet: FactSheet
  onChange: (sheet: FactSheet) => void
}

/** One list of facts: each can be edited, emptied and restored, and new ones added. */
function FactGroup({ list, sheet, onChange }: FactGroupProps) {
  const { facts } = useStrategy().texts
  const title = facts.groups[list]
  // On phones a list that was read opens on demand: seven open ones are eight screens long.
  const isWide = useMediaQuery('(min-width: 64rem)')
  const rows = sheet.lists[list]
  const addRow = () => {
    flushSync(() => onChange(withRow(sheet, list)))
    document.getElementById(`fact-${list}-${sheet.nextId}`)?.focus()
  }
  return (
    <Card
      as="section"
      aria-labelledby={`fact-${list}`}
      className={list === 'signals' ? 'lg:col-span-2' : undefined}
    >
      <details open={isWide || sheet.pages.length === 0}>
        <summary className="min-h-11 cursor-pointer">
          <h3 id={`fact-${list}`} className="inline text-h4">
            {title}
          </h3>
          <span className="block truncate text-muted text-small lg:hidden">
            {rows.flatMap(({ text }) => text.trim() || []).join(' · ') || '–'}
          </span>
        </summary>
        <ul className="mt-3 grid gap-3">
          {rows.map((row, index) => (
            <FactItem
              key={row.id}
              id={`fact-${list}-${row.id}`}
              name={facts.row(title, index + 1)}
              row={row}
              pages={sheet.pages}
              onChange={(change) => onChange(withChange(sheet, list, row.id, change))}
            />
          ))}
        </ul>
        {rows.length < ROWS_MAX && (
          <Button
            id={`fact-${list}-add`}
            variant="ghost"
            size="small"
            className="-ml-3 mt-2 px-3!"
            aria-label={facts.addTo(title)}
            onClick={addRow}
          >
            <PlusIcon />
            {facts.add}
          </Button>
        )}
      </details>
    </Card>
  )
}

interface FactItemProps {
  id: string
  name: string
  row: FactRow
  pages: FactSheet['pages']
  onChange: (change: Partial<Pick<FactRow, 'text' | 'kind'>>) => void
}

/** A row, and the button that empties it, which leaves its fact out; or that brings back the words that were found. */
function FactItem({ id, name, row, pages, onChange }: FactItemProps) {
  const { facts } = useStrategy().texts
  const { text, kind, found } = row
  const written = text.trim()
  const back = written === '' ? found?.text : undefined
  return (
    <li className="flex min-w-0 items-start gap-1">
      <div className="min-w-0 grow">
        <div className={classes('grid gap-2', kind && 'sm:grid-cols-[11rem_minmax(0,1fr)]')}>
          {kind && (
            <select
              aria-label={facts.kindOf(name)}
              value={kind}
              onChange={({ target }) => onChange({ kind: target.value as SignalKind })}
              className={classes(CONTROL_LOOK, 'h-12 pr-2 pl-3')}
            >
              <Options names={facts.kinds} />
            </select>
          )}
          <GrowingArea
            id={id}
            aria-label={name}
            maxLength={FACT_MAX_LENGTH}
            placeholder={found ? facts.leftOut(found.text) : undefined}
            value={text}
            onText={(changed) => onChange({ text: changed })}
          />
        </div>
        <FactSources row={row} pages={pages} />
      </div>
      <button
        type="button"
        aria-label={back ? facts.bringBack(back) : facts.remove(written || name)}
        onClick={() => onChange({ text: back ?? '' })}
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill text-muted transition-[background-color,color] hover:bg-brand-tint hover:text-ink"
      >
        {back ? <PlusIcon /> : <CloseIcon />}
      </button>
    </li>
  )
}

/** The options of a select, by their values. */
function Options({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
