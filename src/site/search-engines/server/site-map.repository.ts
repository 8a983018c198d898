import { and, eq, like, ne, sql } from 'drizzle-orm'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { installationSteps } from '#platform/database/server/installation.schema.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { TRAININGS_SECTION, trainingSection } from '#platform/editing/domain/page-texts.ts'
import { contentItems, revisions } from '#platform/editing/server/content.schema.ts'
import { settings } from '#platform/settings/server/settings.schema.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'

/** When texts and dates of each visible training were changed last, by its id. */
export async function listTrainingChanges(db: Connection): Promise<Map<string, Date>> {
  const edited = sql`(select max(${revisions.createdAt}) from ${revisions}
    where ${revisions.subject} = 'training' and ${revisions.subjectId} = ${trainings.id})`
  const headings = sql`(select max(${contentItems.updatedAt}) from ${contentItems}
    where ${contentItems.section} = ${trainingSection('')} || ${trainings.id})`
  const planned = sql`(select max(${trainingDates.createdAt}) from ${trainingDates}
    where ${trainingDates.trainingId} = ${trainings.id})`
  const rows = await db
    .select({
      id: trainings.id,
      changedAt: sql`greatest(${trainings.createdAt}, ${edited}, ${headings}, ${planned})`.mapWith(
        trainings.createdAt,
      ),
    })
    .from(trainings)
    .where(eq(trainings.visible, true))
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]))
}

/** When the texts of the page of trainings or the rules of bookings were changed last; null where they never were. */
export async function findShopChange(db: Connection): Promise<Date | null> {
  const texts = await db
    .select({ at: sql`max(${contentItems.updatedAt})`.mapWith(contentItems.updatedAt) })
    .from(contentItems)
    .where(eq(contentItems.section, TRAININGS_SECTION))
  const rules = await db
    .select({ at: sql`max(${settings.updatedAt})`.mapWith(settings.updatedAt) })
    .from(settings)
  const times = [...texts, ...rules].flatMap(({ at }) => at ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times.map((at) => at.getTime())))
}

const PAGE = 'page'

/**
 * Since when pages have their present texts. A version that is new to the database counts from `now` on.
 *
 * @param pages the path of each page, with a name of the version of its texts
 * @returns the times by path
 */
export async function notePageVersions(
  db: Database,
  pages: readonly { path: string; version: string }[],
  now: Date,
): Promise<Map<string, Date>> {
  const known = await readVersions(db)
  const isNew = ({ path, version }: { path: string; version: string }) =>
    !known.has(stepOf(path, version))
  const added = pages.filter(isNew)
  if (added.length === 0) return timesOf(pages, known)
  return inTransaction(db, async (tx) => {
    for (const { path, version } of added) {
      const step = stepOf(path, version)
      await tx
        .delete(installationSteps)
        .where(
          and(
            like(installationSteps.step, `${stepOf(path, '')}%`),
            ne(installationSteps.step, step),
          ),
        )
      await tx.insert(installationSteps).values({ step, doneAt: now }).onConflictDoNothing()
    }
    return timesOf(pages, await readVersions(tx))
  })
}

async function readVersions(db: Connection): Promise<Map<string, Date>> {
  const rows = await db
    .select()
    .from(installationSteps)
    .where(like(installationSteps.step, `${PAGE} %`))
  return new Map(rows.map(({ step, doneAt }) => [step, doneAt]))
}

function timesOf(
  pages: readonly { path: string; version: string }[],
  known: ReadonlyMap<string, Date>,
): Map<string, Date> {
  return new Map(
    pages.flatMap(({ path, version }) => {
      const at = known.get(stepOf(path, version))
      return at ? [[path, at] as const] : []
    }),
  )
}

/** "page /kontakt 0a1b2c"; no path has a space. */
function stepOf(path: string, version: string): string {
  return `${PAGE} ${path} ${version}`
}
