import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { DRAFT_PARTS, type DraftMaking, partsBegun } from './draft-making.ts'
import { DraftParts } from './draft-parts.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { StepHeading } from './strategy-step-heading.tsx'

interface MakingStepProps {
  texts: StrategyConsultantTexts
  /** The names of the firm's services. */
  services: ServiceNames
  making: DraftMaking
  pages: SiteFacts['pages']
  language: Language
  isEmbedded: boolean
  onCancel: () => void
}

/** The draft while it is being written. */
export function MakingStep({
  texts,
  services,
  making,
  pages,
  language,
  isEmbedded,
  onCancel,
}: MakingStepProps) {
  const begun = partsBegun(making.draft)
  const said = texts.making.steps[making.step]
  return (
    <div className="grid gap-8">
      <Card>
        <StepHeading title={texts.making.title} />
        <div className="mt-5 max-w-180">
          <ProgressBar label={said} value={begun} max={DRAFT_PARTS.length} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
            <p role="status" className="font-semibold">
              {said}
            </p>
            {begun > 0 && (
              <p className="text-muted text-small">
                {texts.making.progress(begun, DRAFT_PARTS.length)}
              </p>
            )}
          </div>
          <Button variant="secondary" size="small" className="mt-5" onClick={onCancel}>
            {texts.making.cancel}
          </Button>
        </div>
      </Card>
      <div aria-busy="true">
        <DraftParts
          texts={texts}
          services={services}
          draft={making.draft}
          pages={pages}
          language={language}
          isEmbedded={isEmbedded}
          madeBy={making.madeBy ?? 'method'}
        />
      </div>
    </div>
  )
}
