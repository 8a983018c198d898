import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { addressWith } from '#platform/design/web/address-with.ts'
import { OfflineError, serverMessage } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { upload } from '#platform/design/web/upload.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { type ImportResult, STATEMENT_MAX_BYTES } from '#shop/payments/domain/bank-line.ts'
import { readAgainAfterPayment } from '#shop/payments/web/staff/payments-query.ts'

const TOO_LARGE = 'Die Datei darf höchstens 20 MB groß sein.'
const UNANSWERED =
  'Der Server hat nicht geantwortet. Wählen Sie die Datei noch einmal: Jeder Umsatz zählt nur einmal.'
const FAILED = 'Der Kontoauszug konnte nicht eingelesen werden. Es wurde nichts übernommen.'

const NEW = { one: 'neuer Umsatz', many: 'neue Umsätze' }
const KNOWN = { one: 'Umsatz war schon da', many: 'Umsätze waren schon da' }
const NOT_STORED = {
  one: 'Abbuchung betrifft keine Rechnung und ist nicht gespeichert',
  many: 'Abbuchungen betreffen keine Rechnung und sind nicht gespeichert',
}

/** Reads a bank statement and says what became of its lines. */
export function BankUpload() {
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { send, isPending, problem, result } = useStatement()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        Kontoauszug einlesen
      </h2>
      <p className="mt-2 max-w-[70ch] text-secondary text-small">
        Laden Sie ihn im Onlinebanking als CAMT.053 herunter. Wer die Nummer der Rechnung oder der
        Buchung nennt und genau den offenen Betrag überweist, ist sofort eingetragen. Alles andere
        prüfen Sie unten. Jeder Umsatz zählt einmal, auch wenn er in mehreren Auszügen steht.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          size="small"
          pending={isPending}
          pendingLabel="Wird eingelesen …"
          onClick={() => input.current?.click()}
        >
          Datei wählen
        </Button>
        <p className="text-muted text-small">XML oder ZIP, höchstens 20 MB.</p>
        <input
          ref={input}
          type="file"
          accept=".xml,.zip"
          aria-label="Kontoauszug"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void send(file)
            // So that the same file can be chosen again after it was refused.
            target.value = ''
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="mt-4 max-w-[70ch] font-semibold text-error">
          {problem}
        </p>
      )}
      <div role="status">{result && <Result result={result} />}</div>
    </Card>
  )
}

function Result({ result }: { result: ImportResult }) {
  const { newLines, knownLines, entered, toCheck, notStored } = result
  return (
    <div className="mt-4 max-w-[70ch] rounded-input bg-section px-4 py-3 text-small">
      <p className="font-semibold">
        {newLines === 0
          ? 'Keine neuen Umsätze.'
          : `${counted(NEW, newLines)}: ${entered} eingetragen, ${toCheck} zu prüfen.`}
      </p>
      {knownLines > 0 && <p>{`${counted(KNOWN, knownLines)}.`}</p>}
      {notStored > 0 && <p>{`${counted(NOT_STORED, notStored)}.`}</p>}
    </div>
  )
}

function useStatement() {
  const queryClient = useQueryClient()
  const isRefusedSession = useSessionRefusal()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)

  async function send(file: File): Promise<void> {
    setResult(null)
    // The server aborts an upload that is too large, and the browser could not show the reason.
    if (file.size > STATEMENT_MAX_BYTES) return setProblem(TOO_LARGE)
    setProblem(null)
    setIsPending(true)
    try {
      const path = addressWith('/api/admin/bank-statements', { fileName: file.name.slice(0, 200) })
      const answer = await upload(path, file, () => undefined)
      setResult((await answer.json()) as ImportResult)
    } catch (error) {
      if (isRefusedSession(error)) return
      setProblem(error instanceof OfflineError ? UNANSWERED : (serverMessage(error) ?? FAILED))
    } finally {
      await readAgainAfterPayment(queryClient)
      setIsPending(false)
    }
  }

  return { send, isPending, problem, result }
}
