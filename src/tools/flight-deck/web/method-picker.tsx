import { classes } from '#platform/design/web/classes.ts'
import type { StepProps } from './deck.ts'
import { METHOD_MINUTES, METHODS } from './sprint.ts'

/** The methods for finding ideas, one of them selected. */
export function MethodPicker({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-small">{texts.ideas.methods}</legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 xl:grid-cols-5">
        {METHODS.map((method) => (
          <label
            key={method}
            className={classes(
              'relative flex min-h-18 flex-col justify-center rounded-input border-2 px-4 py-2.5 transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3',
              sprint.method === method
                ? 'border-brand bg-brand text-white'
                : 'border-sand bg-white hover:border-ink',
            )}
          >
            <input
              type="radio"
              name="method"
              value={method}
              checked={sprint.method === method}
              onChange={() => change({ type: 'method', method })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="font-semibold leading-tight">{texts.method.ideas[method].name}</span>
            <span className="text-small">{texts.ideas.minutes(METHOD_MINUTES[method])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
