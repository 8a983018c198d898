import type { AuditRow } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { findPageText } from '#platform/editing/domain/page-texts.ts'

/** Reads the present display names of these subjects, by id. The result may contain names of other subjects. */
type NameReader = (db: Connection, ids: string[]) => Promise<ReadonlyMap<string, string>>

/**
 * One for each kind of subject whose name another feature stores. They are passed in where the application is composed.
 */
export type NameReaders = Record<
  | 'registration'
  | 'invoice'
  | 'mail'
  | 'message'
  | 'training'
  | 'package'
  | 'mail_text'
  | 'setting'
  | 'page',
  NameReader
>

type NameOf = (row: AuditRow) => string | null | undefined

/**
 * The present display names of the entries' subjects: reference codes, titles, names. Null for a subject without a
 * name, or one that no longer exists.
 */
export async function subjectNames(
  db: Connection,
  rows: AuditRow[],
  readers: NameReaders,
): Promise<(row: AuditRow) => string | null> {
  const stored = await Promise.all(
    Object.entries(readers).map(async ([kind, read]): Promise<[string, NameOf]> => {
      const names = await read(db, idsOf(rows, kind))
      return [kind, ({ subjectId }) => names.get(subjectId)]
    }),
  )
  const byKind: Record<string, NameOf> = {
    ...Object.fromEntries(stored),
    content: ({ subjectId }) => labelOfText(subjectId),
    admin: ({ details }) => textIn(details, 'email'),
    image: ({ details }) => textIn(details, 'fileName'),
    discount_code: ({ details }) => textIn(details.after, 'code') ?? textIn(details.before, 'code'),
    bank_statement: ({ details }) => textIn(details, 'fileName'),
    room: ({ details }) => textIn(details, 'title'),
    price_period: ({ details }) =>
      textIn(details.after, 'periodName') ?? textIn(details.before, 'periodName'),
  }
  return (row) => byKind[kindOf(row.action)]?.(row) ?? null
}

/** The ids of subjects of that kind, without repetitions. */
function idsOf(rows: AuditRow[], kind: string): string[] {
  return [
    ...new Set(
      rows.filter(({ action }) => kindOf(action) === kind).map(({ subjectId }) => subjectId),
    ),
  ]
}

function kindOf(action: string): string {
  return action.split('.')[0] ?? ''
}

/** A content item's subject is "section/key". */
function labelOfText(subjectId: string): string | undefined {
  const [section = '', ...key] = subjectId.split('/')
  return findPageText(section, key.join('/'))?.label
}

function textIn(value: unknown, name: string): string | null {
  const text = (value as Record<string, unknown> | null | undefined)?.[name]
  return typeof text === 'string' ? text : null
}
