import { findPageText } from '#platform/editing/domain/page-texts.ts'
import type { Edit, EditSubject, FieldValues } from '#platform/editing/web/content-writes.ts'
import type { TextControl } from '#platform/editing/web/text-editor.tsx'
import type { ListTarget, TextTarget } from '#shop/trainings/web/editing/editable.tsx'
import type { ShopField } from '#shop/trainings/web/editing/shop-text-editor.tsx'
import { idsOf, listContent } from '#site/pages/domain/page-content.ts'

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

const ITEM_LABELS = {
  objectives: 'Lernziel',
  methods: 'Methode',
  agenda: 'Schritt',
  features: 'Leistung',
  questions: 'Frage',
  voices: 'Stimme',
} as const

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

/** The items of a list as they are stored: texts, or ids of texts. */
export function itemsOf(target: ListTarget): readonly string[] {
  switch (target.kind) {
    case 'training':
      return target.training[target.field]
    case 'package':
      return target.pkg[target.field]
    case 'content':
      return idsOf(target.list.content)
  }
}

/** An item as the page shows it. */
export function itemText(target: ListTarget, item: string): string {
  return target.kind === 'content' ? target.textOf(item).content : item
}

/** "Lernziel", "Methode", "Leistung" */
export function itemLabel({ field }: ListTarget): string {
  return ITEM_LABELS[field]
}

/** Whether the last item of a list can be removed. */
export function mayBeEmpty({ kind, field }: ListTarget): boolean {
  return kind === 'content' || field === 'agenda'
}

/** The field of one item of a list; with the index after the last one, of a new item. */
export function itemField(target: ListTarget, index: number): EditField {
  const items = itemsOf(target)
  const value = items[index] ?? ''
  if (target.kind === 'content') return textField({ kind: 'content', text: target.textOf(value) })
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
  const edit = { subject: subjectOf(target), version: versionOf(target) }
  if (target.kind === 'content')
    return {
      ...edit,
      before: { content: target.list.content },
      after: { content: listContent(items) },
    }
  return { ...edit, before: { [target.field]: itemsOf(target) }, after: { [target.field]: items } }
}

/** A list of ids with one's own change and that of somebody else, who changed it meanwhile. */
export function mergedIds(
  { before, after }: Pick<Edit, 'before' | 'after'>,
  now: FieldValues,
): string {
  const [old, mine, theirs] = [before, after, now].map(({ content }) => idsOf(String(content)))
  const kept = mine?.filter((id) => theirs?.includes(id) || !old?.includes(id)) ?? []
  const added = theirs?.filter((id) => !old?.includes(id) && !kept.includes(id)) ?? []
  return listContent([...kept, ...added])
}

export function moved(items: readonly string[], from: number, to: number): string[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** What finds the handle of an item, or, for no item, the button that adds one. */
export function handleId(target: ListTarget, index: number | 'add'): string {
  return `${listId(target)}/${index}`
}

function listId(target: ListTarget): string {
  const subject = subjectOf(target)
  return `${subject.kind}/${subject.kind === 'content' ? subject.section : subject.id}/${target.field}`
}

function subjectOf(target: ListTarget): EditSubject {
  switch (target.kind) {
    case 'training':
      return { kind: 'training', id: target.training.id }
    case 'package':
      return { kind: 'package', id: target.pkg.id }
    case 'content':
      return { kind: 'content', section: target.list.section, key: target.list.key }
  }
}

function versionOf(target: ListTarget): number {
  switch (target.kind) {
    case 'training':
      return target.training.version
    case 'package':
      return target.pkg.version
    case 'content':
      return target.list.version
  }
}
