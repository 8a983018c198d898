import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { ToolIntro } from '#tools/documents/web/tool-intro.tsx'
import { saveWork, WorkFile } from '#tools/documents/web/work-file.tsx'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import { StorageProblem } from '#tools/frame/web/storage-problem.tsx'
import { stepLink, useToolSearch } from '#tools/frame/web/tool-address.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { ToolSteps } from '#tools/frame/web/tool-steps.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { partiesOf } from '../domain/market/comparison.ts'
import { differencesOf } from '../domain/market/differences.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import { AddressStep } from './address-step.tsx'
import {
  type Consultation,
  draftState,
  reachableStep,
  STEPS,
  type Step,
  searchOf,
} from './consultation.ts'
import { consultationFile, consultationStore, useIsStored } from './consultation-store.ts'
import { DraftStep } from './draft-step.tsx'
import { factsOf } from './fact-sheet.ts'
import { FactsStep } from './facts-step.tsx'
import { MakeDraft } from './make-draft.tsx'
import { MarketStep } from './market-step.tsx'
import { STEP_TITLE_ID } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { useCompetitors } from './use-competitors.ts'
import { useConsultation } from './use-consultation.ts'
import { WorkNotice } from './work-notice.tsx'
import { WorkStep } from './work-step.tsx'

interface StepsProps {
  intro: StrategyConsultantIntro
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  language: Language
  isEmbedded: boolean
  /** The website from the page's search parameter. */
  url: string | undefined
  /** The step from the page's search parameter. */
  step: Exclude<Step, 'address'> | undefined
  ai: { host: string; model: string } | null
}

/** The Strategy Consultant: from a company's website to a first draft of a strategy. */
export function Screen({
  intro,
  texts,
  shared: tools,
  language,
  ai,
  search,
}: ToolScreenProps<StrategyConsultantIntro, StrategyConsultantTexts, ToolsTexts>) {
  const { embed, url, step } = useToolSearch(search)
  const isEmbedded = embed === 1
  return (
    <>
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
      <Steps
        intro={intro}
        texts={texts}
        tools={tools}
        language={language}
        isEmbedded={isEmbedded}
        url={url}
        step={step}
        ai={ai}
      />
    </>
  )
}

function Steps(props: StepsProps) {
  const { intro, texts, tools, language, isEmbedded, ai } = props
  const top = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()
  const market = useCompetitors(language)
  const tool = useConsultation({ ...props, hasAi: ai !== null, onReplaced: market.stop })
  const { consultation, step, work } = tool
  const { sheet, made, wantsAi, competitors } = consultation
  const { parties, differences } = useMarket(consultation, texts.storage.unnamed)
  const draft = draftState(consultation, language)
  const isStored = useIsStored()
  useStepFocus(work?.kind ?? step, top)
  const making = {
    ai,
    wantsAi,
    draft,
    onWantsAi: (wanted: boolean) => consultationStore.update({ wantsAi: wanted }),
    onShowDraft: () => tool.goTo('draft'),
  }

  // The stored consultation can only be read after hydration.
  if (props.step && !isReady) return <div aria-busy="true" className="min-h-120" />
  return (
    <div
      ref={top}
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
      <ToolSteps
        label={texts.steps.label}
        texts={tools.steps}
        steps={STEPS.map((each) => ({
          key: each,
          name: texts.steps.names[each],
          isDone: {
            address: sheet !== null,
            facts: made !== null,
            market: competitors.some(({ facts }) => facts !== null),
            draft: false,
          }[each],
          link:
            reachableStep(each, consultation) === each
              ? stepLink(PAGES.strategyConsultant[language], searchOf(each, isEmbedded))
              : undefined,
        }))}
        current={step}
      />
      {!work && (
        <WorkNotice
          texts={texts}
          notice={tool.notice}
          isReplaced={tool.replaced !== null}
          onByHand={tool.describeByHand}
          onUndo={tool.undoReplacing}
          onForget={tool.forgetReplaced}
        />
      )}
      {work && <WorkStep texts={texts} work={work} onCancel={tool.cancel} />}
      {!work && step === 'address' && (
        <AddressStep
          {...{ intro, texts, language, consultation }}
          hasAi={ai !== null}
          onAddress={tool.changeAddress}
          onRead={tool.read}
          onByHand={tool.describeByHand}
        />
      )}
      {!work && step === 'facts' && sheet && (
        <FactsStep
          {...making}
          texts={texts}
          language={language}
          sheet={sheet}
          changes={consultation.changes}
          onChange={(changed) => consultationStore.update({ sheet: changed })}
          onMake={tool.make}
          onCompare={() => tool.goTo('market')}
          onBack={() => tool.goTo('address')}
        />
      )}
      {!work && step === 'market' && (
        <>
          <MarketStep {...{ texts, language, consultation, parties, differences }} tool={market} />
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              void tool.make()
            }}
          >
            <MakeDraft {...making} texts={texts.make} onBack={() => tool.goTo('facts')} />
          </form>
        </>
      )}
      {!work && step === 'draft' && made && (
        <DraftStep
          {...{
            texts,
            tools,
            consultation,
            made,
            parties,
            differences,
            language,
            isEmbedded,
            draft,
          }}
          services={intro.services}
          training={intro.training}
          onRemake={tool.make}
          onStep={tool.goTo}
        />
      )}
      {!work && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-muted text-small">
          <p>{intro.storage}</p>
          <WorkFile
            {...consultationFile(consultation)}
            texts={tools.file}
            parse={async (text) =>
              (await import('./consultation-file.ts')).consultationOfFile(text)
            }
            onOpen={tool.open}
          />
          {sheet && (
            <AskFirst texts={texts.storage.startOver} onConfirm={tool.startOver}>
              {(ask) => (
                <Button variant="ghost" size="small" className="-ml-3 px-3!" onClick={ask}>
                  <span className="underline underline-offset-4">
                    {texts.storage.startOver.button}
                  </span>
                </Button>
              )}
            </AskFirst>
          )}
        </div>
      )}
    </div>
  )
}

/** The own organisation beside the competitors that were read, and what differs. */
function useMarket({ sheet, competitors }: Consultation, unnamed: string) {
  return useMemo(() => {
    const isCompared = sheet !== null && competitors.some(({ facts }) => facts !== null)
    const parties = isCompared ? partiesOf(factsOf(sheet), competitors, unnamed) : []
    return { parties, differences: differencesOf(parties) }
  }, [sheet, competitors, unnamed])
}

/** Moves the focus to the title of a new view, for keyboards and screen readers, and scrolls to the top of the tool. */
function useStepFocus(view: string, top: RefObject<HTMLElement | null>) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    document.getElementById(STEP_TITLE_ID)?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [view, top])
}
