import { type FormEvent, useEffect, useRef, useState } from 'react'
import { WEBSITE_INPUT, websiteAddress } from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import type { HomeTexts } from '../domain/home-texts.ts'
import { typedWebsite } from './typed-website.ts'

interface StrategyFormProps {
  texts: HomeTexts['tools']['cards']['strategyConsultant']['form']
  /** Path of the Strategy Consultant. */
  path: string
}

const INPUT_ID = 'strategy-url'
const PROBLEM_ID = `${INPUT_ID}-error`

/**
 * Passes a website's address to the Strategy Consultant, once it is one. What is typed stays when the language changes.
 * Without scripts the browser sends the form as it is.
 */
export default function StrategyForm({ texts, path }: StrategyFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'empty' | 'invalid' | undefined>()
  useEffect(() => {
    if (!input.current) return
    // What was typed before this ran is kept as well.
    if (input.current.value !== '') typedWebsite.write(input.current.value)
    else input.current.value = typedWebsite.read()
  }, [])

  function check(event: FormEvent) {
    if (!input.current) return
    const address = websiteAddress(input.current.value)
    setProblem(address.problem)
    if (address.problem) {
      event.preventDefault()
      input.current.focus()
      return
    }
    input.current.value = address.url
    typedWebsite.clear()
  }

  function type(value: string) {
    typedWebsite.write(value)
    if (problem) setProblem(websiteAddress(value).problem)
  }

  return (
    <form
      action={path}
      method="get"
      noValidate
      onSubmit={check}
      className="min-w-0 max-sm:mt-1 sm:mt-6"
    >
      <label htmlFor={INPUT_ID} className="mb-1.5 block font-semibold text-small">
        {texts.inputLabel}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start md:flex-col md:items-stretch lg:flex-row lg:items-start">
        <div className="min-w-0 sm:grow md:grow-0 lg:grow">
          <input
            {...WEBSITE_INPUT}
            ref={input}
            id={INPUT_ID}
            aria-describedby={PROBLEM_ID}
            aria-invalid={problem ? true : undefined}
            placeholder={texts.inputPlaceholder}
            onChange={({ target }) => type(target.value)}
            className={classes(CONTROL_LOOK, 'h-13')}
          />
          <p
            id={PROBLEM_ID}
            hidden={problem === undefined}
            className="mt-1.5 font-medium text-error text-small"
          >
            {problem && (problem === 'empty' ? texts.emptyError : texts.invalidError)}
          </p>
        </div>
        <Button type="submit" className="shrink-0">
          {texts.button}
        </Button>
      </div>
    </form>
  )
}
