import { useEffect, useRef } from 'react'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Button } from '#platform/design/web/button.tsx'
import { PERIOD_PACKAGES, type PricePeriod } from '../domain/price-period.ts'
import { lookOf } from './period-looks.ts'

interface ConflictNoticeProps {
  /** The stored values. */
  current: Omit<PricePeriod, 'version'>
  editedBy: string | null
  packageName: (id: string) => string
  onTakeOver: () => void
  onKeep: () => void
}

/** Shown when somebody else changed the period during editing: displays both versions, and nothing is lost. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { current, editedBy, packageName, onTakeOver, onKeep } = props
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])

  const prices = PERIOD_PACKAGES.map((id) => `${packageName(id)} €${current.prices[id] ?? '-'}`)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="mb-6 rounded-card border-2 border-orange-text bg-badge-orange px-6 py-5"
    >
      <h4 id="conflict-title" className="text-h4">
        {`Inzwischen geändert${editedBy ? ` von ${editedBy}` : ''}`}
      </h4>
      <p className="wrap-anywhere mt-2">
        {`Jetzt gespeichert ist: „${current.periodName}“ (${lookOf(current).label}), ${formatLongDay(current.validFrom)} bis ${formatLongDay(current.validUntil)}. ${prices.join(', ')}.`}
      </p>
      <p className="mt-2">Ihre Eingaben stehen unverändert im Formular.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={onTakeOver}>
          Gespeicherte Daten übernehmen
        </Button>
        <Button size="small" variant="secondary" onClick={onKeep}>
          Mit meinen Eingaben weitermachen
        </Button>
      </div>
    </section>
  )
}
