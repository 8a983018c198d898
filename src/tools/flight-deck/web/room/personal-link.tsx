import { useState } from 'react'
import { QrCode } from '#platform/login/web/qr-code.tsx'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import { CopyButton } from './copy-button.tsx'
import { personalFragment } from './room-address.ts'

interface PersonalLinkProps {
  texts: RoomTexts['personalLink']
  code: string
  secret: string
}

/** Makes another device this member's too. The link is shown on request only: whoever has it is this member. */
export function PersonalLink({ texts, code, secret }: PersonalLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const link = `${location.origin}${location.pathname}${personalFragment(code, secret)}`
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
          <div className="mt-3">
            <CopyButton label={texts.copy} copied={texts.copied} link={link} />
          </div>
          <div className="mt-3 w-44">
            <QrCode text={link} label={texts.qrCode} />
          </div>
        </>
      )}
    </details>
  )
}
