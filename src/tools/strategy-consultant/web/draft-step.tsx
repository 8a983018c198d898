import { useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon, CheckIcon, PencilIcon } from '#platform/design/web/icons.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import type { SuggestedTraining } from '#tools/documents/domain/suggested-training.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { TrainingLine } from '#tools/documents/web/training-line.tsx'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { Party } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import { editedPart, hasEdits } from '../domain/strategy-edits.ts'
import type { Consultation, DraftState, MadeDraft, Step } from './consultation.ts'
import { consultationFile, consultationStore } from './consultation-store.ts'
import { draftDocument } from './draft-document.ts'
import { DraftEditor } from './draft-editor.tsx'
import { DraftParts } from './draft-parts.tsx'
import { differenceText } from './market-words.ts'
import { BasesLegend } from './statement-text.tsx'
import { Notice, StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { ThesisSheet } from './thesis-sheet.tsx'

interface DraftStepProps {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  /** The names of the firm's services. */
  services: ServiceNames
  training: SuggestedTraining | null
  consultation: Consultation
  made: MadeDraft
  parties: readonly Party[]
  differences: readonly Difference[]
  language: Language
  isEmbedded: boolean
  draft: DraftState
  onRemake: () => void
  onStep: (step: Step) => void
}

/** Step 4: the draft: to read, to edit, to end in a thesis and a choice, and to export. */
export function DraftStep(props: DraftStepProps) {
  const { texts, tools, services, training, consultation, made } = props
  const { differences, language, isEmbedded } = props
  const { madeBy, facts } = made
  const [isEditing, setEditing] = useState(false)
  const isEdited = hasEdits(made.own)
  return (
    <div className="grid gap-8 lg:gap-10">
      <DraftNotices {...props} />
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
          </StepHeading>
        </div>
        <div className="mt-6">
          <DocumentActions
            texts={tools.document}
            make={() => draftDocument(props, consultation)}
            work={consultationFile(consultationStore.read())}
          />
        </div>
        <div className="mt-8">
          <BasesLegend texts={texts} isEdited={isEdited} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button variant="secondary" onClick={() => setEditing(!isEditing)}>
          {isEditing ? <CheckIcon /> : <PencilIcon />}
          <span>{isEditing ? texts.draft.edit.done : texts.draft.edit.begin}</span>
        </Button>
        {isEditing && (
          <p className="max-w-[64ch] text-secondary text-small">{texts.draft.edit.hint}</p>
        )}
      </div>
      <div lang={made.language}>
        {isEditing ? (
          <DraftEditor
            {...{ texts, services, made }}
            onEdit={(own) => consultationStore.update({ made: { ...made, own } })}
          />
        ) : (
          <DraftParts {...{ texts, tools, services, made, language, isEmbedded }} />
        )}
      </div>
      <ThesisSheet
        texts={texts}
        thesis={consultation.thesis}
        material={{
          differences: differences.map((difference) => differenceText(texts, difference)),
          questions: editedPart(made.draft, 'openQuestions', made.own).map(({ text }) => text),
        }}
        suggestion={made.draft.thesis}
        onChange={(thesis) => consultationStore.update({ thesis })}
      />
      {props.parties.length < 2 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <p className="max-w-[64ch] text-secondary">{texts.thesis.noMarket}</p>
          <Button variant="secondary" onClick={() => props.onStep('market')}>
            {texts.make.compare}
          </Button>
        </div>
      )}
      <TrainingLine texts={tools.chain} {...{ training, language, isEmbedded }} />
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
      <div>
        <Button variant="secondary" onClick={() => props.onStep('facts')}>
          <ArrowLeftIcon />
          {texts.draft.toFacts}
        </Button>
      </div>
    </div>
  )
}

/** Why the draft is not the one that was asked for, or no longer fits, with the way to a new one. */
function DraftNotices({ texts, made: { aiFailure }, draft, onRemake }: DraftStepProps) {
  const outdated =
    draft === 'facts changed' || draft === 'other language' ? texts.draft.outdated[draft] : null
  return [aiFailure && texts.draft.aiFailures[aiFailure], outdated]
    .filter((text) => text !== null)
    .map((text, index) => (
      <Notice key={text} text={text}>
        {index === 0 && (
          <Button variant="secondary" size="small" onClick={onRemake}>
            {aiFailure ? texts.draft.tryAi : texts.draft.remake}
          </Button>
        )}
      </Notice>
    ))
}
