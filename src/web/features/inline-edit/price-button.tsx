import type { ReactNode } from 'react'
import type { Package } from '#domain/package/package.ts'
import { notify } from '../../lib/notifications.ts'

interface PriceButtonProps {
  pkg: Package
  children: ReactNode
}

/** A price can be seen here and is kept elsewhere; whoever tries to edit it is told where. */
export function PriceButton({ pkg, children }: PriceButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Preis bearbeiten: ${pkg.name}, ${pkg.currentPrice} Euro`}
      onClick={() =>
        notify({
          title: 'Info',
          description: 'Preise werden über die Preis-Management Seite verwaltet',
        })
      }
      className="editable"
    >
      {children}
    </button>
  )
}
