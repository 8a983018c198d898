import type { UseFormReturn } from 'react-hook-form'
import type { Training } from '#domain/training/training.ts'
import type { Slot } from './draft.ts'

export interface SlotsForm {
  slots: Slot[]
}

/** What the rules of the slots need besides the slots. */
export interface SlotsContext {
  count: number
  trainings: readonly Training[]
}

export type SlotsFormApi = UseFormReturn<SlotsForm, SlotsContext>
