import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { DraftState } from './consultation.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface MakeDraftProps {
  texts: StrategyConsultantTexts['make']
  ai: ToolAi['ai']
  wantsAi: boolean
  draft: DraftState
  onWantsAi: (wantsAi: boolean) => void
  onShowDraft: () => void
  /** Leads to the comparison; missing there. */
  onCompare?: () => void
  onBack: () => void
}

/** Choice of who writes the draft, the notice of which data is sent, and the button. */
export function MakeDraft({
  texts,
  ai,
  wantsAi,
  draft,
  onWantsAi,
  onShowDraft,
  onCompare,
  onBack,
}: MakeDraftProps) {
  return (
    <Card as="section" aria-labelledby="make-title">
      <h3 id="make-title" className="text-h4">
        {texts.title}
      </h3>
      {ai && (
        <div className="mt-5">
          <RadioCards
            id="writer"
            legend={texts.legend}
            className="sm:grid-cols-2"
            chosen={wantsAi ? 'ai' : 'method'}
            cardClassName="items-start px-4 py-3.5"
            options={[
              {
                value: 'ai',
                content: <Writer title={texts.withAi} hint={`${ai.model}, ${ai.host}`} />,
              },
              {
                value: 'method',
                content: <Writer title={texts.byMethod} hint={texts.methodHint} />,
              },
            ]}
            radio={{
              name: 'writer',
              onChange: (event) => onWantsAi(event.target.value === 'ai'),
            }}
          />
        </div>
      )}
      <p id="make-note" className="mt-4 max-w-[68ch] text-secondary text-small">
        {ai && wantsAi ? texts.leaves(ai.host) : texts.stays}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {draft === 'current' && (
          <Button onClick={onShowDraft}>
            {texts.toDraft}
            <ArrowRightIcon />
          </Button>
        )}
        <Button
          type="submit"
          variant={draft === 'current' ? 'secondary' : 'primary'}
          aria-describedby="make-note"
        >
          {draft === 'none' ? texts.button : texts.again}
        </Button>
        {onCompare && (
          <Button variant="secondary" onClick={onCompare}>
            {texts.compare}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeftIcon />
          <span>{onCompare ? texts.back : texts.toFacts}</span>
        </Button>
      </div>
    </Card>
  )
}

function Writer({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block break-words text-muted text-small">{hint}</span>
    </>
  )
}
