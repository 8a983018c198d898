import { type ReactNode, useId } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'

interface PageCardProps {
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One subject of the page, beside the seats. */
export function PageCard({ title, action, children }: PageCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="none" className="p-5 sm:p-6">
      <div className="-my-1 mb-2 flex min-h-11 items-center justify-between gap-3">
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  )
}

/** Opens the dialog that edits something. */
export function EditButton({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-haspopup="dialog"
      aria-label={`Ändern: ${of}`}
      onClick={onClick}
      className="-mr-5"
    >
      Ändern
    </Button>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid content-start gap-3 text-small">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </div>
  )
}

/** A part of the page with a heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
