import type { EditSubject } from '#platform/editing/web/content-writes.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'

/** A training or a package, whose texts and pictures are edited on its pages. */
export interface ShopTexts {
  subject: Extract<EditSubject, { kind: 'training' | 'package' }>
  title: string
}

export function trainingTexts(training: StaffTraining): ShopTexts {
  return {
    subject: { kind: 'training', id: training.id },
    title: training.title,
  }
}

export function packageTexts(pkg: Package): ShopTexts {
  return {
    subject: { kind: 'package', id: pkg.id },
    title: pkg.name,
  }
}

/** A value as a text: a list has one line for each item. */
export function valueText(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}
