import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  WEBSITE_INPUT,
  type WebsiteAddress,
  websiteAddress,
} from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import type { Consultation } from './consultation.ts'
import { StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface AddressStepProps {
  intro: StrategyConsultantIntro
  texts: StrategyConsultantTexts
  language: Language
  /** True where an AI service is set up. */
  hasAi: boolean
  consultation: Consultation
  onAddress: (address: string) => void
  /** Called with the complete URL of the website. */
  onRead: (url: string) => void
  onByHand: () => void
}

/** Step 1: the website's address, or to continue without one. It is only read after submitting. */
export function AddressStep(props: AddressStepProps) {
  const { intro, texts, language, consultation, onAddress, onRead } = props
  const { address, sheet } = consultation
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<WebsiteAddress['problem']>()

  // Takes over what was typed before hydration.
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
    else onRead(website.url)
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
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            <Field
              id="website"
              label={texts.address.label}
              error={problem && texts.address.errors[problem]}
              className="sm:grow"
            >
              {(control) => (
                <input
                  {...control}
                  {...WEBSITE_INPUT}
                  ref={input}
                  placeholder={texts.address.placeholder}
                  value={address}
                  onChange={({ target }) => {
                    onAddress(target.value)
                    if (problem) setProblem(websiteAddress(target.value).problem)
                  }}
                  className={classes(CONTROL_LOOK, 'h-13')}
                />
              )}
            </Field>
            {/* Beside the field, below the height of its label. */}
            <Button type="submit" className="shrink-0 sm:mt-[calc(1.5*var(--text-small)+0.375rem)]">
              {texts.address.button}
            </Button>
          </div>
          {sheet && (
            <p className="mt-4 max-w-[64ch] font-semibold text-small">
              {texts.storage.kept(sheet.name.text.trim() || texts.storage.unnamed)}
            </p>
          )}
          <p className="mt-4 max-w-[64ch] text-muted text-small">{intro.promise}</p>
          <p className="mt-2 max-w-[64ch] text-muted text-small">
            {intro.result[props.hasAi ? 'ai' : 'method']}
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
        <Button variant="secondary" size="small" className="mt-5" onClick={props.onByHand}>
          {texts.byHand.button}
        </Button>
      </section>
    </div>
  )
}
