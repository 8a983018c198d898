import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'

interface ChartCardProps {
  title: string
  /** Absent while loading: a placeholder is shown. */
  children: ReactNode | undefined
}

/** A chart with its title, as high as the cards next to it. */
export function ChartCard({ title, children }: ChartCardProps) {
  return (
    <Card as="section" padding="none" className="flex flex-col p-5">
      <h3 className="mb-4 font-semibold text-small">{title}</h3>
      {children ?? (
        <div className="grid min-h-40 flex-1 content-between gap-3 motion-safe:animate-pulse">
          <div className="h-7 w-4/5 rounded-input bg-section" />
          <div className="h-7 w-3/5 rounded-input bg-section" />
          <div className="h-7 w-full rounded-input bg-section" />
          <div className="h-7 w-2/3 rounded-input bg-section" />
        </div>
      )}
    </Card>
  )
}

interface BarRowProps {
  name: string
  /** The value as text; the bar only illustrates it. */
  value: string
  /** From 0 to 100. */
  percent: number
  color: string
  /** What is not confirmed: below the value, and after it in the bar. */
  beside?: { text: string; percent: number } | undefined
}

/** One horizontal bar with its name and value above it. */
export function BarRow({ name, value, percent, color, beside }: BarRowProps) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 text-[0.8125rem] leading-snug">
        <span className="min-w-0 font-medium">{name}</span>
        <span className="shrink-0 text-muted tabular-nums">{value}</span>
      </p>
      {beside && (
        <p className="text-right text-[0.8125rem] text-muted leading-snug tabular-nums">
          {beside.text}
        </p>
      )}
      <div
        aria-hidden="true"
        className="meter-track mt-1 flex h-2.5 overflow-hidden rounded-pill bg-section"
      >
        <div className={`meter-fill h-full ${color}`} style={{ width: `${percent}%` }} />
        {beside && (
          <div
            className={`meter-fill h-full opacity-45 ${color}`}
            style={{ width: `${Math.min(beside.percent, 100 - percent)}%` }}
          />
        )}
      </div>
    </li>
  )
}
