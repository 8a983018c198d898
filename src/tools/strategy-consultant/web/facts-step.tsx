import { type SubmitEvent, useState } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, RequiredNote } from '#platform/design/web/field.tsx'
import type { OrganisationKind } from '#tools/website-reader/domain/site-facts.ts'
import { FACT_LISTS, SINGLE_FACTS, type SingleFact } from '../domain/fact-kinds.ts'
import { ChangesCard } from './changes-card.tsx'
import { consultationStore } from './consultation-store.ts'
import { FactGroup, Options } from './fact-group.tsx'
import { FACT_MAX_LENGTH, type FactSheet, missingFacts, withSingle } from './fact-sheet.ts'
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
                  rows={fact === 'description' ? 3 : 1}
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
