import type { UseFormReturn } from 'react-hook-form'
import type { Slot } from '../../lib/booking/slots.ts'
import type { OfferedDate } from './offered-dates.ts'

export interface SlotsForm {
  slots: Slot[]
}

/** What the rules of the slots need besides the slots. */
export interface SlotsContext {
  count: number
  dates: readonly OfferedDate[]
}

export type SlotsFormApi = UseFormReturn<SlotsForm, SlotsContext>
