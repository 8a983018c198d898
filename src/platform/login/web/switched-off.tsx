import { useEffect, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'

interface SwitchedOffProps {
  /** True when the administrator returns from another step of this card. */
  takesFocus: boolean
  onBegin: () => void
}

export function SwitchedOff({ takesFocus, onBegin }: SwitchedOffProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <>
      <p className="mt-3 max-w-[60ch] text-secondary">
        Nach dem Passwort fragt die Anmeldung dann nach einem Code, den eine App auf Ihrem Telefon
        zeigt. Ein gestohlenes Passwort allein öffnet nichts mehr.
      </p>
      <Button ref={button} onClick={onBegin} className="mt-6">
        Einrichten
      </Button>
    </>
  )
}
