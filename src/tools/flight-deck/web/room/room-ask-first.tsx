import { AskFirst as Question } from '#tools/frame/web/ask-first.tsx'

interface AskFirstProps {
  label: string
  /** What the button is about, where several have the same label. */
  about?: string
  question: string
  confirm: string
  cancel: string
  onConfirm: () => void
}

/** A button for what cannot be taken back: it asks before it acts. */
export function AskFirst({ label, about, onConfirm, ...texts }: AskFirstProps) {
  return (
    <Question texts={texts} onConfirm={onConfirm}>
      {(ask) => (
        <button
          type="button"
          aria-label={about && `${label}: ${about}`}
          onClick={ask}
          className="inline-flex min-h-11 items-center text-left font-semibold text-small underline underline-offset-4"
        >
          {label}
        </button>
      )}
    </Question>
  )
}
