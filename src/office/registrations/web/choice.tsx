import { RadioCards } from '#platform/design/web/radio-cards.tsx'

interface ChoiceProps<Value extends string> {
  id: string
  /** Read by screen readers alone. */
  legend: string
  chosen: Value
  options: readonly { value: Value; name: string; detail: string }[]
  disabled: boolean
  onChoose: (value: Value) => void
}

/** One of two ways to do something, each with what it means. */
export function Choice<Value extends string>({
  id,
  legend,
  chosen,
  options,
  disabled,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <RadioCards
      id={id}
      legend={legend}
      legendClassName="sr-only"
      className="sm:grid-cols-2"
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
        onChange: (event) => onChoose(event.target.value as Value),
      }}
    />
  )
}
