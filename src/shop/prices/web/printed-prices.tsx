import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { counted } from '#platform/design/web/counted.ts'
import type { PrintedColumn } from '#platform/design/web/staff/printed-table.tsx'
import { PrintedList } from '#platform/login/web/printed-list.tsx'
import { priceTypeLabel } from '../domain/price-type.ts'
import {
  type PriceOverview,
  periodKey,
  priceOverview,
  shownPrice,
  unreadableText,
} from './price-overview.ts'
import { usePrices } from './use-prices.ts'

type PrintedPeriod = PriceOverview['periods'][number] & { id: string }

/** All price periods with the price of each package, for printing. */
export function PrintedPrices() {
  const prices = usePrices()
  const overview = prices.data && priceOverview(prices.data.packages, prices.data.schedules)
  const rows = overview?.periods.map((period) => ({ ...period, id: periodKey(period) }))
  return (
    <PrintedList
      heading="Preiszeiträume"
      countText={(count) => counted({ one: 'Preiszeitraum', many: 'Preiszeiträume' }, count)}
      source={{
        data: rows && { rows, total: rows.length },
        isLoading: prices.isPending,
        hasFailed: !prices.isPending && !prices.data,
        retry: prices.retry,
      }}
      columns={columnsFor((id) => overview?.packageName(id) ?? id)}
      tick="Geprüft"
    >
      {overview && overview.unreadable > 0 && (
        <p className="mt-4">{unreadableText(overview.unreadable)}</p>
      )}
    </PrintedList>
  )
}

function columnsFor(packageName: (id: string) => string): PrintedColumn<PrintedPeriod>[] {
  return [
    {
      header: 'Zeitraum',
      cell: ({ periodName }) => <span className="font-semibold">{periodName}</span>,
    },
    { header: 'Art', width: 22, cell: ({ periodType }) => priceTypeLabel(periodType) },
    {
      header: 'Gültig',
      width: 42,
      cell: ({ validFrom, validUntil }) => (
        <>
          <span>{`${formatLongDay(validFrom)} bis`}</span>
          <br />
          <span>{formatLongDay(validUntil)}</span>
        </>
      ),
    },
    {
      header: 'Paket und Preis',
      width: 56,
      cell: ({ schedules }) => (
        <ul>
          {schedules.map(({ id, packageId, price }) => (
            <li key={id} className="flex justify-between gap-[3mm]">
              <span className="min-w-0">{packageName(packageId)}</span>
              <span className="shrink-0 tabular-nums">{shownPrice(price)}</span>
            </li>
          ))}
        </ul>
      ),
    },
  ]
}
