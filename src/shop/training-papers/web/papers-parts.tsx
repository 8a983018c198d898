import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'

/** Of a section of the page, or of one of a training's part of it. */
export type PapersHeading = 'h2' | 'h3'

/** A section of the papers: its heading, then its content over the whole width. No sheet ends after a heading. */
export function PapersSection({
  id,
  heading,
  as: Heading = 'h2',
  children,
}: {
  id: string
  heading: ReactNode
  as?: PapersHeading | undefined
  children: ReactNode
}) {
  const isOfPage = Heading === 'h2'
  // Sections of the trainings have equal headings, which are no landmarks.
  const Section = isOfPage ? 'section' : 'div'
  return (
    <Section
      aria-labelledby={isOfPage ? id : undefined}
      className={isOfPage ? 'mt-12 print:mt-7' : 'mt-8 print:mt-5'}
    >
      <Heading
        id={id}
        className={classes(
          'break-after-avoid',
          isOfPage ? 'text-h3 print:text-h4' : 'text-h4 print:text-base',
        )}
      >
        {heading}
      </Heading>
      <div className="mt-4 print:mt-2">{children}</div>
    </Section>
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
