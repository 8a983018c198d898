import { type CalendarDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import type { PeriodGroup } from '../domain/price-period.ts'
import { PRICE_TYPES, shownPriceType } from '../domain/price-type.ts'
import type { OverlapWarning, PriceWarning } from '../domain/price-warnings.ts'
import { lookOf, PERIOD_LOOKS } from './period-looks.ts'
import { focusIds, periodKey } from './price-overview.ts'
import { type Tick, type TimelineScale, timelineScale } from './timeline-scale.ts'

/** The name of a bar that begins after this part of the width, in percent, is right-aligned. */
const NAME_MOVES_LEFT_AT = 50

interface PeriodTimelineProps {
  periods: readonly PeriodGroup[]
  warnings: readonly PriceWarning[]
  today: CalendarDay
}

/**
 * All periods on one axis, grouped by phase. The list contains the same information as text; the bars are decoration.
 */
export function PeriodTimeline({ periods, warnings, today }: PeriodTimelineProps) {
  const days = periods.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
  const scale = timelineScale([today, ...days])
  const overlaps = warnings.filter((warning) => warning.kind === 'overlap')
  const now = (scale.startOf(today) + scale.endOf(today)) / 2
  return (
    <Card as="section" aria-labelledby="timeline" className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="timeline" className="text-h4">
          Zeitleiste
        </h3>
        {overlaps.length > 0 && (
          <p className="flex items-center gap-2 text-muted text-small">
            <span
              aria-hidden="true"
              className="overruled h-4 w-7 shrink-0 rounded-sm border text-secondary"
            />
            Hier gilt ein anderer Zeitraum
          </p>
        )}
      </div>
      <div className="relative mt-5 pt-12 pb-9">
        <Axis ticks={scale.ticks} />
        <div
          className="pointer-events-none absolute top-10 bottom-0 flex w-0 flex-col items-center"
          style={{ left: `${now}%` }}
        >
          <span aria-hidden="true" className="w-0.5 grow bg-ink" />
          <span
            className={classes(
              'whitespace-nowrap rounded-button bg-ink px-2.5 py-0.5 text-[0.8125rem] text-white',
              now < 8 && 'ml-12',
              now > 92 && 'mr-12',
            )}
          >
            Heute<span className="sr-only">{`: ${formatLongDay(today)}`}</span>
          </span>
        </div>
        <div className="grid gap-5">
          {PRICE_TYPES.map((type) => (
            <PhaseRow
              key={type}
              label={PERIOD_LOOKS[type].label}
              periods={periods.filter(({ periodType }) => shownPriceType(periodType) === type)}
              overlaps={overlaps}
              scale={scale}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}

/** The months. On phones every other one has a label. */
function Axis({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <div aria-hidden="true">
      {ticks.map(({ day, label, year, place }, index) => (
        <div
          key={day}
          className="absolute top-0 bottom-8 border-sand border-l pl-1.5 text-[0.8125rem] text-muted leading-tight"
          style={{ left: `${place}%` }}
        >
          <span className={classes(ticks.length > 6 && index % 2 === 1 && 'hidden sm:inline')}>
            <span>{label}</span>
            {year && <span className="block font-semibold text-secondary">{year}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}

interface PhaseRowProps {
  label: string
  periods: readonly PeriodGroup[]
  overlaps: readonly OverlapWarning[]
  scale: TimelineScale
}

function PhaseRow({ label, periods, overlaps, scale }: PhaseRowProps) {
  const inOrder = [...periods].sort(
    (a, b) => Number(a.validFrom > b.validFrom) - Number(a.validFrom < b.validFrom),
  )
  return (
    <section aria-label={label} className="relative">
      <h4 className="relative w-fit bg-white pr-2 font-semibold text-muted text-small">{label}</h4>
      {inOrder.length === 0 && (
        <p className="relative w-fit bg-white text-muted text-small">Kein Zeitraum</p>
      )}
      <ul className="mt-1 grid gap-3">
        {inOrder.map((period) => (
          <Lane key={periodKey(period)} period={period} overlaps={overlaps} scale={scale} />
        ))}
      </ul>
    </section>
  )
}

interface LaneProps {
  period: PeriodGroup
  overlaps: readonly OverlapWarning[]
  scale: TimelineScale
}

function Lane({ period, overlaps, scale }: LaneProps) {
  const { periodName, validFrom, validUntil } = period
  const [start, end] = [scale.startOf(validFrom), scale.endOf(validUntil)]
  const endsWithBar = start > NAME_MOVES_LEFT_AT
  const id = focusIds.period(period)
  return (
    <li>
      <p
        className={classes('relative text-small leading-snug', endsWithBar && 'text-right')}
        style={endsWithBar ? { paddingRight: `${100 - end}%` } : { paddingLeft: `${start}%` }}
      >
        <a
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            const card = document.getElementById(id)
            card?.focus({ preventScroll: true })
            card?.scrollIntoView({ block: 'center' })
          }}
          className="wrap-anywhere inline-block min-h-6 rounded-sm bg-white font-semibold underline decoration-line underline-offset-2 hover:decoration-current"
        >
          {periodName}
        </a>{' '}
        <span className="bg-white text-muted">
          {`${formatLongDay(validFrom)} bis ${formatLongDay(validUntil)}`}
        </span>
      </p>
      {/* Multiplied, so that the month lines and the line of today can be seen. */}
      <div aria-hidden="true" className="relative mt-1 h-5 mix-blend-multiply">
        <div
          className={classes(
            'meter-fill absolute inset-y-0 min-w-1.5 rounded-md border-2',
            lookOf(period).bar,
          )}
          style={{ left: `${start}%`, width: `${end - start}%` }}
        />
        {overlaps
          .filter((overlap) => isOverruledBy(period, overlap))
          .map(({ from, until }) => (
            <div
              key={`${from} ${until}`}
              className={classes('overruled absolute inset-y-0 rounded-md', lookOf(period).bar)}
              style={{
                left: `${scale.startOf(from)}%`,
                width: `${scale.endOf(until) - scale.startOf(from)}%`,
              }}
            />
          ))}
      </div>
    </li>
  )
}

function isOverruledBy({ periodName, periodType }: PeriodGroup, overlap: OverlapWarning): boolean {
  const is = (one: { periodName: string; periodType: string } | null) =>
    one?.periodName === periodName && one.periodType === periodType
  return overlap.winner !== null && !is(overlap.winner) && overlap.periods.some(is)
}
