import type { UseFormReturn } from 'react-hook-form'
import type { OfferedDate } from './offered-dates.ts'
import type { Slot } from './slot-values.ts'

export interface SlotsForm {
  slots: Slot[]
}

/** What the rules of the slots need besides the slots. */
export interface SlotsContext {
  count: number
  dates: readonly OfferedDate[]
}

export type SlotsFormApi = UseFormReturn<SlotsForm, SlotsContext>
