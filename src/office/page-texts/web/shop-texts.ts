import type { EditSubject, FieldValues } from '#platform/editing/web/content-writes.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'

/** A training or a package, with the texts and pictures that its pages show. */
export interface ShopTexts {
  subject: Extract<EditSubject, { kind: 'training' | 'package' }>
  title: string
  version: number
  values: FieldValues
}

const TRAINING_LABELS: Readonly<Record<string, string>> = {
  title: 'Titel',
  subtitle: 'Untertitel',
  description: 'Beschreibung',
  heroImage: 'Bild',
  boardImage: 'Bild des Ergebnisses',
  objectives: 'Lernziele',
  methods: 'Methoden',
  targetAudience: 'Zielgruppe',
  outcome: 'Takeaway',
}

const PACKAGE_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  tagline: 'Kurztext',
  badge: 'Badge',
  features: 'Leistungen',
}

const LABELS = { training: TRAINING_LABELS, package: PACKAGE_LABELS } as const

/** The German name of a field that can be brought back; undefined for any other field, such as a date's day. */
export function fieldLabel({ subject }: Pick<ShopTexts, 'subject'>, field: string) {
  return LABELS[subject.kind][field]
}

export function trainingTexts(training: StaffTraining): ShopTexts {
  return {
    subject: { kind: 'training', id: training.id },
    title: training.title,
    version: training.version,
    values: valuesOf('training', training),
  }
}

export function packageTexts(pkg: Package): ShopTexts {
  return {
    subject: { kind: 'package', id: pkg.id },
    title: pkg.name,
    version: pkg.version,
    values: valuesOf('package', pkg),
  }
}

function valuesOf(kind: keyof typeof LABELS, of: object): FieldValues {
  return Object.fromEntries(Object.keys(LABELS[kind]).map((name) => [name, Reflect.get(of, name)]))
}

/** A value as a text: a list has one line for each item. */
export function valueText(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

/** The fields in which the earlier values differ from the present ones, with the earlier values. */
export function earlierValues(present: FieldValues, earlier: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.keys(present)
      .filter((name) => JSON.stringify(earlier[name]) !== JSON.stringify(present[name]))
      .map((name) => [name, earlier[name]]),
  )
}
