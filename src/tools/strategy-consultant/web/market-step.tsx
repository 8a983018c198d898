import { type SubmitEvent, useState } from 'react'
import { WEBSITE_INPUT, websiteAddress } from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import { hostOf, type Party } from '../domain/market/comparison.ts'
import { COMPETITORS_MAX, type Competitor, isSameSite } from '../domain/market/competitor.ts'
import type { Difference } from '../domain/market/differences.ts'
import { ChangesList, sinceText } from './changes-card.tsx'
import { ComparisonRows, Differences } from './comparison-rows.tsx'
import type { Consultation } from './consultation.ts'
import { consultationStore } from './consultation-store.ts'
import { StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import type { CompetitorState, useCompetitors } from './use-competitors.ts'
import { readingProgress } from './work-step.tsx'

interface MarketStepProps {
  texts: StrategyConsultantTexts
  language: Language
  consultation: Consultation
  tool: ReturnType<typeof useCompetitors>
  parties: readonly Party[]
  differences: readonly Difference[]
}

/** Step 3: up to three competitors, read by the same reader, side by side with the own organisation. */
export function MarketStep({
  texts,
  language,
  consultation,
  tool,
  parties,
  differences,
}: MarketStepProps) {
  const { competitors } = consultation
  return (
    <>
      <StepHeading title={texts.market.title}>
        <p>{texts.market.lead}</p>
      </StepHeading>
      <Card className="grid gap-5">
        {competitors.length > 0 && (
          <ul className="grid gap-4">
            {competitors.map((competitor) => (
              <CompetitorItem
                key={competitor.url}
                {...{ texts, language, competitor, tool }}
                state={tool.states[competitor.url]}
              />
            ))}
          </ul>
        )}
        {competitors.length < COMPETITORS_MAX ? (
          <CompetitorForm texts={texts} consultation={consultation} onAdd={tool.add} />
        ) : (
          <p className="text-muted text-small">{texts.market.full}</p>
        )}
      </Card>
      {parties.length > 1 && (
        <>
          <Differences texts={texts} differences={differences} />
          <ComparisonRows
            texts={texts}
            parties={parties}
            onStrike={tool.strike}
            onTakeBack={tool.takeBack}
          />
        </>
      )}
    </>
  )
}

function CompetitorForm({
  texts,
  consultation: { competitorAddress, competitors, sheet },
  onAdd,
}: {
  texts: StrategyConsultantTexts
  consultation: Consultation
  onAdd: (url: string) => void
}) {
  const [problem, setProblem] = useState<'empty' | 'invalid' | 'known'>()
  const problemOf = (address: string) => {
    const website = websiteAddress(address)
    if (website.problem) return website.problem
    const known = [sheet?.url ?? null, ...competitors.map(({ url }) => url)]
    return known.some((url) => isSameSite(url, website.url)) ? 'known' : undefined
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemOf(competitorAddress)
    setProblem(found)
    const { url } = websiteAddress(competitorAddress)
    if (found || !url) document.getElementById('competitor')?.focus()
    else onAdd(url)
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={onSubmit}
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
    >
      <Field
        id="competitor"
        label={texts.market.label(competitors.length + 1, COMPETITORS_MAX)}
        error={
          problem && (problem === 'known' ? texts.market.known : texts.address.errors[problem])
        }
        className="sm:grow"
      >
        {(control) => (
          <input
            {...control}
            {...WEBSITE_INPUT}
            name="competitor"
            autoComplete="off"
            placeholder={texts.address.placeholder}
            value={competitorAddress}
            onChange={({ target }) => {
              consultationStore.update({ competitorAddress: target.value })
              if (problem) setProblem(problemOf(target.value))
            }}
            className={classes(CONTROL_LOOK, 'h-13')}
          />
        )}
      </Field>
      {/* Beside the field, below the height of its label. */}
      <Button
        type="submit"
        variant={competitors.length > 0 ? 'secondary' : 'primary'}
        className="shrink-0 sm:mt-[calc(1.5*var(--text-small)+0.375rem)]"
      >
        {texts.market.add}
      </Button>
    </form>
  )
}

interface CompetitorItemProps {
  texts: StrategyConsultantTexts
  language: Language
  competitor: Competitor
  state: CompetitorState | undefined
  tool: ReturnType<typeof useCompetitors>
}

/** A competitor: how far its reading is, why it failed, and what changed since the one before. */
function CompetitorItem({ texts, language, competitor, state, tool }: CompetitorItemProps) {
  const { url, facts, changes } = competitor
  const { market } = texts
  const isBusy = state?.kind === 'waiting' || state?.kind === 'reading'
  return (
    <li className="min-w-0 border-sand border-b pb-4 last:border-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 grow">
          <p className="break-words font-semibold">{facts?.name?.text ?? hostOf(url)}</p>
          <p
            role={state?.kind === 'failed' ? 'alert' : 'status'}
            className={classes(
              'text-small',
              state?.kind === 'failed' ? 'text-error' : 'text-muted',
            )}
          >
            <span>{stateText(texts, competitor, state)}</span>
          </p>
        </div>
        <button
          type="button"
          aria-label={market.remove(hostOf(url))}
          onClick={() => tool.remove(url)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-muted transition-[background-color,color] hover:bg-brand-tint hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
      {!isBusy && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 px-3!"
          aria-label={`${facts ? market.again : market.read}: ${hostOf(url)}`}
          onClick={() => tool.read(url)}
        >
          <span className="underline underline-offset-3">{facts ? market.again : market.read}</span>
        </Button>
      )}
      {facts && changes && !isBusy && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-small">
            {sinceText({ texts, language, changes })}
          </summary>
          <ChangesList {...{ texts, language, changes }} pages={facts.pages} />
        </details>
      )}
    </li>
  )
}

function stateText(
  texts: StrategyConsultantTexts,
  { url, facts }: Competitor,
  state: CompetitorState | undefined,
): string {
  const { market, reading, failed } = texts
  if (state?.kind === 'waiting') return market.waiting
  if (state?.kind === 'reading') return readingProgress(texts, state.reading)
  if (state?.kind === 'failed') {
    return state.failure === 'cancelled' ? reading.cancelled : failed.reasons[state.failure]
  }
  if (!facts) return market.unread
  return market.pages(hostOf(url), facts.pages.length)
}
