import { useRef, useState } from 'react'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { CopyIcon, EnvelopeIcon, PrinterIcon } from '#platform/design/web/icons.tsx'

const SAID = {
  done: 'Der Link ist kopiert.',
  denied: 'Euer Browser lässt das Kopieren nicht zu. Der Link ist markiert.',
} as const

interface PapersActionsProps {
  /** The whole address of the page. */
  address: string
  /** Opens a mail that tells it. */
  mail: string
}

/**
 * What somebody does with papers: print or save them, copy their address, send it on. Without scripts the browser's menu
 * prints, and the address stands on the page.
 */
export default function PapersActions({ address, mail }: PapersActionsProps) {
  const [copy, setCopy] = useState<keyof typeof SAID>()
  const field = useRef<HTMLInputElement>(null)

  async function copyAddress(button: HTMLElement) {
    try {
      await navigator.clipboard.writeText(address)
      setCopy('done')
    } catch {
      // Denied, or no such thing on an address without TLS. The older way works after a click without permission.
      field.current?.select()
      const isCopied = document.execCommand('copy')
      setCopy(isCopied ? 'done' : 'denied')
      if (isCopied) button.focus()
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      <Button
        variant="secondary"
        size="small"
        className="noscript:hidden"
        onClick={() => window.print()}
      >
        <PrinterIcon />
        Drucken oder als PDF speichern
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="noscript:hidden"
        onClick={({ currentTarget }) => void copyAddress(currentTarget)}
      >
        <CopyIcon />
        <span>{copy === 'done' ? 'Link kopiert' : 'Link kopieren'}</span>
      </Button>
      <ButtonAnchor href={mail} variant="secondary" size="small">
        <EnvelopeIcon />
        Per E-Mail weiterleiten
      </ButtonAnchor>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label="Link zum Kopieren"
        tabIndex={copy === 'denied' ? 0 : -1}
        aria-hidden={copy === 'denied' ? undefined : true}
        className={
          copy === 'denied'
            ? 'min-h-11 min-w-0 grow basis-60 rounded-input border border-line bg-white px-3 text-small'
            : 'sr-only'
        }
      />
      <span role="status" className={copy === 'denied' ? 'basis-full text-small' : 'sr-only'}>
        {copy && SAID[copy]}
      </span>
    </div>
  )
}
