import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { TickBox } from '#platform/design/web/staff/tick-cells.tsx'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import type { OverdueInvoice, ReminderList } from '../../domain/reminder-list.ts'
import { ReminderSheet } from './reminder-sheet.tsx'
import { OVERDUE, overText, REMINDERS, stageBadge, stageText } from './reminder-words.ts'
import { remindersQuery } from './reminders-query.ts'
import { dueReminder, useSendReminders } from './use-reminder-calls.ts'

/** The overdue invoices: which are to be reminded of now, and how the others stand. */
export function RemindersSection() {
  const titleId = useId()
  const list = useQuery(remindersQuery)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        Erinnerungen
      </h2>
      <QueryNotice query={list} isAlone>
        Die überfälligen Rechnungen konnten nicht geladen werden.
      </QueryNotice>
      {list.data && <Content list={list.data} />}
    </section>
  )
}

function Content({ list: { sending, total, invoices } }: { list: ReminderList }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const due = invoices.filter(({ stage }) => stage.kind === 'due')
  const others = invoices.filter(({ stage }) => stage.kind !== 'due')
  const open = invoices.find(({ id }) => id === openId)
  const othersTitle = due.length > 0 ? 'Weitere überfällige Rechnungen' : 'Überfällige Rechnungen'
  return (
    <>
      <Explanation sending={sending} />
      {total === 0 && (
        <Card className="mt-5 text-secondary">Zurzeit ist keine Rechnung überfällig.</Card>
      )}
      {total > invoices.length && (
        <p className="mt-5 text-secondary text-small">
          {`Hier stehen die ältesten ${invoices.length} von ${counted(OVERDUE, total)}.`}
        </p>
      )}
      {due.length > 0 && <DueInvoices invoices={due} onOpen={setOpenId} />}
      {others.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 text-h4">{othersTitle}</h3>
          <Card padding="none">
            <ul aria-label={othersTitle} className="divide-y divide-section">
              {others.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} onOpen={setOpenId} />
              ))}
            </ul>
          </Card>
        </>
      )}
      {open && <ReminderSheet invoice={open} onClose={() => setOpenId(null)} />}
    </>
  )
}

function Explanation({ sending }: Pick<ReminderList, 'sending'>) {
  const mayChange = useMay(OWNERS)
  return (
    <div className="mt-2 grid max-w-[65ch] gap-2 text-secondary">
      <p>
        <span>
          {sending === 'office'
            ? 'Erinnert wird dreimal, jedes Mal erst, wenn Sie es hier freigeben.'
            : 'Erinnerungen gehen montags bis freitags am Morgen von selbst hinaus. Was hier an der Reihe ist, können Sie auch sofort senden.'}
        </span>{' '}
        {mayChange && (
          <Link
            to="/admin/regeln"
            className="rounded-sm font-semibold text-brand underline decoration-line underline-offset-3 hover:decoration-current"
          >
            Regeln für Erinnerungen
          </Link>
        )}
      </p>
      <p>
        Offen ist, was nach den eingetragenen Zahlungen fehlt. Tragen Sie deshalb zuerst die
        neuesten Zahlungen ein.
      </p>
    </div>
  )
}

interface DueInvoicesProps {
  invoices: OverdueInvoice[]
  onOpen: (id: string) => void
}

function DueInvoices({ invoices, onOpen }: DueInvoicesProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const send = useSendReminders(() => {
    setIds(new Set())
    setAsking(false)
  })
  // One that is not due any more is no longer ticked either.
  const ticked = invoices.filter(({ id }) => ids.has(id))
  const count = counted(REMINDERS, ticked.length)
  const isAll = ticked.length === invoices.length
  const tick = (id: string) =>
    setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]))
  return (
    <>
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 className="text-h4">Jetzt an der Reihe</h3>
        <Button
          size="small"
          aria-haspopup="dialog"
          disabled={ticked.length === 0}
          onClick={() => setAsking(true)}
        >
          {ticked.length === 0 ? 'Ausgewählte senden' : `${count} senden`}
        </Button>
      </div>
      <Card padding="none">
        <label className="flex min-h-13 cursor-pointer items-center gap-3 border-section border-b px-3 font-semibold text-secondary text-small">
          <input
            ref={(box) => {
              // There is no attribute for it.
              if (box) box.indeterminate = ticked.length > 0 && !isAll
            }}
            type="checkbox"
            checked={isAll}
            onChange={() => setIds(new Set(isAll ? [] : invoices.map(({ id }) => id)))}
            className="size-5 shrink-0 cursor-pointer accent-brand"
          />
          <span>Alle auswählen</span>
        </label>
        <ul aria-label="Jetzt an der Reihe" className="divide-y divide-section">
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              onOpen={onOpen}
              tick={{ isTicked: ids.has(invoice.id), onTick: () => tick(invoice.id) }}
            />
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={isAsking}
        title={`${count} senden?`}
        confirmLabel="Ja, senden"
        cancelLabel="Nicht senden"
        pending={send.isPending}
        onConfirm={() => send.mutate(ticked.flatMap(dueReminder))}
        onCancel={() => setAsking(false)}
        details={
          <ul className="grid gap-2 text-small">
            {ticked.map((invoice) => (
              <li key={invoice.id} className="wrap-anywhere">
                {`${stageBadge(invoice.stage, '').text}: ${invoice.number}, ${invoice.company}, ${centsText(invoice.openCents)}`}
              </li>
            ))}
          </ul>
        }
      >
        <p>
          Die E-Mails gehen an die Adressen auf den Rechnungen. Was inzwischen bezahlt ist, wird
          nicht gesendet.
        </p>
      </ConfirmDialog>
    </>
  )
}

interface InvoiceRowProps {
  invoice: OverdueInvoice
  onOpen: (id: string) => void
  /** For one that can be ticked. */
  tick?: { isTicked: boolean; onTick: () => void }
}

function InvoiceRow({ invoice, onOpen, tick }: InvoiceRowProps) {
  const { id, number, company, dueOn, daysOver, openCents, stage } = invoice
  const today = berlinDay(new Date())
  const badge = stageBadge(stage, today)
  const next = stageText(stage, today)
  return (
    <li className="flex gap-1 py-3 pr-5 text-small sm:pr-6">
      <div className={tick ? 'shrink-0' : 'w-3 shrink-0 sm:w-4'}>
        {tick && <TickBox name={number} isTicked={tick.isTicked} onTick={tick.onTick} />}
      </div>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-1 lg:grid-cols-[minmax(0,1fr)_11.5rem_6rem_auto]">
        <div className="min-w-0 max-lg:col-span-2">
          <p className="wrap-anywhere">
            <span className="font-semibold">{number}</span>
            <span>{`, ${company}`}</span>
          </p>
          <p className="text-muted">{`${overText(daysOver)}, ${unbrokenDate(formatLongDay(dueOn))}`}</p>
          {next !== '' && <p className="wrap-anywhere mt-1 max-w-[65ch] text-secondary">{next}</p>}
        </div>
        <p className="max-lg:col-span-2">
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </p>
        <p className="font-semibold tabular-nums lg:text-right">
          <span className="font-normal text-muted lg:sr-only">Offen: </span>
          <span>{centsText(openCents)}</span>
        </p>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Ansehen: ${number}`}
          onClick={() => onOpen(id)}
          className="-mr-5"
        >
          Ansehen
        </Button>
      </div>
    </li>
  )
}
