import type { CurrentValues } from '#domain/content/revision.ts'
import { ApiError, sendJson } from '../api.ts'

/** What staff edit: one text of a page, a training, or a package. */
export type EditSubject =
  | { kind: 'content'; section: string; key: string }
  | { kind: 'training'; id: string }
  | { kind: 'package'; id: string }

/** Values by field: a text, a list of texts, or null for none. A text of a page has the one field "content". */
export type FieldValues = Readonly<Record<string, unknown>>

export interface Edit {
  subject: EditSubject
  /** The values that the edit began with, of the same fields as `after`. */
  before: FieldValues
  after: FieldValues
  /** The version that `before` belongs to; 0 for a text that is not stored yet. */
  version: number
}

export type WriteOutcome =
  | { kind: 'saved'; version: number }
  /** Somebody else has changed these very fields meanwhile; nothing was written. */
  | { kind: 'conflict'; current: CurrentValues }

type Send = (edit: Edit) => Promise<{ version: number }>

/** So often can others have edited the other fields between two attempts; more is no accident. */
const ATTEMPTS = 5

/**
 * Writes an edit onto the version that it was based on. Where somebody has edited other fields of the subject
 * meanwhile it is written onto theirs, so that nobody is asked about a conflict that is none.
 * @throws ApiError for every refusal but that of an old version, OfflineError without an answer
 */
export async function writeEdit(edit: Edit, send: Send = sendEdit): Promise<WriteOutcome> {
  let { version } = edit
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { kind: 'saved', version: (await send({ ...edit, version })).version }
    } catch (error) {
      const current = currentValues(error)
      if (!current) throw error
      if (hasValues(current.values, edit.after)) return { kind: 'saved', version: current.version }
      if (!hasValues(current.values, edit.before)) return { kind: 'conflict', current }
      if (attempt === ATTEMPTS) throw error
      version = current.version
    }
  }
}

/** True when each of the wanted fields has the wanted value. */
export function hasValues(values: FieldValues, wanted: FieldValues): boolean {
  return Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(values[field]) === JSON.stringify(value),
  )
}

/** The edit that takes another one back. */
export function reverseOf({ subject, before, after }: Edit, version: number): Edit {
  return { subject, before: after, after: before, version }
}

/** What the server says of the subject as it is now, where it refused an old version. */
function currentValues(error: unknown): CurrentValues | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  return error.problem?.current ?? null
}

function sendEdit({ subject, after, version }: Edit): Promise<{ version: number }> {
  const headers = { 'If-Match': `"${version}"` }
  switch (subject.kind) {
    case 'content': {
      const { section, key } = subject
      const body = { section, key, contentType: 'text', ...after }
      return sendJson('POST', '/api/admin/cms/content', body, headers)
    }
    case 'training':
      return sendJson('PATCH', `/api/admin/trainings/${encode(subject)}`, after, headers)
    case 'package':
      return sendJson('PATCH', `/api/admin/packages/${encode(subject)}`, after, headers)
  }
}

function encode({ id }: { id: string }): string {
  return encodeURIComponent(id)
}
