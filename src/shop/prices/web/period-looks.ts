import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { PRICE_TYPE_LABELS, type PriceType, shownPriceType } from '../domain/price-type.ts'

interface PeriodLook {
  label: string
  tone: BadgeTone
  /** Classes of a bar of the timeline. */
  bar: string
}

export const PERIOD_LOOKS: Readonly<Record<PriceType, PeriodLook>> = {
  early_bird: {
    label: PRICE_TYPE_LABELS.early_bird,
    tone: 'green',
    bar: 'border-badge-green-text bg-badge-green text-badge-green-text',
  },
  normal: {
    label: PRICE_TYPE_LABELS.normal,
    tone: 'blue',
    bar: 'border-badge-blue-text bg-badge-blue text-badge-blue-text',
  },
  late_bird: {
    label: PRICE_TYPE_LABELS.late_bird,
    tone: 'red',
    bar: 'border-badge-red-text bg-badge-red text-badge-red-text',
  },
}

export function lookOf({ periodType }: { periodType: string }): PeriodLook {
  return PERIOD_LOOKS[shownPriceType(periodType)]
}
