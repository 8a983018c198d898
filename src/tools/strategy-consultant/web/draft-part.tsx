import type { ReactNode } from 'react'

/** A part of the draft with its title. */
export function DraftPart({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-5 text-h3">
        {title}
      </h3>
      {children}
    </section>
  )
}
