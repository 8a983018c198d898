import type { FormRefusal } from '../../lib/booking-link/form-refusal.ts'

export const NOTHING_CHANGED: FormRefusal = {
  title: 'Du hast noch nichts geändert.',
  problems: new Map(),
}
