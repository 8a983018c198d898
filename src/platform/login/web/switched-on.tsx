import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { RECOVERY_CODES } from '../domain/second-factor-code.ts'
import { RenewDialog, SwitchOffDialog } from './change-dialogs.tsx'

/** At this number of codes or fewer, the card suggests new ones. */
const FEW_CODES = 3

interface SwitchedOnProps {
  enabledAt: string
  recoveryCodesLeft: number
  /** True when the administrator returns from another step of this card. */
  takesFocus: boolean
  onRenewed: (codes: string[]) => void
  onOff: () => void
}

export function SwitchedOn(props: SwitchedOnProps) {
  const { enabledAt, recoveryCodesLeft, takesFocus, onRenewed, onOff } = props
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const stay = () => setAsking(null)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <>
      <p ref={text} tabIndex={-1} className="mt-3 rounded-sm text-secondary outline-none">
        {`Eingeschaltet seit ${formatMoment(enabledAt)} Uhr.`}
      </p>
      <p
        className={
          recoveryCodesLeft <= FEW_CODES
            ? 'mt-4 rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text'
            : 'mt-2 text-secondary'
        }
      >
        {codesLeft(recoveryCodesLeft)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setAsking('renew')}>
          Neue Wiederherstellungscodes
        </Button>
        <Button variant="secondary" size="small" onClick={() => setAsking('off')}>
          Ausschalten
        </Button>
      </div>
      {asking === 'renew' && <RenewDialog onDone={onRenewed} onClose={stay} />}
      {asking === 'off' && <SwitchOffDialog onDone={onOff} onClose={stay} />}
    </>
  )
}

function codesLeft(count: number): string {
  const left = `${count} von ${RECOVERY_CODES} Wiederherstellungscodes ${count === 1 ? 'ist' : 'sind'} noch unbenutzt.`
  return count <= FEW_CODES
    ? `${left} Bitte erzeugen Sie neue, bevor Ihnen das Telefon fehlt.`
    : left
}
