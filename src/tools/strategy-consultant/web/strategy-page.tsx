import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { ToolIntro } from '#tools/documents/web/tool-intro.tsx'
import { saveWork, WorkFile } from '#tools/documents/web/work-file.tsx'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import { StorageProblem } from '#tools/frame/web/storage-problem.tsx'
import { stepLink, useToolSearch } from '#tools/frame/web/tool-address.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ToolSearch } from '#tools/frame/web/tool-search.ts'
import { ToolSteps } from '#tools/frame/web/tool-steps.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { useStepFocus } from '#tools/frame/web/use-step-focus.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import { AddressStep } from './address-step.tsx'
import { reachableStep, STEPS, searchOf } from './consultation.ts'
import { consultationFile, useIsStored } from './consultation-store.ts'
import { DraftStep } from './draft-step.tsx'
import { FactsStep } from './facts-step.tsx'
import { MarketStep } from './market-step.tsx'
import { STEP_TITLE_ID } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { useCompetitors } from './use-competitors.ts'
import { type ConsultationTool, useConsultation } from './use-consultation.ts'
import { StrategyContext, useStrategy } from './use-strategy.ts'
import { WorkNotice, WorkStep } from './work-step.tsx'

/** The top of the tool, above the list of steps. */
const TOP_ID = 'strategy-top'

/** The Strategy Consultant: from a company's website to a first draft of a strategy. */
export function Screen({
  intro,
  texts,
  shared: tools,
  language,
  ai,
  search,
}: ToolScreenProps<StrategyConsultantIntro, StrategyConsultantTexts, ToolsTexts>) {
  const { embed, ...place } = useToolSearch(search)
  const isEmbedded = embed === 1
  return (
    <StrategyContext value={{ intro, texts, tools, language, isEmbedded, ai }}>
      <ToolIntro
        tool="strategyConsultant"
        title={intro.title}
        lead={intro.lead}
        tools={tools}
        language={language}
        hasAi={ai !== null}
        isEmbedded={isEmbedded}
      />
      <noscript>
        <p className="wrap py-8 font-semibold">{texts.noScript}</p>
      </noscript>
      <Steps {...place} />
    </StrategyContext>
  )
}

/** @param place from the address of the page: a website to begin with, and the step */
function Steps(place: Pick<ToolSearch, 'url' | 'step'>) {
  const { tools, isEmbedded } = useStrategy()
  const isReady = useHydrated()
  const market = useCompetitors()
  const tool = useConsultation(place, market.stop)
  const { consultation, step, work } = tool
  const { sheet, made } = consultation
  const isStored = useIsStored()
  useStepFocus(work?.kind ?? step, STEP_TITLE_ID, 'start', TOP_ID)

  // The stored consultation can only be read after hydration.
  if (place.step && !isReady) return <div aria-busy="true" className="min-h-120" />
  return (
    <div
      id={TOP_ID}
      className={classes(
        'wrap grid gap-6 py-8 lg:gap-8 lg:py-12',
        // The page's `scroll-padding` is larger than the space that the step needs above it.
        !isEmbedded && '-scroll-mt-6',
      )}
    >
      <StorageProblem
        texts={tools.file}
        isKept={isStored}
        onSave={() => saveWork(consultationFile(consultation))}
      />
      <StepLinks tool={tool} />
      {work ? (
        <WorkStep work={work} onCancel={tool.cancel} />
      ) : (
        <>
          <WorkNotice tool={tool} />
          {step === 'address' && <AddressStep tool={tool} />}
          {step === 'facts' && sheet && <FactsStep tool={tool} sheet={sheet} />}
          {step === 'market' && <MarketStep tool={tool} market={market} />}
          {step === 'draft' && made && <DraftStep tool={tool} made={made} />}
          <KeptWork tool={tool} />
        </>
      )}
    </div>
  )
}

function StepLinks({ tool: { consultation, step } }: { tool: ConsultationTool }) {
  const { texts, tools, language, isEmbedded } = useStrategy()
  const isDone = {
    address: consultation.sheet !== null,
    facts: consultation.made !== null,
    market: consultation.competitors.some(({ facts }) => facts !== null),
    draft: false,
  }
  return (
    <ToolSteps
      label={texts.steps.label}
      texts={tools.steps}
      steps={STEPS.map((each) => ({
        key: each,
        name: texts.steps.names[each],
        isDone: isDone[each],
        link:
          reachableStep(each, consultation) === each
            ? stepLink(PAGES.strategyConsultant[language], searchOf(each, isEmbedded))
            : undefined,
      }))}
      current={step}
    />
  )
}

/** Where the work is kept: in this browser, in a file, or no longer. */
function KeptWork({ tool: { consultation, open, startOver } }: { tool: ConsultationTool }) {
  const { intro, texts, tools } = useStrategy()
  const question = texts.storage.startOver
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-muted text-small">
      <p>{intro.storage}</p>
      <WorkFile
        {...consultationFile(consultation)}
        texts={tools.file}
        parse={async (text) => (await import('./consultation-file.ts')).consultationOfFile(text)}
        onOpen={open}
      />
      {consultation.sheet && (
        <AskFirst texts={question} onConfirm={startOver}>
          {(ask) => (
            <Button variant="ghost" size="small" className="-ml-3 px-3!" onClick={ask}>
              <span className="underline underline-offset-4">{question.button}</span>
            </Button>
          )}
        </AskFirst>
      )}
    </div>
  )
}
