import type { ReactNode } from 'react'
import { Section } from '#platform/design/web/section.tsx'
import type { ShownText } from '#platform/editing/web/content-text.ts'
import { EditableContent } from './editing/editable.tsx'

interface PartProps {
  id: string
  heading: ShownText
  ground?: 'page' | 'tint'
  children: ReactNode
}

/** A section with its heading on the left and its content on the right. */
export function Part({ id, heading, ground = 'page', children }: PartProps) {
  return (
    <Section ground={ground} aria-labelledby={id}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 lg:grid-cols-12">
        <h2 id={id} className="text-h2 lg:col-span-4">
          <EditableContent text={heading} />
        </h2>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </Section>
  )
}
