import { findPageText } from '#platform/editing/domain/page-texts.ts'
import type { Edit } from '#platform/editing/web/content-writes.ts'
import type { TextControl } from '#platform/editing/web/text-editor.tsx'
import type { ListTarget, TextTarget } from '#shop/trainings/web/editing/editable.tsx'
import type { ShopField } from '#shop/trainings/web/editing/shop-text-editor.tsx'

/** A text that is edited in its place on the page. */
export interface EditField extends ShopField {
  control: TextControl
  /** Label of the button that removes an optional text. */
  removeLabel?: string
}

const TRAINING_LABELS = {
  title: 'Titel',
  subtitle: 'Untertitel',
  description: 'Beschreibung',
  date: 'Termin',
  time: 'Zeit',
  targetAudience: 'Zielgruppe',
  outcome: 'Takeaway',
} as const

const PACKAGE_LABELS = { name: 'Name', tagline: 'Kurztext', badge: 'Badge' } as const

const ITEM_LABELS = { objectives: 'Lernziel', methods: 'Methode', features: 'Leistung' } as const

/** Texts of several sentences. */
const LONG_TEXTS = ['description', 'targetAudience', 'outcome']

const LONG_AFTER = 50

/** Specification, section 9: 5 rows for texts of pages and trainings. */
const textControl = (field: string): TextControl => ({
  rows: 5,
  isShort: !LONG_TEXTS.some((name) => field.endsWith(name)),
})

/** Specification, section 9: 3 rows for a tagline and for what is longer than 50 characters. */
const packageControl = (field: string, value: string): TextControl => ({
  rows: field === 'tagline' || value.length > LONG_AFTER ? 3 : 1,
  isShort: false,
})

/** The edit field of a text. */
export function textField(target: TextTarget): EditField {
  switch (target.kind) {
    case 'content': {
      const { section, key, content, version } = target.text
      return {
        id: `content/${section}/${key}`,
        label: findPageText(section, key)?.label ?? key,
        subject: { kind: 'content', section, key },
        version,
        control: textControl(key),
        ...plainField('content', content),
      }
    }
    case 'training': {
      const { training, field } = target
      return {
        id: `training/${training.id}/${field}`,
        label: TRAINING_LABELS[field],
        subject: { kind: 'training', id: training.id },
        version: training.version,
        control: textControl(field),
        ...plainField(field, training[field]),
      }
    }
    case 'package': {
      const { pkg, field } = target
      const value = pkg[field] ?? ''
      return {
        id: `package/${pkg.id}/${field}`,
        label: field === 'currentPrice' ? 'Preis' : PACKAGE_LABELS[field],
        subject: { kind: 'package', id: pkg.id },
        version: pkg.version,
        control: packageControl(field, value),
        ...plainField(field, pkg[field]),
        ...(field === 'badge' && pkg.badge !== null && { removeLabel: 'Badge entfernen' }),
      }
    }
  }
}

function plainField(
  name: string,
  value: string | null,
): Pick<EditField, 'value' | 'before' | 'after'> {
  return { value: value ?? '', before: { [name]: value }, after: (text) => ({ [name]: text }) }
}

/** The items of a list as the page shows them. */
export function itemsOf(target: ListTarget): readonly string[] {
  return target.kind === 'training' ? target.training[target.field] : target.pkg[target.field]
}

/** "Lernziel", "Methode", "Leistung" */
export function itemLabel({ field }: ListTarget): string {
  return ITEM_LABELS[field]
}

/** The field of one item of a list; with the index after the last one, of a new item. */
export function itemField(target: ListTarget, index: number): EditField {
  const items = itemsOf(target)
  const value = items[index] ?? ''
  const isNew = index >= items.length
  const { field } = target
  return {
    id: `${listId(target)}/${isNew ? 'new' : index}`,
    label: isNew ? `Neu: ${itemLabel(target)}` : `${itemLabel(target)} ${index + 1}`,
    subject: subjectOf(target),
    value,
    before: { [field]: items },
    version: versionOf(target),
    control: target.kind === 'package' ? packageControl(field, value) : textControl(field),
    after: (text, before) => ({
      [field]: withItem(before[field], isNew ? Number.POSITIVE_INFINITY : index, text),
    }),
  }
}

/** The list with the item at that index replaced, appended (index after the last), or removed (text null). */
function withItem(list: unknown, index: number, text: string | null): unknown[] {
  const items: unknown[] = Array.isArray(list) ? list : []
  return items.toSpliced(Math.min(index, items.length), 1, ...(text === null ? [] : [text]))
}

/** The edit that replaces the items of a list. */
export function listEdit(target: ListTarget, items: readonly string[]): Edit {
  return {
    subject: subjectOf(target),
    before: { [target.field]: itemsOf(target) },
    after: { [target.field]: items },
    version: versionOf(target),
  }
}

export function moved(items: readonly string[], from: number, to: number): string[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...items.slice(from, from + 1))
}

export function listId(target: ListTarget): string {
  const { kind, id } = subjectOf(target)
  return `${kind}/${id}/${target.field}`
}

function subjectOf(target: ListTarget): { kind: 'training' | 'package'; id: string } {
  return target.kind === 'training'
    ? { kind: 'training', id: target.training.id }
    : { kind: 'package', id: target.pkg.id }
}

function versionOf(target: ListTarget): number {
  return target.kind === 'training' ? target.training.version : target.pkg.version
}
