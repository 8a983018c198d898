import * as z from 'zod'
import { findPageText } from '#domain/content/page-texts.ts'
import type { Connection } from '../../database/database.ts'
import { listPackages } from '../packages/packages.repository.ts'
import { listTrainings } from '../trainings/trainings.repository.ts'
import { type AuditRow, findMailSubjects, findReferences } from './audit-log.repository.ts'

const idSchema = z.uuid()

type NameOf = (row: AuditRow) => string | null | undefined

/**
 * What people call the subjects of these entries today: reference codes, titles, names. Null for what has no such name,
 * or is not there any more.
 */
export async function subjectNames(
  db: Connection,
  rows: AuditRow[],
): Promise<(row: AuditRow) => string | null> {
  const [references, subjects, trainings, packages] = await Promise.all([
    findReferences(db, idsOf(rows, 'registration')),
    findMailSubjects(db, idsOf(rows, 'mail')),
    listTrainings(db),
    listPackages(db),
  ])
  const titles = new Map(trainings.map(({ id, title }) => [id, title]))
  const names = new Map(packages.map(({ id, name }) => [id, name]))
  const byKind: Record<string, NameOf> = {
    registration: ({ subjectId }) => references.get(subjectId),
    mail: ({ subjectId }) => subjects.get(subjectId),
    training: ({ subjectId }) => titles.get(subjectId),
    package: ({ subjectId }) => names.get(subjectId),
    content: ({ subjectId }) => labelOfText(subjectId),
    admin: ({ details }) => textIn(details, 'email'),
    image: ({ details }) => textIn(details, 'fileName'),
    price_period: ({ details }) =>
      textIn(details.after, 'periodName') ?? textIn(details.before, 'periodName'),
  }
  return (row) => byKind[kindOf(row.action)]?.(row) ?? null
}

/** The ids of subjects of that kind, each once. */
function idsOf(rows: AuditRow[], kind: string): string[] {
  const ids = rows
    .filter(({ action }) => kindOf(action) === kind)
    .map(({ subjectId }) => subjectId)
    .filter((id) => idSchema.safeParse(id).success)
  return [...new Set(ids)]
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
