import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { BankLineRow } from './bank-line-row.tsx'
import { BankUpload } from './bank-upload.tsx'
import { bankLinesQuery, LINES_A_PAGE } from './invoices-query.ts'

const STATES = {
  open: { label: 'Zu prüfen', none: 'Kein Umsatz zu prüfen' },
  entered: { label: 'Eingetragen', none: 'Noch kein Umsatz eingetragen' },
  ignored: { label: 'Ignoriert', none: 'Kein Umsatz ignoriert' },
} as const
type State = keyof typeof STATES

/** Reads a bank statement, and shows the lines that staff have to check, or have decided about. */
export function BankPanel() {
  const [state, setState] = useState<State>('open')
  const [page, setPage] = useState(0)
  const { data, error, isFetching, refetch } = useQuery(bankLinesQuery(state, page))
  useSessionRefusalOf(error)
  const pages = Math.ceil((data?.count ?? 0) / LINES_A_PAGE)
  // The last line of the last page was decided.
  if (data && page > 0 && page >= pages) setPage(Math.max(0, pages - 1))
  return (
    <>
      <BankUpload />
      <div className="mt-8 mb-3 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-h3">Umsätze</h2>
        <SelectField
          id="bank-line-state"
          label="Stand"
          value={state}
          onChange={({ target }) => {
            setState(target.value as State)
            setPage(0)
          }}
          className="w-48"
        >
          {(Object.keys(STATES) as State[]).map((one) => (
            <option key={one} value={one}>
              {STATES[one].label}
            </option>
          ))}
        </SelectField>
      </div>
      {error && !isFetching && (
        <LoadProblem onRetry={() => void refetch()}>
          Die Umsätze konnten nicht geladen werden.
        </LoadProblem>
      )}
      {!data && isFetching && <p role="status">Lädt...</p>}
      {data && data.lines.length === 0 && (
        <Card className="text-center text-secondary">{STATES[state].none}</Card>
      )}
      {data && data.lines.length > 0 && (
        <Card padding="none">
          <ul aria-label={`Umsätze: ${STATES[state].label}`} className="divide-y divide-section">
            {data.lines.map((line) => (
              <BankLineRow key={line.id} line={line} isOpen={state === 'open'} />
            ))}
          </ul>
        </Card>
      )}
      {pages > 1 && (
        <nav
          aria-label="Seiten"
          className="mt-4 flex flex-wrap items-center justify-center gap-3 text-small"
        >
          <Button
            variant="secondary"
            size="small"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            Zurück
          </Button>
          <p className="tabular-nums">{`Seite ${page + 1} von ${pages}`}</p>
          <Button
            variant="secondary"
            size="small"
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          >
            Weiter
          </Button>
        </nav>
      )}
    </>
  )
}
