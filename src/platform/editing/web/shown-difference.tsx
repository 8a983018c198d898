import { partsBeside } from './text-difference.ts'

interface TextDifferenceProps {
  text: string
  /** The text to compare with. */
  other: string
}

/** A text with the words highlighted that the other one does not have. */
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
