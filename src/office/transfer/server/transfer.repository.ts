import { sql } from 'drizzle-orm'
import { lockMailText } from '#office/mail-texts/server/mail-texts.repository.ts'
import { lockPage } from '#office/page-texts/server/page-drafts.repository.ts'
import type { Transaction } from '#platform/database/server/database.ts'
import { lockContentItem } from '#platform/editing/server/content.repository.ts'
import { lockSetting } from '#platform/settings/server/settings.repository.ts'
import type { InitialContent } from '#shop/initial-content/domain/initial-content.ts'
import { PERIOD_PACKAGES } from '#shop/prices/domain/price-period.ts'
import { lockPackage } from '#shop/prices/server/packages.repository.ts'
import { lockPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import { lockTrainings } from '#shop/trainings/server/trainings.repository.ts'
import { readPageSection } from '#site/pages/domain/page-section.ts'

/** Everything that the transaction reads is of one moment. Its first statement. */
export async function readOneMoment(tx: Transaction): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read read only`)
}

/** Lets one transaction at a time import, of all processes. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content-import', 0))`)
}

/**
 * Locks everything that an import of this content may change, until the end of the transaction: what is read after it
 * stays true.
 *
 * @param pages the keys of all pages
 */
export async function lockSite(
  tx: Transaction,
  content: InitialContent,
  pages: readonly string[],
): Promise<void> {
  await lockTrainings(tx)
  for (const id of PERIOD_PACKAGES) await lockPackage(tx, id)
  await lockPriceSchedules(tx)
  for (const page of pages) await lockPage(tx, page)
  for (const [section, texts] of Object.entries(content.texts)) {
    if (readPageSection(section)) continue
    for (const key of Object.keys(texts).toSorted()) await lockContentItem(tx, { section, key })
  }
  for (const name of Object.keys(content.settings).toSorted()) await lockSetting(tx, name)
  for (const template of Object.keys(content.mailTexts).toSorted()) await lockMailText(tx, template)
}
