import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from './button.tsx'
import { PrinterIcon } from './icons.tsx'

/**
 * Opens the print view of a list in a tab of its own. Ctrl+P does the same: the screen itself shows only a part of the
 * list, and more than the list.
 *
 * @param link the print view, as the router's `linkOptions` makes it
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
