import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ApiError, call, ifMatch } from '#platform/design/web/api.ts'

/** What staff can edit: one text of a page, a training, or a package. */
export type EditSubject =
  | { kind: 'content'; section: string; key: string }
  /** `dateId`: the date whose day, time or link is edited. */
  | { kind: 'training'; id: string; dateId?: string | null }
  | { kind: 'package'; id: string }

/** Values by field: a text, a list of texts, or null for none. A text of a page has the single field "content". */
export type FieldValues = Readonly<Record<string, unknown>>

export interface Edit {
  subject: EditSubject
  /** The values at the start of the edit, for the same fields as `after`. */
  before: FieldValues
  after: FieldValues
  /** The version that `before` belongs to; 0 for a text that is not stored yet. */
  version: number
  /** Of the mails about another day or time that staff have seen. */
  fingerprint?: string
}

export type WriteOutcome =
  | { kind: 'saved'; version: number }
  /** Somebody else changed the same fields meanwhile; nothing was written. */
  | { kind: 'conflict'; current: CurrentValues }

/** Attempts while others edit other fields of the same subject. More collisions than this are not a coincidence. */
const ATTEMPTS = 5

/**
 * Writes an edit based on its version. Where somebody has edited other fields of the subject meanwhile, it is written
 * to the newer version, because that is not a conflict.
 * @throws ApiError for every refusal except an outdated version, OfflineError without a response
 */
export async function writeEdit<One extends Pick<Edit, 'before' | 'after' | 'version'>>(
  edit: One,
  send: (edit: One) => Promise<{ version: number }>,
): Promise<WriteOutcome> {
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

/** True when every wanted field has the wanted value. */
export function hasValues(values: FieldValues, wanted: FieldValues): boolean {
  return Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(values[field]) === JSON.stringify(value),
  )
}

/** The edit that undoes another one. */
export function reverseOf({ subject, before, after }: Edit, version: number): Edit {
  return { subject, before: after, after: before, version }
}

/** The current values of the subject, where the server refused an outdated version (412); null otherwise. */
function currentValues(error: unknown): CurrentValues | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  return error.problem?.current ?? null
}

/** Sends an edit of a text of the training pages, of a training or a package. */
export function sendEdit({
  subject,
  after,
  version,
  fingerprint,
}: Edit): Promise<{ version: number }> {
  const header = ifMatch(version)
  switch (subject.kind) {
    case 'content': {
      const { section, key } = subject
      const content = String(after.content)
      return call('POST', '/api/admin/cms/content', {
        header,
        body: { section, key, contentType: 'text', content },
      })
    }
    case 'training':
      return call('PATCH', '/api/admin/trainings/{id}', {
        path: { id: subject.id },
        header,
        body: { ...after, ...(subject.dateId && { dateId: subject.dateId }), fingerprint },
      })
    case 'package':
      return call('PATCH', '/api/admin/packages/{id}', {
        path: { id: subject.id },
        header,
        body: after,
      })
  }
}
