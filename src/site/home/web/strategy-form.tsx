import { WEBSITE_INPUT } from '#platform/basics/web/website-address.ts'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK } from '#platform/design/web/field.tsx'
import type { HomeTexts } from '#site/pages/web/site-texts.ts'

interface StrategyFormProps {
  texts: HomeTexts['tools']['strategyConsultant']
  /** Path of the Strategy Consultant. */
  path: string
}

const INPUT_ID = 'strategy-url'
const PROBLEM_ID = `${INPUT_ID}-error`

/**
 * Passes a website's address to the Strategy Consultant. The site's script checks it first and shows one of the two
 * problems; without it the browser sends the form as it is.
 */
export function StrategyForm({ texts, path }: StrategyFormProps) {
  return (
    <form
      action={path}
      method="get"
      noValidate
      data-website-form
      className="min-w-0 max-sm:mt-1 sm:mt-6"
    >
      <label htmlFor={INPUT_ID} className="mb-1.5 block font-semibold text-small">
        {texts.inputLabel}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row md:flex-col lg:flex-row">
        <input
          {...WEBSITE_INPUT}
          id={INPUT_ID}
          aria-describedby={PROBLEM_ID}
          placeholder={texts.inputPlaceholder}
          className={classes(CONTROL_LOOK, 'h-13 sm:grow md:grow-0 lg:grow')}
        />
        <Button type="submit" className="shrink-0">
          {texts.button}
        </Button>
      </div>
      <p
        id={PROBLEM_ID}
        hidden
        data-problem
        data-empty={texts.emptyError}
        data-invalid={texts.invalidError}
        className="mt-1.5 font-medium text-error text-small"
      />
    </form>
  )
}
