import type { ReactNode } from 'react'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useMay } from '#platform/login/web/use-may.ts'
import type { Package } from '#shop/prices/domain/package.ts'

interface PriceButtonProps {
  pkg: Package
  children: ReactNode
}

/** A price in edit mode. It is not edited here; a click shows where it is. */
export function PriceButton({ pkg, children }: PriceButtonProps) {
  const setsPrices = useMay(OWNERS)
  if (!setsPrices) return <span>{children}</span>
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
            onSelect: () => location.assign('/admin/prices'),
          },
        })
      }
      className="editable"
    >
      {children}
    </button>
  )
}
