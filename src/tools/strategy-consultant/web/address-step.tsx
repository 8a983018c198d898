import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type WebsiteAddress, websiteAddress } from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { PAGES } from '#site/pages/web/page-table.ts'
import { consultationStore } from './consultation-store.ts'
import { AddressField, StepHeading } from './step-parts.tsx'
import type { ConsultationTool } from './use-consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Step 1: the website's address, or to continue without one. It is only read after submitting. */
export function AddressStep({ tool }: { tool: ConsultationTool }) {
  const { intro, texts, language, ai } = useStrategy()
  const { address, sheet } = tool.consultation
  const [problem, setProblem] = useState<WebsiteAddress['problem']>()
  const onAddress = (typed: string) => {
    consultationStore.update({ address: typed })
    if (problem) setProblem(websiteAddress(typed).problem)
  }

  // Takes over what was typed before hydration.
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useRef(() => {
    const typed = input.current?.value ?? ''
    if (typed !== '' && typed !== address) onAddress(typed)
  })
  useEffect(() => takeOver.current(), [])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const website = websiteAddress(address)
    setProblem(website.problem)
    if (website.problem) input.current?.focus()
    else void tool.read(website.url)
  }

  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card>
        <StepHeading title={texts.address.title} />
        <form
          action={PAGES.strategyConsultant[language]}
          method="get"
          noValidate
          onSubmit={onSubmit}
          className="mt-6"
        >
          <AddressField
            id="website"
            input={input}
            label={texts.address.label}
            error={problem && texts.address.errors[problem]}
            value={address}
            onText={onAddress}
          >
            <Button type="submit">{texts.address.button}</Button>
          </AddressField>
          {sheet && (
            <p className="mt-4 max-w-[64ch] font-semibold text-small">
              {texts.storage.kept(sheet.name.text.trim() || texts.storage.unnamed)}
            </p>
          )}
          <p className="mt-4 max-w-[64ch] text-muted text-small">{intro.promise}</p>
          <p className="mt-2 max-w-[64ch] text-muted text-small">
            {intro.result[ai ? 'ai' : 'method']}
          </p>
        </form>
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
