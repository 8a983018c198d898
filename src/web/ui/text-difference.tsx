import { partsBeside } from '../lib/editing/text-difference.ts'

interface TextDifferenceProps {
  text: string
  /** The text that it is compared with. */
  other: string
}

/** A text in which the words stand out that the other one has not. */
export function TextDifference({ text, other }: TextDifferenceProps) {
  let place = 0
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {partsBeside(text, other).map((part) => {
        const key = place
        place += part.text.length
        return part.isOwn ? (
          <mark key={key} className="rounded-[3px] bg-late text-ink">
            {part.text}
          </mark>
        ) : (
          part.text
        )
      })}
    </span>
  )
}
