import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import { AddressForm } from './address-form.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import { StepHeading } from './strategy-step-heading.tsx'

interface AddressStepProps {
  intro: StrategyConsultantIntro
  texts: StrategyConsultantTexts
  language: Language
  hasAi: boolean
  /** Current text of the field. */
  address: string
  onAddress: (address: string) => void
  onRead: (url: string) => void
  onByHand: () => void
}

/** Step 1: the website's address, or to continue without one. */
export function AddressStep({
  intro,
  texts,
  language,
  hasAi,
  address,
  onAddress,
  onRead,
  onByHand,
}: AddressStepProps) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card>
        <StepHeading title={texts.address.title} />
        <div className="mt-6">
          <AddressForm
            intro={intro}
            texts={texts.address}
            language={language}
            hasAi={hasAi}
            address={address}
            onChange={onAddress}
            onRead={onRead}
          />
        </div>
      </Card>
      <section
        aria-labelledby="by-hand-title"
        className="min-w-0 rounded-card bg-sheet-peach p-6 sm:p-8"
      >
        <h3 id="by-hand-title" className="text-h4">
          {texts.byHand.title}
        </h3>
        <p className="mt-2 text-secondary">{texts.byHand.text}</p>
        <Button variant="secondary" size="small" className="mt-5" onClick={onByHand}>
          {texts.byHand.button}
        </Button>
      </section>
    </div>
  )
}
