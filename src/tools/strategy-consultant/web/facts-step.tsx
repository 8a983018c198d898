import { type SubmitEvent, useState } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, RequiredNote } from '#platform/design/web/field.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { OrganisationKind } from '#tools/website-reader/domain/site-facts.ts'
import type { SiteChanges } from '../domain/market/site-changes.ts'
import { ChangesCard } from './changes-card.tsx'
import type { DraftState } from './consultation.ts'
import { hasCorrections } from './fact-corrections.ts'
import { FactArea, FactGroup } from './fact-group.tsx'
import {
  FACT_LISTS,
  type FactSheet,
  missingFacts,
  type SingleFact,
  withKind,
  withSingle,
} from './fact-sheet.ts'
import { MakeDraft } from './make-draft.tsx'
import { FactSources, SourceLinks } from './sources.tsx'
import { StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

const SINGLES = ['name', 'description', 'size', 'founded'] as const satisfies readonly SingleFact[]
const LONG = 'description' satisfies SingleFact

/** As in the schema, which this page does not load. */
const ORGANISATION_KINDS = [
  'company',
  'practice',
  'association',
  'authority',
  'shop',
] as const satisfies readonly OrganisationKind[]

interface FactsStepProps {
  texts: StrategyConsultantTexts
  language: Language
  sheet: FactSheet
  /** What changed since the website was read before. */
  changes: SiteChanges | null
  ai: ToolAi['ai']
  wantsAi: boolean
  /** State of the draft: none, up to date, or out of date. */
  draft: DraftState
  onChange: (sheet: FactSheet) => void
  onWantsAi: (wantsAi: boolean) => void
  onMake: () => void
  onShowDraft: () => void
  onCompare: () => void
  onBack: () => void
}

/** Step 2: the facts about the company, to correct. */
export function FactsStep(props: FactsStepProps) {
  const { texts, language, sheet, changes, onChange, onMake } = props
  const [isRefused, setRefused] = useState(false)
  const missing = isRefused ? missingFacts(sheet) : []
  const wasRead = sheet.pages.length > 0
  const errorOf = (fact: SingleFact) => {
    const wanted = missing.find((one) => one === fact)
    return wanted && texts.facts.errors[wanted]
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = missingFacts(sheet)
    setRefused(first !== undefined)
    if (first) document.getElementById(`fact-${first}`)?.focus()
    else onMake()
  }

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-6">
      <StepHeading title={wasRead ? texts.facts.title : texts.facts.titleByHand}>
        <p>{wasRead ? texts.facts.lead : texts.facts.leadByHand}</p>
        {wasRead && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {texts.facts.pages}{' '}
            <SourceLinks
              texts={texts}
              pages={sheet.pages}
              sources={sheet.pages.map(({ url }) => url)}
            />
          </p>
        )}
      </StepHeading>
      {changes && (
        <ChangesCard
          texts={texts}
          language={language}
          changes={changes}
          pages={sheet.pages}
          keeps={hasCorrections(sheet)}
        />
      )}
      <RequiredNote>{texts.facts.required}</RequiredNote>
      <Card className="grid gap-5">
        {SINGLES.map((fact) => (
          <div key={fact}>
            <Field
              id={`fact-${fact}`}
              label={texts.facts.labels[fact]}
              required={fact === 'name'}
              error={errorOf(fact)}
            >
              {(control) => (
                <FactArea
                  control={control}
                  rows={fact === LONG ? 3 : 1}
                  value={sheet[fact].text}
                  onChange={(text) => onChange(withSingle(sheet, fact, text))}
                />
              )}
            </Field>
            <FactSources texts={texts} row={sheet[fact]} pages={sheet.pages} />
          </div>
        ))}
        <Field id="fact-kind" label={texts.facts.organisation.label}>
          {(control) => (
            <select
              {...control}
              value={sheet.kind}
              onChange={(event) =>
                onChange(withKind(sheet, event.target.value as OrganisationKind))
              }
              className={classes(CONTROL_LOOK, 'h-12 max-w-md pr-2 pl-3')}
            >
              {ORGANISATION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.facts.organisation.kinds[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {FACT_LISTS.map((list) => (
          <FactGroup
            key={list}
            texts={texts}
            list={list}
            sheet={sheet}
            onChange={onChange}
            className={list === 'signals' ? 'lg:col-span-2' : undefined}
          />
        ))}
      </div>
      <p className="text-muted text-small">{texts.facts.storage}</p>
      <MakeDraft {...props} texts={texts.make} />
    </form>
  )
}
