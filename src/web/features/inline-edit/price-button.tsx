import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Package } from '#domain/package/package.ts'
import { notify } from '../../lib/notifications.ts'

interface PriceButtonProps {
  pkg: Package
  children: ReactNode
}

/** A price can be seen here and is kept elsewhere; whoever tries to edit it is told where. */
export function PriceButton({ pkg, children }: PriceButtonProps) {
  const { history } = useRouter()
  return (
    <button
      type="button"
      aria-label={`Preis bearbeiten: ${pkg.name}, ${pkg.currentPrice} Euro`}
      onClick={() =>
        notify({
          title: 'Info',
          description: 'Preise werden über die Preis-Management Seite verwaltet',
          action: {
            label: 'Zum Preis-Management',
            hint: 'Das Preis-Management im Dashboard öffnen',
            onSelect: () => history.push('/admin/prices'),
          },
        })
      }
      className="editable"
    >
      {children}
    </button>
  )
}
