import type { TYPE_PAIRS, TypePairName } from '../../domain/type-pairs.ts'

/** A pair of fonts, with its name written in them. */
export function TypeSample({ pair }: { pair: (typeof TYPE_PAIRS)[TypePairName] }) {
  const { label, character, display, text } = pair
  return (
    <>
      <span
        className="block font-heading text-h4"
        style={{ fontFamily: `"${display.family}", ${display.generic}` }}
      >
        {label}
      </span>
      <span
        className="block text-secondary text-small"
        style={{ fontFamily: `"${text.family}", ${text.generic}` }}
      >
        {character}
      </span>
    </>
  )
}
