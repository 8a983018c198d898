import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { downloadFile } from '#platform/design/web/download.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { firm } from '#site/pages/web/firm.ts'
import { StepHeading } from './second-factor-step-heading.tsx'

/** How long the button shows that the codes were copied. */
const CONFIRMATION_SHOWN_MS = 2500
const FILE = 'wiederherstellungscodes.txt'

interface RecoveryCodesProps {
  codes: string[]
  email: string
  /** True at the end of the setup, false where the codes replace older ones. */
  isLastStep: boolean
  onDone: () => void
}

/** The recovery codes, which are shown only once: to copy, to save, to print. */
export function RecoveryCodes({ codes, email, isLastStep, onDone }: RecoveryCodesProps) {
  return (
    <>
      <StepHeading step={isLastStep ? 3 : undefined}>Wiederherstellungscodes sichern</StepHeading>
      {isLastStep && (
        <p className="mt-3 max-w-[60ch] text-secondary print:hidden">
          Ab jetzt fragt die Anmeldung nach einem Code. Ihre anderen Sitzungen sind beendet.
        </p>
      )}
      <p className="mt-3 max-w-[60ch] text-secondary">
        Ohne Ihr Telefon kommen Sie nur mit einem dieser Codes in Ihr Konto. Jeder gilt einmal.
        {!isLastStep && <span> Die bisherigen gelten nicht mehr.</span>}
        <strong className="text-ink print:hidden"> Sie werden nur jetzt gezeigt.</strong>
      </p>
      <p className="wrap-anywhere mt-4 hidden hyphens-none print:block">{purpose(email)}</p>
      <ul
        translate="no"
        className="mt-5 grid max-w-110 grid-cols-2 gap-x-6 gap-y-2 rounded-input bg-section px-5 py-4 font-mono hyphens-none"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="print:hidden">
        <SaveCodes codes={codes} email={email} />
        <Button onClick={onDone} className="mt-7">
          Ich habe die Codes gesichert
        </Button>
      </div>
    </>
  )
}

function SaveCodes({ codes, email }: { codes: string[]; email: string }) {
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('yes')
      timer.current = setTimeout(() => setCopied(null), CONFIRMATION_SHOWN_MS)
    } catch {
      setCopied('failed')
    }
  }

  function save() {
    const made = `Erzeugt am ${formatMoment(new Date().toISOString())} Uhr. Jeder gilt einmal.`
    const lines = [purpose(email), made, '']
    downloadFile(FILE, 'text/plain;charset=utf-8', `${[...lines, ...codes].join('\n')}\n`)
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={copy}>
          {copied === 'yes' ? 'Kopiert' : 'Kopieren'}
        </Button>
        <Button variant="secondary" size="small" onClick={save}>
          Als Datei speichern
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Drucken
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied === 'yes' && 'Kopiert'}
      </p>
      {copied === 'failed' && (
        <p role="alert" className="mt-2 text-error text-small">
          Kopieren hat nicht geklappt. Bitte markieren Sie die Codes und kopieren Sie sie selbst.
        </p>
      )}
    </>
  )
}

function purpose(email: string): string {
  return `Wiederherstellungscodes für ${email} (${firm().name}, Verwaltung)`
}
