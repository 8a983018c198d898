import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { call } from '#platform/design/web/api.ts'
import { readFile } from '#platform/design/web/api-answers.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure, useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { BookingInvoices } from '#shop/invoices/domain/invoice-answer.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { PageCard } from './page-card.tsx'
import { readAgainAfterBooking } from './read-again.ts'
import { invoicesQuery } from './registrations-query.ts'

type Invoice = BookingInvoices['invoices'][number]

/** The issued invoices of a booking, and which are missing so that they say what is owed. */
export function InvoicesCard({ registration }: { registration: RegistrationDetails }) {
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery(registration.id))
  useSessionRefusalOf(error)
  return (
    <PageCard title="Rechnungen">
      {data && <Content id={registration.id} {...data} />}
      {!data && isFetching && <p role="status">Lädt...</p>}
      {!data && error && !isFetching && (
        <LoadProblem onRetry={() => void refetch()}>
          Die Rechnungen konnten nicht geladen werden.
        </LoadProblem>
      )}
    </PageCard>
  )
}

function Content({ id, ...of }: BookingInvoices & { id: string }) {
  const { invoices, due, owed, invoiced, missing } = of
  const [asked, setAsked] = useState<'issue' | Invoice | null>(null)
  const draft = useServedFile('rechnung-entwurf.pdf')
  const { act, isPending } = useInvoiceAct(() => setAsked(null))
  return (
    <>
      {due !== 'none' && (
        <p className="mb-4 rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {dueText({ due, owed, invoiced })}
        </p>
      )}
      {(due === 'invoice' || due === 'replacement') && (
        <p className="mb-4 text-secondary text-small">{formatText(of)}</p>
      )}
      {due === 'invoice' && missing.length > 0 && (
        <p className="mb-4 text-small">{`Dafür fehlt noch: ${missing.join(', ')}.`}</p>
      )}
      {invoices.length === 0 && due === 'none' && (
        <p className="text-secondary text-small">Keine Rechnung ausgestellt.</p>
      )}
      {invoices.length > 0 && (
        <ul aria-label="Ausgestellte Rechnungen" className="mb-3 grid gap-4 text-small">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceEntry invoice={invoice} onCancel={() => setAsked(invoice)} />
            </li>
          ))}
        </ul>
      )}
      {due === 'invoice' && (
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            aria-haspopup="dialog"
            disabled={missing.length > 0}
            onClick={() => setAsked('issue')}
          >
            Rechnung ausstellen
          </Button>
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
        </div>
      )}
      {asked === 'issue' && (
        <ConfirmDialog
          open
          title="Rechnung ausstellen?"
          confirmLabel="Rechnung ausstellen"
          pending={isPending}
          onConfirm={() => act({ kind: 'issue', id })}
          onCancel={() => setAsked(null)}
        >
          <p>
            {`Sie bekommt eine Nummer und lautet über ${centsText(owed)}. Danach lässt sie sich nicht mehr ändern, nur stornieren. Verschickt wird sie nicht: Laden Sie sie als ${of.profile === 'xrechnung' ? 'XML' : 'PDF'} herunter.`}
          </p>
        </ConfirmDialog>
      )}
      {asked && asked !== 'issue' && (
        <ConfirmDialog
          open
          title={`Rechnung ${asked.number} stornieren?`}
          confirmLabel="Rechnung stornieren"
          cancelLabel="Behalten"
          pending={isPending}
          onConfirm={() => act({ kind: 'cancel', id: asked.id })}
          onCancel={() => setAsked(null)}
        >
          <p>
            Dafür entsteht eine Stornorechnung mit eigener Nummer. Beide bleiben gespeichert.
            Schicken Sie die Stornorechnung an den Kunden.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
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

function dueText({
  due,
  owed,
  invoiced,
}: Pick<BookingInvoices, 'due' | 'owed' | 'invoiced'>): string {
  const of = `Die Rechnung lautet über ${centsText(invoiced ?? 0)}`
  switch (due) {
    case 'invoice':
      return `Noch nicht in Rechnung gestellt: ${centsText(owed)}.`
    case 'cancellation':
      return `${of}, zu zahlen ist nichts. Stornieren Sie sie.`
    case 'replacement':
      return `${of}, zu zahlen sind ${centsText(owed)}. Stornieren Sie sie und stellen Sie eine neue aus.`
    case 'none':
      return ''
  }
}

function InvoiceEntry({ invoice, onCancel }: { invoice: Invoice; onCancel: () => void }) {
  const { id, number, kind, profile, issuedOn, dueOn, cents, cancelledBy } = invoice
  const file = useServedFile(`${number}.pdf`)
  const isInvoice = kind === 'invoice'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span>{`${isInvoice ? 'Rechnung' : 'Stornorechnung'} ${number}`}</span>
        {profile === 'xrechnung' && <Badge tone="neutral">XRechnung</Badge>}
        {cancelledBy && <Badge tone="neutral">{`storniert durch ${cancelledBy}`}</Badge>}
      </p>
      <p>{`${centsText(cents)}, ${formatLongDay(issuedOn)}`}</p>
      {dueOn && !cancelledBy && (
        <p className="text-muted">{`Zahlbar bis ${formatLongDay(dueOn)}`}</p>
      )}
      <div className="-ml-5 flex flex-wrap">
        <Button
          variant="ghost"
          size="small"
          aria-label={`PDF: ${number}`}
          disabled={file.isPending}
          onClick={() =>
            file.mutate(() =>
              readFile('GET', '/api/admin/invoices/{id}/invoice.pdf', { path: { id } }),
            )
          }
        >
          PDF
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`XML: ${number}`}
          disabled={file.isPending}
          onClick={() =>
            file.mutate(() =>
              readFile('GET', '/api/admin/invoices/{id}/invoice.xml', { path: { id } }),
            )
          }
        >
          XML
        </Button>
        {isInvoice && !cancelledBy && (
          <Button
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            aria-label={`Stornieren: ${number}`}
            onClick={onCancel}
          >
            Stornieren
          </Button>
        )}
      </div>
    </>
  )
}

type InvoiceAct = { kind: 'issue' | 'cancel'; id: string }

/** Issues or cancels, and reads the booking again whatever came of it. */
function useInvoiceAct(onSettled: () => void) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ kind, id }: InvoiceAct) => {
      if (kind === 'issue')
        await call('POST', '/api/admin/registrations/{id}/invoices', { path: { id } })
      else await call('POST', '/api/admin/invoices/{id}/cancellation', { path: { id } })
    },
    onSuccess: (_, { kind }) =>
      notify({
        title: 'Gespeichert',
        description:
          kind === 'issue' ? 'Die Rechnung ist ausgestellt.' : 'Die Rechnung ist storniert.',
      }),
    onError: (error) => notifyFailure(error, 'Die Rechnung konnte nicht gespeichert werden.'),
    onSettled: async () => {
      await readAgainAfterBooking(queryClient)
      onSettled()
    },
  })
  return { act: mutate, isPending }
}
