import type pg from 'pg'
import { DatabaseUnusable } from './await-server.ts'

/**
 * The start of the comment on the table `installation_steps` that a migration sets, followed by its own number, when it
 * removes something that older versions of the product use. Versions without that migration then refuse to start,
 * instead of failing at every request. It is a comment, because a restored backup gets it from its migrations and not
 * from data.
 */
export const CONTRACTED_BY = 'contracted by migration '

/**
 * Refuses a schema from which a migration that this version does not know has removed something. A newer schema with
 * only additions is accepted: it occurs when the product was put back to the previous version, or still runs while a
 * newer one starts.
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
