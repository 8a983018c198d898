import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readFile } from '#platform/design/web/api-answers.ts'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { BookingInvoices, IssuedInvoice } from '#shop/invoices/domain/invoice-answer.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { InvoiceActDialog } from './invoice-act-dialog.tsx'
import { InvoiceEntry } from './invoice-entry.tsx'
import { PageCard } from './page-card.tsx'
import { invoicesQuery } from './registrations-query.ts'
import { useInvoiceAct } from './use-invoice-act.ts'

/** The issued invoices of a booking, and which are missing so that they say what is owed. */
export function InvoicesCard({ registration }: { registration: RegistrationDetails }) {
  const invoices = useQuery(invoicesQuery(registration.id))
  return (
    <PageCard title="Rechnungen">
      <QueryNotice query={invoices}>Die Rechnungen konnten nicht geladen werden.</QueryNotice>
      {invoices.data && <Content id={registration.id} booking={invoices.data} />}
    </PageCard>
  )
}

/** What is asked before it is done. */
type Asked = { act: 'issue' | 'replace' } | { act: 'cancel' | 'send'; invoice: IssuedInvoice }

function Content({ id, booking }: { id: string; booking: BookingInvoices }) {
  const { invoices, due, missing, alsoOn, recipient } = booking
  const [asked, setAsked] = useState<Asked | null>(null)
  const draft = useServedFile('rechnung-entwurf.pdf')
  const needsNew = due === 'invoice' || due === 'replacement'
  const canReplace = due === 'replacement' || (due === 'cancellation' && alsoOn.length > 0)
  return (
    <>
      {due !== 'none' && (
        <p className="mb-4 rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {dueText(booking)}
        </p>
      )}
      {needsNew && missing.length > 0 && (
        <p className="mb-4 text-small">{`Dafür fehlt noch: ${missing.join(', ')}.`}</p>
      )}
      {needsNew && <p className="mb-4 text-secondary text-small">{formatText(booking)}</p>}
      {invoices.length === 0 && due === 'none' && (
        <p className="text-secondary text-small">Keine Rechnung ausgestellt.</p>
      )}
      {invoices.length > 0 && (
        <ul aria-label="Ausgestellte Rechnungen" className="mb-3 grid gap-4 text-small">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceEntry
                invoice={invoice}
                alsoOn={alsoOn}
                onCancel={() => setAsked({ act: 'cancel', invoice })}
                onSend={recipient === null ? null : () => setAsked({ act: 'send', invoice })}
              />
            </li>
          ))}
        </ul>
      )}
      {(due === 'invoice' || canReplace) && (
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            aria-haspopup="dialog"
            disabled={needsNew && missing.length > 0}
            onClick={() => setAsked({ act: canReplace ? 'replace' : 'issue' })}
          >
            {canReplace ? 'Stornieren und neu ausstellen' : 'Rechnung ausstellen'}
          </Button>
          {needsNew && alsoOn.length === 0 && (
            <Button
              variant="secondary"
              size="small"
              disabled={draft.isPending}
              onClick={() =>
                draft.mutate(() =>
                  readFile('GET', '/api/admin/registrations/{id}/invoices/draft.pdf', {
                    path: { id },
                  }),
                )
              }
            >
              Entwurf als PDF
            </Button>
          )}
        </div>
      )}
      {asked && (
        <AskedDialog id={id} booking={booking} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

interface AskedDialogProps {
  id: string
  booking: BookingInvoices
  asked: Asked
  onClose: () => void
}

function AskedDialog({ id, booking, asked, onClose }: AskedDialogProps) {
  const { owed, alsoOn, recipient } = booking
  const { act, isPending } = useInvoiceAct(onClose)
  const shared = { recipient, pending: isPending, onCancel: onClose }
  switch (asked.act) {
    case 'issue':
      return (
        <InvoiceActDialog
          {...shared}
          title="Rechnung ausstellen?"
          labels={{ send: 'Ausstellen und senden', only: 'Nur ausstellen' }}
          onConfirm={({ send }) => act({ kind: 'issue', id, send })}
        >
          <p>
            {`Sie bekommt eine Nummer und lautet über ${centsText(owed)}. Danach lässt sie sich nicht mehr ändern, nur stornieren.`}
          </p>
        </InvoiceActDialog>
      )
    case 'replace':
      return (
        <InvoiceActDialog
          {...shared}
          title="Stornieren und neu ausstellen?"
          labels={{ send: 'Neu ausstellen und senden', only: 'Nur neu ausstellen' }}
          onConfirm={({ send }) => act({ kind: 'replace', id, send })}
        >
          <p>{replacementText(owed, alsoOn)}</p>
        </InvoiceActDialog>
      )
    case 'cancel':
      return (
        <InvoiceActDialog
          {...shared}
          title={`Rechnung ${asked.invoice.number} stornieren?`}
          labels={{ send: 'Stornieren und senden', only: 'Nur stornieren' }}
          cancelLabel="Behalten"
          onConfirm={({ send }) => act({ kind: 'cancel', id: asked.invoice.id, send })}
        >
          <p>
            {`Dafür entsteht eine Stornorechnung mit eigener Nummer. Beide bleiben gespeichert.${alsoOn.length > 0 ? ` Die Rechnung gilt dann auch für ${alsoOn.join(', ')} nicht mehr.` : ''}`}
          </p>
        </InvoiceActDialog>
      )
    case 'send':
      return (
        <ConfirmDialog
          open
          title={`${asked.invoice.number} senden?`}
          confirmLabel={asked.invoice.mails.length > 0 ? 'Noch einmal senden' : 'Senden'}
          pending={isPending}
          onConfirm={() =>
            act({
              kind: 'send',
              id: asked.invoice.id,
              mailsBefore: asked.invoice.mails.length,
            })
          }
          onCancel={onClose}
        >
          <p className="wrap-anywhere hyphens-none">{`Sie geht als E-Mail an ${recipient}.`}</p>
        </ConfirmDialog>
      )
  }
}

function replacementText(owed: number, alsoOn: readonly string[]): string {
  const documents = 'Es entstehen eine Stornorechnung und eine neue Rechnung, jede mit Nummer'
  return alsoOn.length === 0
    ? `${documents}. Die neue lautet über ${centsText(owed)}.`
    : `${documents}. Die neue gilt für alle Anmeldungen der bisherigen (${alsoOn.join(', ')} und diese), zu denen noch etwas zu zahlen ist.`
}

/** How the next invoice is written. */
function formatText({
  profile,
  isReverseCharge,
}: Pick<BookingInvoices, 'profile' | 'isReverseCharge'>): string {
  const format =
    profile === 'xrechnung'
      ? 'Format: XRechnung. Die XML-Datei ist die Rechnung, das PDF ihre Ansicht.'
      : 'Format: PDF mit XML darin (ZUGFeRD).'
  return isReverseCharge
    ? `${format} Ohne Umsatzsteuer, weil der Kunde sie schuldet (Reverse Charge).`
    : format
}

function dueText({ due, owed, invoiced, alsoOn }: BookingInvoices): string {
  const of = `Die Rechnung lautet über ${centsText(invoiced ?? 0)}`
  switch (due) {
    case 'invoice':
      return `Noch nicht in Rechnung gestellt: ${centsText(owed)}.`
    case 'cancellation':
      return `${of}, zu zahlen ist nichts. ${alsoOn.length > 0 ? `Sie gilt auch für ${alsoOn.join(', ')}: Stornieren Sie sie und stellen Sie sie für diese neu aus.` : 'Stornieren Sie sie.'}`
    case 'replacement':
      return `${of}, zu zahlen sind ${centsText(owed)}. Stornieren Sie sie und stellen Sie eine neue aus.`
    case 'none':
      return ''
  }
}
