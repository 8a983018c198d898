import type { ReactNode } from 'react'
import { readFile, type ServedFile } from '#platform/design/web/api-answers.ts'
import { Button } from '#platform/design/web/button.tsx'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import type { AccountingSummary } from '../domain/accounting.ts'

interface DownloadsProps {
  summary: AccountingSummary
  /** False while those of another period are read. */
  isCurrent: boolean
}

/** The three files of a period. */
export function Downloads({ summary, isCurrent }: DownloadsProps) {
  const { from, to, invoices, cancellations, payments, datevProblem } = summary
  const query = { from, to }
  const hasDocuments = invoices + cancellations > 0
  const isEmpty = !hasDocuments && payments === 0
  return (
    <ul aria-label="Dateien" className="mt-6 grid gap-5 lg:grid-cols-3">
      <Download
        title="Buchungsstapel für DATEV"
        button="Buchungsstapel herunterladen"
        fallbackName="EXTF_Buchungsstapel.csv"
        disabled={!isCurrent || isEmpty || datevProblem !== null}
        read={() => readFile('GET', '/api/admin/accounting/datev.csv', { query })}
      >
        {datevProblem ??
          'Eine Buchung je Rechnung und Stornorechnung, mit Zahlungen, wenn es unten so eingestellt ist. Ausgebuchte Beträge sind nicht darin.'}
      </Download>
      <Download
        title="Alle Rechnungen"
        button="ZIP herunterladen"
        fallbackName="rechnungen.zip"
        disabled={!isCurrent || !hasDocuments}
        read={() => readFile('GET', '/api/admin/accounting/documents.zip', { query })}
      >
        Jede Rechnung und Stornorechnung als PDF und XML, dazu die Liste.
      </Download>
      <Download
        title="Liste der Rechnungen"
        button="CSV herunterladen"
        fallbackName="rechnungen.csv"
        disabled={!isCurrent || !hasDocuments}
        read={() => readFile('GET', '/api/admin/accounting/invoices.csv', { query })}
      >
        Für Tabellen: Netto, Umsatzsteuer, Brutto, was bezahlt und was offen ist. Der Stand ist der
        von heute.
      </Download>
    </ul>
  )
}

interface DownloadProps {
  title: string
  button: string
  fallbackName: string
  disabled: boolean
  read: () => Promise<ServedFile>
  children: ReactNode
}

function Download({ title, button, fallbackName, disabled, read, children }: DownloadProps) {
  const file = useServedFile(fallbackName)
  return (
    <li className="flex flex-col items-start gap-3 rounded-input border border-line p-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-secondary text-small">{children}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-auto"
        disabled={disabled}
        pending={file.isPending}
        onClick={() => file.mutate(read)}
      >
        {button}
      </Button>
    </li>
  )
}
