import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { consultationStore } from './consultation-store.ts'
import { AddressForm, StepHeading } from './step-parts.tsx'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Step 1: the website's address, or to continue without one. */
export function AddressStep({ tool }: { tool: ConsultationTool }) {
  const { intro, texts, ai } = useStrategy()
  const { address, sheet } = tool.consultation
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card className="grid content-start gap-6">
        <StepHeading title={texts.address.title} />
        <AddressForm
          id="website"
          label={texts.address.label}
          value={address}
          onText={(typed) => consultationStore.update({ address: typed })}
          onRead={tool.read}
        >
          {sheet && (
            <p className="mt-4 max-w-[64ch] font-semibold text-small">
              {texts.storage.kept(sheet.name.text.trim() || texts.storage.unnamed)}
            </p>
          )}
          <p className="mt-4 max-w-[64ch] text-muted text-small">{intro.promise}</p>
          <p className="mt-2 max-w-[64ch] text-muted text-small">
            {intro.result[ai ? 'ai' : 'method']}
          </p>
        </AddressForm>
      </Card>
      <section
        aria-labelledby="by-hand-title"
        className="min-w-0 rounded-card bg-sheet-peach p-6 sm:p-8"
      >
        <h3 id="by-hand-title" className="text-h4">
          {texts.byHand.title}
        </h3>
        <p className="mt-2 text-secondary">{texts.byHand.text}</p>
        <Button variant="secondary" size="small" className="mt-5" onClick={tool.describeByHand}>
          {texts.byHand.button}
        </Button>
      </section>
    </div>
  )
}
