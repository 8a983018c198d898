import type { ReactNode } from 'react'

/** A section of the papers: its heading, then its content over the whole width. No sheet ends after a heading. */
export function PapersSection({
  id,
  heading,
  children,
}: {
  id: string
  heading: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-7">
      <h2 id={id} className="break-after-avoid text-h3 print:text-h4">
        {heading}
      </h2>
      <div className="mt-4 print:mt-2">{children}</div>
    </section>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-sand border-sand border-y">{children}</dl>
}

/** A fact with its name on the left; on phones above it. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid grid-cols-1 gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)] print:py-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 text-secondary">{children}</dd>
    </div>
  )
}
