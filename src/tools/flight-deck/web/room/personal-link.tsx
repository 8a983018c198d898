import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { QrCode } from '#platform/login/web/qr-code.tsx'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import { personalFragment } from './room-address.ts'

interface PersonalLinkProps {
  texts: RoomTexts['personalLink']
  code: string
  secret: string
}

/** Makes another device this member's too. The link is shown on request only: whoever has it is this member. */
export function PersonalLink({ texts, code, secret }: PersonalLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasCopied, setCopied] = useState(false)
  const link = `${location.origin}${location.pathname}${personalFragment(code, secret)}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => prompt(texts.copy, link),
    )
  return (
    <details
      className="mt-2 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {texts.title}
      </summary>
      {isOpen && (
        <>
          <p>{texts.lead}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void copy()}>
            {hasCopied ? texts.copied : texts.copy}
          </Button>
          <div className="mt-3 w-44">
            <QrCode text={link} label={texts.qrCode} />
          </div>
        </>
      )}
    </details>
  )
}
