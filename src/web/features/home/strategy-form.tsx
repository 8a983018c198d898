import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { type Language, PAGES } from '../../content/pages.ts'
import type { HomeTexts } from '../../content/texts.ts'
import { WEBSITE_INPUT, type WebsiteAddress, websiteAddress } from '../../lib/website-address.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { CONTROL_LOOK, Field } from '../../ui/field.tsx'

interface StrategyFormProps {
  texts: HomeTexts['tools']['strategyConsultant']
  language: Language
}

/** Passes a website's address to the Strategy Consultant. Without scripts the browser submits the form as it is. */
export function StrategyForm({ texts, language }: StrategyFormProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<WebsiteAddress['problem']>()

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = websiteAddress(input.current?.value ?? '')
    setProblem(address.problem)
    if (address.problem) input.current?.focus()
    else navigate({ to: PAGES.strategyConsultant[language], search: { url: address.url } })
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (problem) setProblem(websiteAddress(event.target.value).problem)
  }

  return (
    <form
      action={PAGES.strategyConsultant[language]}
      method="get"
      noValidate
      onSubmit={onSubmit}
      className="mt-6"
    >
      <Field
        id="strategy-url"
        label={texts.inputLabel}
        error={problem && (problem === 'empty' ? texts.emptyError : texts.invalidError)}
      >
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row md:flex-col lg:flex-row">
            <input
              {...control}
              {...WEBSITE_INPUT}
              ref={input}
              placeholder={texts.inputPlaceholder}
              onChange={onChange}
              className={classes(CONTROL_LOOK, 'h-13 sm:grow md:grow-0 lg:grow')}
            />
            <Button type="submit" className="shrink-0">
              {texts.button}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
