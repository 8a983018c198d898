import type { ComponentProps } from 'react'

/**
 * A control for a number. The mouse wheel does not change it: whoever scrolls over a focused field would change a
 * number without a word.
 */
export function NumberInput(input: Omit<ComponentProps<'input'>, 'type' | 'onWheel'>) {
  return <input {...input} type="number" onWheel={({ currentTarget }) => currentTarget.blur()} />
}
