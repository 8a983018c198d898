import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PrinterIcon } from '../icons.tsx'
import { ButtonLink } from './button-link.tsx'

/**
 * Link that opens the print view of a list in a new tab. Ctrl+P does the same, because the screen shows only a part of
 * the list, and other content.
 *
 * @param link the print view, as made by the router's `linkOptions`
 */
export function PrintLink({ link }: { link: LinkOptions }) {
  const router = useRouter()
  const { href } = router.buildLocation(link)

  useEffect(() => {
    const openOnPrintKey = (event: KeyboardEvent) => {
      const isPrintKey =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'p'
      // A dialog that is open over the list is printed as it is.
      if (!isPrintKey || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      window.open(href, '_blank', 'noopener')
    }
    window.addEventListener('keydown', openOnPrintKey)
    return () => window.removeEventListener('keydown', openOnPrintKey)
  }, [href])

  return (
    <ButtonLink
      {...link}
      target="_blank"
      preload={false}
      variant="ghost"
      size="small"
      className="print:hidden"
    >
      <PrinterIcon />
      Drucken
    </ButtonLink>
  )
}
