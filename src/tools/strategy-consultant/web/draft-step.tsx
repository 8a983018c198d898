import { Badge } from '#platform/design/web/badge.tsx'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon } from '#platform/design/web/icons.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { type DraftEdits, hasEdits } from '../domain/strategy-edits.ts'
import type { DraftState, LastEdit, MadeDraft } from './consultation.ts'
import { consultationStore } from './consultation-store.ts'
import { consultationFile } from './consultation-work.tsx'
import { draftDocument } from './draft-document.ts'
import { DraftParts } from './draft-parts.tsx'
import type { Hypothesis } from './hypothesis.ts'
import { HypothesisSheet } from './hypothesis-sheet.tsx'
import { Notice } from './notice.tsx'
import { BasesLegend } from './statement-text.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { StepHeading } from './strategy-step-heading.tsx'
import { useDraftEditor } from './use-draft-editor.ts'

interface DraftStepProps {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  /** The names of the firm's services. */
  services: ServiceNames
  made: MadeDraft
  language: Language
  isEmbedded: boolean
  draft: DraftState
  hypothesis: Hypothesis
  onHypothesis: (hypothesis: Hypothesis) => void
  onEdit: (edits: DraftEdits, lastEdit: LastEdit | null) => void
  onRemake: () => void
  onFacts: () => void
  onStartOver: () => void
}

/** Step 3: the draft: to read, to edit, to export and to discuss with the firm. */
export function DraftStep(props: DraftStepProps) {
  const { texts, tools, services, made, language, isEmbedded, draft: state, onRemake } = props
  const { draft, madeBy, aiFailure, facts } = made
  const editor = useDraftEditor(made, props.onEdit)
  const isEdited = hasEdits(made.edits)
  return (
    <div className="grid gap-8 lg:gap-10">
      {aiFailure && (
        <Notice text={texts.draft.aiFailures[aiFailure]}>
          <Button variant="secondary" size="small" onClick={onRemake}>
            {texts.draft.tryAi}
          </Button>
        </Notice>
      )}
      {(state === 'facts changed' || state === 'other language') && (
        <Notice text={texts.draft.outdated[state]}>
          <Button variant="secondary" size="small" onClick={onRemake}>
            {texts.draft.remake}
          </Button>
        </Notice>
      )}
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge tone={madeBy === 'ai' ? 'brand' : 'green'}>
            {madeBy === 'ai' ? texts.draft.withAi : texts.draft.byMethod}
          </Badge>
          {isEdited && <Badge tone="blue">{texts.draft.edit.badge}</Badge>}
        </div>
        <div className="mt-4">
          <StepHeading title={texts.draft.title(facts.name?.text ?? texts.storage.unnamed)}>
            <p>{madeBy === 'ai' ? tools.ai.madeByAi : tools.ai.madeByMethod}</p>
            <p className="mt-2">{texts.draft.edit.hint}</p>
          </StepHeading>
        </div>
        <div className="mt-6">
          <DocumentActions
            texts={tools.document}
            make={() => draftDocument(made, props.hypothesis, { texts, tools, services })}
            work={consultationFile(consultationStore.read())}
          />
        </div>
        <div className="mt-8">
          <BasesLegend texts={texts} isEdited={isEdited} />
        </div>
      </div>
      <div lang={made.language}>
        <DraftParts
          texts={texts}
          services={services}
          draft={draft}
          pages={facts.pages}
          language={language}
          isEmbedded={isEmbedded}
          madeBy={madeBy}
          editor={editor}
        />
      </div>
      <HypothesisSheet
        texts={texts}
        editor={editor}
        hypothesis={props.hypothesis}
        onChange={props.onHypothesis}
      />
      <section
        aria-labelledby="discuss-title"
        className="on-dark flex flex-wrap items-center justify-between gap-x-10 gap-y-7 rounded-picture bg-brand px-6 py-9 text-white sm:px-10 lg:p-14"
      >
        <div className="max-w-[52ch]">
          <h3 id="discuss-title" className="text-h2">
            {texts.draft.discuss.title}
          </h3>
          <p className="mt-3 text-brand-tint text-lead">{texts.draft.discuss.text}</p>
        </div>
        <ButtonAnchor
          href={PAGES.kontakt[language]}
          target={isEmbedded ? '_parent' : undefined}
          variant="inverse"
        >
          {texts.draft.discuss.link}
        </ButtonAnchor>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={props.onFacts}>
          <ArrowLeftIcon />
          {texts.draft.toFacts}
        </Button>
        <AskFirst texts={texts.storage.startOver} onConfirm={props.onStartOver}>
          {(ask) => (
            <Button variant="ghost" onClick={ask}>
              {texts.storage.startOver.button}
            </Button>
          )}
        </AskFirst>
      </div>
    </div>
  )
}
