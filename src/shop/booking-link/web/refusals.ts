import type { FormRefusal } from '#platform/design/web/form-refusal.ts'

export const NOTHING_CHANGED: FormRefusal = {
  title: 'Du hast noch nichts geändert.',
  problems: new Map(),
}
