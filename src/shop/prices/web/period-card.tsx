import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { PeriodGroup } from '../domain/price-period.ts'
import type { ReadSchedule } from '../domain/price-schedule.ts'
import { lookOf } from './period-looks.ts'
import { focusIds, type PriceOverview, shownPrice } from './price-overview.ts'
import { useDeletePeriod } from './use-period-writes.ts'

interface PeriodCardProps {
  period: PeriodGroup
  overview: PriceOverview
  onEdit: () => void
  onDeleted: () => void
}

export function PeriodCard({ period, overview, onEdit, onDeleted }: PeriodCardProps) {
  const { periodName, validFrom, validUntil, schedules } = period
  const { label, tone } = lookOf(period)
  const remove = useDeletePeriod(period)

  function askAndDelete() {
    if (!window.confirm(`Möchten Sie den Preiszeitraum "${periodName}" wirklich löschen?`)) return
    // Not `mutate` with a callback: it is not called if this card was removed first. Failures are shown already.
    remove.mutateAsync().then(onDeleted, () => {})
  }

  return (
    <Card as="li" aria-labelledby={focusIds.period(period)} className="break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h3
              id={focusIds.period(period)}
              tabIndex={-1}
              className="wrap-anywhere rounded-input text-h4 outline-offset-6"
            >
              {periodName}
            </h3>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="mt-1.5 text-secondary">
            {`${formatLongDay(validFrom)} bis ${formatLongDay(validUntil)}`}
          </p>
        </div>
        <div className="-mx-2 flex flex-wrap gap-x-2 gap-y-1 sm:mx-0 print:hidden">
          <Button
            id={focusIds.editButton(period)}
            variant="ghost"
            size="small"
            aria-label={`Preiszeitraum „${periodName}“ (${label}) bearbeiten`}
            disabled={remove.isPending}
            onClick={onEdit}
          >
            <PenIcon />
            Bearbeiten
          </Button>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Preiszeitraum „${periodName}“ (${label}) löschen`}
            pending={remove.isPending}
            onClick={askAndDelete}
            className="text-error"
          >
            {!remove.isPending && <BinIcon />}
            <span>Löschen</span>
          </Button>
        </div>
      </div>
      <ul className="mt-5 grid gap-3 sm:grid-cols-3">
        {schedules.map((schedule) => (
          <PriceTile key={schedule.id} schedule={schedule} overview={overview} />
        ))}
      </ul>
    </Card>
  )
}

function PriceTile({ schedule, overview }: { schedule: ReadSchedule; overview: PriceOverview }) {
  const { packageId, price } = schedule
  const pkg = overview.packages.find(({ id }) => id === packageId)
  return (
    <li className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 rounded-input bg-section px-4 py-3 sm:block">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{overview.packageName(packageId)}</p>
        {pkg && <p className="text-muted text-small">{trainingsInWords(pkg.trainingsCount)}</p>}
      </div>
      <p className="font-display font-heading text-h4 tabular-nums sm:mt-1.5">
        {shownPrice(price)}
      </p>
    </li>
  )
}

function trainingsInWords(count: string): string {
  return count === '1' ? '1 Training' : `${count} Trainings`
}

function PenIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={ICON}>
      <path d="m4.5 19.500.9-4L16 4.900a1.500 1.500 0 0 1 2.100 0l1 1a1.500 1.500 0 0 1 0 2.100L8.500 18.600ZM14 7l3 3" />
    </svg>
  )
}

function BinIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={ICON}>
      <path d="M4.500 7h15M9.500 7V4.500h5V7m-8 0 .8 12.500h9.400L17.500 7M10.300 11v5m3.400-5v5" />
    </svg>
  )
}

const ICON =
  'size-5 shrink-0 fill-none stroke-[1.9] stroke-current [stroke-linecap:round] [stroke-linejoin:round]'
