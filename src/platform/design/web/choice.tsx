import { RadioCards } from './radio-cards.tsx'

interface ChoiceProps<Value extends string> {
  id: string
  legend: string
  /** "sr-only" where only screen readers read it. */
  legendClassName?: string
  chosen: Value
  options: readonly { value: Value; name: string; detail: string }[]
  disabled?: boolean
  onChoose: (value: Value) => void
  /** Its columns. */
  className?: string
}

/** A few ways to do something, each with what it means. */
export function Choice<Value extends string>({
  id,
  legend,
  legendClassName,
  chosen,
  options,
  disabled,
  onChoose,
  className,
}: ChoiceProps<Value>) {
  return (
    <RadioCards
      id={id}
      legend={legend}
      legendClassName={legendClassName}
      className={className}
      cardClassName="items-start px-4 py-3"
      chosen={chosen}
      options={options.map(({ value, name, detail }) => ({
        value,
        content: (
          <>
            <span className="block font-semibold">{name}</span>
            <span className="wrap-anywhere block text-secondary text-small hyphens-none">
              {detail}
            </span>
          </>
        ),
      }))}
      radio={{
        name: id,
        disabled,
        onChange: ({ target }) => onChoose(target.value as Value),
      }}
    />
  )
}
