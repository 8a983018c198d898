import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  WEBSITE_INPUT,
  type WebsiteAddress,
  websiteAddress,
} from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

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
export function AddressForm({
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
