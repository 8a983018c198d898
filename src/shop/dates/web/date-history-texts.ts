import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'

/** One edit of a date with all fields that it changed. */
export interface DateEditEntry {
  /** The id of one of its revisions. */
  id: string
  editedBy: string
  createdAt: string
  changes: { label: string; before: string; after: string }[]
}

/** In the order in which they are shown. */
const LABELS: Readonly<Record<string, string>> = {
  state: 'Zustand',
  startsAt: 'Beginn',
  endsAt: 'Ende',
  date: 'Datum',
  time: 'Uhrzeit',
  capacity: 'Plätze',
  meetingUrl: 'Zugangslink',
  trainer: 'Trainerin oder Trainer',
  note: 'Hinweis',
}
const FIELDS = Object.keys(LABELS)
const STATES: Readonly<Record<string, string>> = { planned: 'geplant', cancelled: 'abgesagt' }

/**
 * The edits that the revisions of a date belong to.
 *
 * @param revisions the newest first; those of one edit have the same version and instant
 */
export function dateEdits(revisions: readonly Revision[]): DateEditEntry[] {
  const edits = Map.groupBy(revisions, ({ version, createdAt }) => `${version} ${createdAt}`)
  return [...edits.values()].flatMap((ofEdit) => {
    const [first] = ofEdit
    if (!first) return []
    const { id, editedBy, createdAt } = first
    const changes = ofEdit
      .toSorted((one, other) => FIELDS.indexOf(one.field) - FIELDS.indexOf(other.field))
      .map(({ field, before, after }) => ({
        label: LABELS[field] ?? field,
        before: valueText(field, before),
        after: valueText(field, after),
      }))
    return { id, editedBy, createdAt, changes }
  })
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'leer'
  const text = String(value)
  if (field === 'startsAt' || field === 'endsAt') return `${formatMoment(text)} Uhr`
  return field === 'state' ? (STATES[text] ?? text) : text
}
