import type pg from 'pg'
import { DatabaseUnusable } from './await-server.ts'

/**
 * A migration that takes away what older versions of the product use says so in the database, with its own number, in
 * the comment of `installation_steps`: a comment, because a restored backup has it from its migrations and from nothing
 * else. Versions that do not have the migration then refuse to start, instead of failing at every request.
 */
export const CONTRACTED_BY = 'contracted by migration '

/**
 * Refuses a schema that has contracted beyond what this version knows. One that has only been added to is welcome: it
 * is what a product meets that was put back to the version before, or that still runs while a newer one starts.
 *
 * @param known how many migrations this version has
 * @throws DatabaseUnusable with a sentence for the operator
 */
export async function refuseNewerSchema(client: pg.ClientBase, known: number): Promise<void> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description('installation_steps'::regclass, 'pg_class') as comment`,
  )
  const comment = rows[0]?.comment ?? ''
  if (!comment.startsWith(CONTRACTED_BY)) return
  if (Number(comment.slice(CONTRACTED_BY.length)) < known) return
  throw new DatabaseUnusable(
    'A newer version of the product has changed this database so that this version cannot work with it. ' +
      'Start that version or a newer one, or restore the backup that was made before the update into an empty database.',
  )
}
