import type { ReactNode } from 'react'

interface LineButtonProps {
  id?: string
  label: string
  onClick: () => void
  children: ReactNode
}

/** A round button beside a line. The label is for screen readers and the tooltip. */
export function LineButton({ id, label, onClick, children }: LineButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-muted transition-[background-color,color] hover:bg-brand-tint hover:text-ink"
    >
      {children}
    </button>
  )
}

/** A letter that is struck through. It is not among the common icons, which other pages load. */
export function StrikeIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-[1.25em] shrink-0"
    >
      <path d="M4 12h16M16 8c-.5-2-2-3-4-3-2.300 0-4 1.200-4 3.250 0 1 .4 1.750 1 2.250M8 16c.5 2 2 3 4 3 2.300 0 4-1.200 4-3.250 0-.5-.1-.9-.3-1.250" />
    </svg>
  )
}
