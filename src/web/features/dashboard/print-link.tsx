import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { DashboardSearch } from '../../lib/dashboard-search.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PrinterIcon } from './dashboard-icons.tsx'
import { printSearch } from './printed-list.ts'

/**
 * Opens the whole list in a tab of its own, to be printed. Ctrl+P does the same: the dashboard itself holds only the
 * rows around the window.
 */
export function PrintLink({ search }: { search: DashboardSearch }) {
  const router = useRouter()
  const { href } = router.buildLocation({ to: '/admin/print', search: printSearch(search) })

  useEffect(() => {
    const openOnPrintKey = (event: KeyboardEvent) => {
      const isPrintKey =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'p'
      // What is open above the list is printed as it is.
      if (!isPrintKey || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      window.open(href, '_blank', 'noopener')
    }
    window.addEventListener('keydown', openOnPrintKey)
    return () => window.removeEventListener('keydown', openOnPrintKey)
  }, [href])

  return (
    <ButtonLink
      to="/admin/print"
      search={printSearch(search)}
      target="_blank"
      preload={false}
      variant="ghost"
      size="small"
    >
      <PrinterIcon />
      Drucken
    </ButtonLink>
  )
}
