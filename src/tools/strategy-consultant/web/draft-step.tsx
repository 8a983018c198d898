import { useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { Field } from '#platform/design/web/field.tsx'
import { ArrowLeftIcon, CheckIcon, PencilIcon } from '#platform/design/web/icons.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { TrainingLine } from '#tools/documents/web/training-line.tsx'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import { editedDraft, hasEdits } from '../domain/strategy-edits.ts'
import {
  CHOICE_FIELDS,
  THESIS_FIELDS,
  THESIS_MAX_LENGTH,
  type Thesis,
  type ThesisField,
  thesisSentences,
  withSuggested,
} from '../domain/thesis.ts'
import { Differences } from './comparison-rows.tsx'
import { draftState, type MadeDraft } from './consultation.ts'
import { consultationFile, consultationStore } from './consultation-store.ts'
import { draftDocument } from './draft-document.ts'
import { DraftEditor, DraftParts } from './draft-parts.tsx'
import { QuoteDetails } from './sources.tsx'
import { GrowingArea, Notice, StepHeading } from './step-parts.tsx'
import { useComparison } from './use-competitors.ts'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Step 4: the draft: to read, to edit, to end in a thesis and a choice, and to export. */
export function DraftStep({ tool, made }: { tool: ConsultationTool; made: MadeDraft }) {
  const screen = useStrategy()
  const { intro, texts, tools, language, isEmbedded } = screen
  const { consultation } = tool
  const comparison = useComparison(consultation)
  const isByAi = made.madeBy === 'ai'
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="grid gap-8 lg:gap-10">
      <DraftNotices tool={tool} made={made} />
      <div>
        <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
          {isByAi && <Badge tone="brand">{texts.draft.withAi}</Badge>}
          {hasEdits(made.own) && <Badge tone="blue">{texts.draft.edit.badge}</Badge>}
        </div>
        <StepHeading title={texts.draft.title(made.facts.name?.text ?? texts.storage.unnamed)}>
          <p>{isByAi ? tools.ai.madeByAi : tools.ai.madeByMethod}</p>
        </StepHeading>
        <div className="mt-6">
          <DocumentActions
            texts={tools.document}
            make={() => draftDocument(screen, consultation, made, comparison)}
            work={consultationFile(consultationStore.read())}
          />
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
            made={made}
            onEdit={(own) => consultationStore.update({ made: { ...made, own } })}
          />
        ) : (
          <DraftParts made={made} edited={editedDraft(made.draft, made.own)} />
        )}
      </div>
      {comparison.parties.length > 1 && <Differences differences={comparison.differences} />}
      <ThesisSheet
        thesis={consultation.thesis}
        suggestion={made.draft.thesis}
        onChange={(thesis) => consultationStore.update({ thesis })}
      />
      <TrainingLine
        texts={tools.chain}
        training={intro.training}
        language={language}
        isEmbedded={isEmbedded}
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
      <div>
        <Button variant="secondary" onClick={() => tool.goTo('facts')}>
          <ArrowLeftIcon />
          {texts.draft.toFacts}
        </Button>
      </div>
    </div>
  )
}

/** Why the draft is not the one that was asked for, or no longer fits, with the way to a new one. */
function DraftNotices({ tool, made: { aiFailure } }: { tool: ConsultationTool; made: MadeDraft }) {
  const { texts, tools, language } = useStrategy()
  const state = draftState(tool.consultation, language)
  const outdated = state === 'none' || state === 'current' ? null : texts.draft.outdated[state]
  return [aiFailure && tools.ai.problems[aiFailure], outdated]
    .filter((text) => text !== null)
    .map((text, index) => (
      <Notice key={text} text={text}>
        {index === 0 && (
          <Button variant="secondary" size="small" onClick={tool.make}>
            {aiFailure ? texts.draft.tryAi : texts.make.again}
          </Button>
        )}
      </Notice>
    ))
}

interface ThesisSheetProps {
  thesis: Thesis
  suggestion: StrategyDraft['thesis']
  onChange: (thesis: Thesis) => void
}

/** What the draft ends in: one thesis and one choice, to fill in. */
function ThesisSheet({ thesis, suggestion, onChange }: ThesisSheetProps) {
  const words = useStrategy().texts.thesis
  const isOpen = Object.values(thesis).some((text) => !text.trim())
  const fields = (legend: string, all: readonly ThesisField[]) => (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="sr-only">{legend}</legend>
      {all.map((field) => (
        <Field key={field} id={`thesis-${field}`} label={words.fields[field]}>
          {(control) => (
            <GrowingArea
              {...control}
              maxLength={THESIS_MAX_LENGTH}
              value={thesis[field]}
              onText={(text) => onChange({ ...thesis, [field]: text })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
  return (
    <Card as="section" aria-labelledby="thesis-title">
      <h3 id="thesis-title" className="text-h3">
        {words.title}
      </h3>
      <p className="mt-2 max-w-[64ch] text-secondary">{words.hint}</p>
      {suggestion && (
        <div className="mt-6 grid justify-items-start gap-3 rounded-input bg-section px-4 py-4 print:hidden">
          <Badge tone="brand">{words.suggestion}</Badge>
          {thesisSentences(suggestion, words.fields).map((sentence) => (
            <p key={sentence} className="break-words">
              {sentence}
            </p>
          ))}
          <QuoteDetails quotes={suggestion.quotes} />
          {isOpen && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => onChange(withSuggested(thesis, suggestion))}
            >
              {words.take}
            </Button>
          )}
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        {fields(words.thesis, THESIS_FIELDS)}
        {fields(words.choice, CHOICE_FIELDS)}
      </div>
    </Card>
  )
}
