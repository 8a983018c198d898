import type { ReactNode } from 'react'

/** Names and values of a card. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-3">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </div>
  )
}
