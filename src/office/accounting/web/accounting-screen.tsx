import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { periodProblem } from '#office/figures/domain/figures-period.ts'
import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { BackLink } from '#platform/design/web/staff/back-link.tsx'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { exactEuros } from '#shop/invoices/domain/exact-euros.ts'
import type { AccountingSummary } from '../domain/accounting.ts'
import { datevSettingQuery, summaryQuery } from './accounting-query.ts'
import { DatevForm } from './datev-form.tsx'
import { Downloads } from './downloads.tsx'
import { firstPeriod, PeriodFields } from './period-fields.tsx'

/** Invoices and payments of a period as files for the tax adviser, and the accounts that these name. */
export function AccountingScreen() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const setting = useQuery(datevSettingQuery)
  return (
    <>
      <BackLink to="/admin/rechnungen">Rechnungen</BackLink>
      <h1 className="text-h2">Buchhaltung</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Rechnungen, Stornorechnungen und Zahlungen als Dateien für Ihre Steuerberatung.
      </p>
      <div className="mt-6 grid gap-5">
        <ExportCard />
        <QueryNotice query={setting} isAlone>
          Die Konten konnten nicht geladen werden.
        </QueryNotice>
        {setting.data && <DatevForm setting={setting.data} />}
      </div>
      <UnsavedGuard />
    </>
  )
}

function ExportCard() {
  const titleId = useId()
  const today = berlinDay(new Date())
  const [period, setPeriod] = useState(() => firstPeriod(today))
  const isPeriod = periodProblem(period) === null
  const sums = useQuery({
    ...summaryQuery(period),
    enabled: isPeriod,
    // While another period is read, the sums of the one before stay.
    placeholderData: keepPreviousData,
  })
  const { data } = sums
  const isShown = data && isPeriod && data.from === period.from && data.to === period.to
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={sums.isFetching}>
      <h2 id={titleId} className="mb-5 text-h3">
        Herunterladen
      </h2>
      <PeriodFields today={today} period={period} onChange={setPeriod} />
      <QueryNotice query={sums}>Die Summen konnten nicht geladen werden.</QueryNotice>
      {data && isPeriod && <Sums summary={data} />}
      {data && isPeriod && <Downloads summary={data} isCurrent={isShown === true} />}
    </Card>
  )
}

function Sums({ summary }: { summary: AccountingSummary }) {
  const { from, to, invoices, cancellations, net, vat, gross, received, refunded } = summary
  const documents = [
    counted({ one: 'Rechnung', many: 'Rechnungen' }, invoices),
    ...(cancellations > 0
      ? [counted({ one: 'Stornorechnung', many: 'Stornorechnungen' }, cancellations)]
      : []),
  ].join(', ')
  const sums = [
    ['Netto', net],
    ['Umsatzsteuer', vat],
    ['Brutto', gross],
    ['Bezahlt', received],
    ['Zurückgezahlt', refunded],
  ] as const
  return (
    <div className="mt-6">
      <p className="text-small" role="status">
        <span className="font-semibold">{documents}</span>
        <span className="text-muted">{` · ${formatLongDay(from)} bis ${formatLongDay(to)}`}</span>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 rounded-input bg-section px-4 py-3 sm:grid-cols-3 lg:grid-cols-5">
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt className="text-[0.8125rem] text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{exactEuros(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-[70ch] text-muted text-small">
        Rechnungen nach ihrem Datum, Stornorechnungen abgezogen. Zahlungen und Rückzahlungen nach
        dem Tag der Buchung auf dem Konto.
      </p>
    </div>
  )
}
