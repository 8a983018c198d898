import type { Database } from '#platform/database/server/database.ts'
import { getPackages } from '#shop/prices/server/packages.service.ts'
import { getTrainings } from '#shop/trainings/server/trainings.service.ts'
import { llmsText, type SiteDescription } from './llms-text.service.ts'
import { findShopChange, listTrainingChanges, notePageVersions } from './site-map.repository.ts'
import { type BilingualPage, siteMap } from './site-map.service.ts'

interface SiteFileParts {
  now: Date
  publicUrl: string
  site: SiteDescription
}

/** The site map, with the days of changes. A bilingual page is changed when its texts are new to the database. */
export async function getSiteMap(
  db: Database,
  parts: SiteFileParts & { bilingualPages: readonly BilingualPage[] },
): Promise<string> {
  const { now, publicUrl, bilingualPages, site } = parts
  const [trainings, pageChanges, trainingChanges, shopChangedAt] = await Promise.all([
    getTrainings(db, now),
    notePageVersions(db, site.pages, now),
    listTrainingChanges(db),
    findShopChange(db),
  ])
  const changed = trainings.map(({ id }) => ({ id, changedAt: trainingChanges.get(id) }))
  return siteMap({ publicUrl, bilingualPages, pageChanges, trainings: changed, shopChangedAt })
}

/** llms.txt, with the present trainings, dates and prices. */
export async function getLlmsText(
  db: Database,
  { now, ...parts }: SiteFileParts & { firmName: string },
): Promise<string> {
  const [trainings, packages] = await Promise.all([getTrainings(db, now), getPackages(db, now)])
  return llmsText({ ...parts, trainings, packages })
}
