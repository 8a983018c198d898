import { useRef } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { ToolIntro } from '#tools/documents/web/tool-intro.tsx'
import { saveWork } from '#tools/documents/web/work-file.tsx'
import { StorageProblem } from '#tools/frame/web/storage-problem.tsx'
import { stepLink, useToolSearch } from '#tools/frame/web/tool-address.ts'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import { ToolSteps } from '#tools/frame/web/tool-steps.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import { AddressStep } from './address-step.tsx'
import { draftState, reachableStep, STEPS, type Step, searchOf } from './consultation.ts'
import { consultationStore, useIsStored } from './consultation-store.ts'
import { ConsultationWork, consultationFile } from './consultation-work.tsx'
import { DraftStep } from './draft-step.tsx'
import { FactsStep } from './facts-step.tsx'
import { MakingStep } from './making-step.tsx'
import { ReadingStep } from './reading-step.tsx'
import { StoredConsultation } from './stored-consultation.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { useConsultation } from './use-consultation.ts'
import { useStepFocus } from './use-strategy-step-focus.ts'
import { WorkNotice } from './work-notice.tsx'

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
  const tool = useConsultation({ ...props, hasAi: ai !== null })
  const { consultation, step, work, address } = tool
  const { sheet, made, wantsAi } = consultation
  const draft = draftState(consultation, language)
  const isStored = useIsStored()
  useStepFocus(work?.kind ?? step, top)

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
          isDone: each === 'address' ? sheet !== null : each === 'facts' && made !== null,
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
      {work?.kind === 'reading' && (
        <ReadingStep
          texts={texts.reading}
          url={work.url}
          reading={work.reading}
          onCancel={tool.cancel}
        />
      )}
      {work?.kind === 'making' && (
        <MakingStep
          texts={texts}
          services={intro.services}
          making={work.making}
          pages={sheet?.pages ?? []}
          language={language}
          isEmbedded={isEmbedded}
          onCancel={tool.cancel}
        />
      )}
      {!work && step === 'address' && (
        <>
          <AddressStep
            intro={intro}
            texts={texts}
            language={language}
            hasAi={ai !== null}
            address={address}
            onAddress={tool.changeAddress}
            onRead={tool.read}
            onByHand={tool.describeByHand}
          />
          <StoredConsultation
            texts={texts.storage}
            language={language}
            isEmbedded={isEmbedded}
            consultation={consultation}
            onStartOver={tool.startOver}
          />
        </>
      )}
      {!work && step === 'facts' && sheet && (
        <FactsStep
          texts={texts}
          sheet={sheet}
          ai={ai}
          wantsAi={wantsAi}
          draft={draft}
          onChange={(changed) => consultationStore.update({ sheet: changed })}
          onWantsAi={(wanted) => consultationStore.update({ wantsAi: wanted })}
          onMake={tool.make}
          onShowDraft={() => tool.goTo('draft')}
          onBack={() => tool.goTo('address')}
        />
      )}
      {!work && step === 'draft' && made && (
        <DraftStep
          texts={texts}
          tools={tools}
          services={intro.services}
          made={made}
          language={language}
          isEmbedded={isEmbedded}
          draft={draft}
          hypothesis={consultation.hypothesis}
          onHypothesis={tool.changeHypothesis}
          onEdit={tool.edit}
          onRemake={tool.make}
          onFacts={() => tool.goTo('facts')}
          onStartOver={tool.startOver}
        />
      )}
      {!work && <ConsultationWork {...{ intro, tools, consultation }} onOpen={tool.open} />}
    </div>
  )
}
