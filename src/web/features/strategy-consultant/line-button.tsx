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
