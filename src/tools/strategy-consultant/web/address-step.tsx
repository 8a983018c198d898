import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  WEBSITE_INPUT,
  type WebsiteAddress,
  websiteAddress,
} from '#platform/basics/web/website-address.ts'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import { stepLink } from '#tools/frame/web/tool-address.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import { type Consultation, searchOf } from './consultation.ts'
import { StepHeading } from './step-parts.tsx'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

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

interface AddressFormProps {
  intro: StrategyConsultantIntro
  texts: StrategyConsultantTexts['address']
  language: Language
  /** True where an AI service is set up. */
  hasAi: boolean
  /** Current text of the field. */
  address: string
  onChange: (address: string) => void
  /** Called with the complete URL of the website. */
  onRead: (url: string) => void
}

/** Asks for the website. It is only read after submitting. */
function AddressForm({
  intro,
  texts,
  language,
  hasAi,
  address,
  onChange,
  onRead,
}: AddressFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<WebsiteAddress['problem']>()

  // Takes over what was typed before hydration.
  const takeOver = useRef(() => {
    const typed = input.current?.value ?? ''
    if (typed !== '' && typed !== address) onChange(typed)
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
    <form action={PAGES.strategyConsultant[language]} method="get" noValidate onSubmit={onSubmit}>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          id="website"
          label={texts.label}
          error={problem && texts.errors[problem]}
          className="sm:grow"
        >
          {(control) => (
            <input
              {...control}
              {...WEBSITE_INPUT}
              ref={input}
              placeholder={texts.placeholder}
              value={address}
              onChange={(event) => {
                onChange(event.target.value)
                if (problem) setProblem(websiteAddress(event.target.value).problem)
              }}
              className={classes(CONTROL_LOOK, 'h-13')}
            />
          )}
        </Field>
        {/* Beside the field, below the height of its label. */}
        <Button type="submit" className="shrink-0 sm:mt-[calc(1.5*var(--text-small)+0.375rem)]">
          {texts.button}
        </Button>
      </div>
      <p className="mt-4 max-w-[64ch] text-muted text-small">{intro.promise}</p>
      <p className="mt-2 max-w-[64ch] text-muted text-small">
        {intro.result[hasAi ? 'ai' : 'method']}
      </p>
    </form>
  )
}

interface StoredConsultationProps {
  texts: StrategyConsultantTexts['storage']
  language: Language
  isEmbedded: boolean
  consultation: Consultation
  onStartOver: () => void
}

/** Shows that this tab has an earlier consultation, with links to it and a button that deletes it. */
export function StoredConsultation({
  texts,
  language,
  isEmbedded,
  consultation: { sheet, made },
  onStartOver,
}: StoredConsultationProps) {
  if (!sheet) return null
  const path = PAGES.strategyConsultant[language]
  return (
    <Card as="section" aria-labelledby="kept-title">
      <h2 id="kept-title" className="text-h4">
        {texts.title(sheet.name.text.trim() || texts.unnamed)}
      </h2>
      <p className="mt-2 max-w-[64ch] text-secondary">{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {made && (
          <ButtonAnchor {...stepLink(path, searchOf('draft', isEmbedded))} size="small">
            {texts.draft}
          </ButtonAnchor>
        )}
        <ButtonAnchor
          {...stepLink(path, searchOf('facts', isEmbedded))}
          size="small"
          variant={made ? 'secondary' : 'primary'}
        >
          {texts.facts}
        </ButtonAnchor>
        <AskFirst texts={texts.startOver} onConfirm={onStartOver}>
          {(ask) => (
            <Button size="small" variant="ghost" onClick={ask}>
              {texts.startOver.button}
            </Button>
          )}
        </AskFirst>
      </div>
    </Card>
  )
}
