import { useId } from 'react'
import type { Setup, SetupCheck } from '../domain/setup.ts'
import { CheckRow } from './check-row.tsx'

interface CheckListProps {
  setup: Setup | undefined
  title: string
  /** All checks where not set. */
  of?: readonly SetupCheck['check'][]
}

/** Checks with what they found. */
export function CheckList({ setup, title, of }: CheckListProps) {
  const titleId = useId()
  const checks = setup?.checks.filter(({ check }) => of?.includes(check) ?? true) ?? []
  if (checks.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-h3">
        {title}
      </h2>
      <ul className="divide-y divide-section overflow-hidden rounded-card bg-white shadow-card">
        {checks.map((check) => (
          <CheckRow key={check.check} check={check} />
        ))}
      </ul>
    </section>
  )
}
