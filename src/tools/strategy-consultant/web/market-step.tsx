import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import {
  COMPETITORS_MAX,
  type Competitor,
  hostOf,
  isSameSite,
} from '../domain/market/comparison.ts'
import { ChangesList } from './changes-card.tsx'
import { ComparisonRows, Differences } from './comparison-rows.tsx'
import { consultationStore } from './consultation-store.ts'
import { readingProgress, sinceText } from './consultation-words.ts'
import { MakeDraft } from './make-draft.tsx'
import { AddressForm, STEP_TITLE_ID, StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { type CompetitorState, type CompetitorsTool, useComparison } from './use-competitors.ts'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Step 3: up to three competitors, read by the same reader, side by side with the own organisation. */
export function MarketStep({ tool, market }: { tool: ConsultationTool; market: CompetitorsTool }) {
  const { texts } = useStrategy()
  const { consultation } = tool
  const { sheet, competitors, competitorAddress } = consultation
  const known = [sheet?.url ?? null, ...competitors.map(({ url }) => url)]
  const { parties, differences } = useComparison(consultation)
  return (
    <>
      <StepHeading title={texts.market.title}>
        <p>{texts.market.lead}</p>
      </StepHeading>
      <Card className="grid gap-5">
        <ul className="grid gap-4 empty:hidden">
          {competitors.map((competitor) => (
            <CompetitorItem key={competitor.url} competitor={competitor} market={market} />
          ))}
        </ul>
        {competitors.length < COMPETITORS_MAX && (
          <AddressForm
            id="competitor"
            label={texts.market.label(competitors.length + 1, COMPETITORS_MAX)}
            value={competitorAddress}
            isPrimary={competitors.length === 0}
            isKnown={(url) => known.some((one) => isSameSite(one, url))}
            onText={(typed) => consultationStore.update({ competitorAddress: typed })}
            onRead={(url) => {
              market.add(url)
              // The field goes when the last website is added.
              if (competitors.length + 1 === COMPETITORS_MAX)
                document.getElementById(STEP_TITLE_ID)?.focus({ preventScroll: true })
            }}
          />
        )}
      </Card>
      {parties.length > 1 && (
        <>
          <Differences differences={differences} />
          <ComparisonRows parties={parties} />
        </>
      )}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void tool.make()
        }}
      >
        <MakeDraft tool={tool} />
      </form>
    </>
  )
}

interface CompetitorItemProps {
  competitor: Competitor
  market: CompetitorsTool
}

/** A competitor: how far its reading is, why it failed, and what changed since the one before. */
function CompetitorItem({ competitor: { url, facts, changes }, market }: CompetitorItemProps) {
  const { texts, language } = useStrategy()
  const words = texts.market
  const state = market.states[url]
  const hasFailed = typeof state === 'object' && 'failure' in state
  const isBusy = state !== undefined && !hasFailed
  const read = facts ? words.again : words.read
  return (
    <li className="min-w-0 border-sand border-b pb-4 last:border-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 grow">
          <p className="break-words font-semibold">{facts?.name?.text ?? hostOf(url)}</p>
          <p
            role={hasFailed ? 'alert' : 'status'}
            className={classes('text-small', hasFailed ? 'text-error' : 'text-muted')}
          >
            <span>
              {state
                ? stateText(texts, state)
                : facts && words.pages(hostOf(url), facts.pages.length)}
            </span>
          </p>
        </div>
        <button
          type="button"
          aria-label={words.remove(hostOf(url))}
          onClick={() => market.remove(url)}
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
          aria-label={`${read}: ${hostOf(url)}`}
          onClick={() => market.read(url)}
        >
          <span className="underline underline-offset-3">{read}</span>
        </Button>
      )}
      {facts && changes && !isBusy && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-small">
            {sinceText(texts, language, changes)}
          </summary>
          <ChangesList changes={changes} pages={facts.pages} />
        </details>
      )}
    </li>
  )
}

function stateText(texts: StrategyConsultantTexts, state: CompetitorState): string {
  if (state === 'waiting') return texts.market.waiting
  if (!('failure' in state)) return readingProgress(texts, state)
  if (state.failure === 'cancelled') return texts.reading.cancelled
  return texts.failed.reasons[state.failure]
}
