import { createHash } from 'node:crypto'
import type { Pages } from '#office/page-texts/server/staff-pages.service.ts'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction, rolledBack } from '#platform/database/server/transaction.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import {
  type ContentFault,
  type InitialContent,
  readContent,
} from '#shop/initial-content/domain/initial-content.ts'
import type { ContentFile } from '#shop/initial-content/server/content-file.ts'
import {
  type FirstContent,
  faultyContent,
} from '#shop/initial-content/server/initial-content-file.ts'
import type { ImportChoices, ImportReport } from '../domain/content-transfer.ts'
import { importDates } from './import-dates.service.ts'
import { importMarks } from './import-marks.service.ts'
import { findPictureFaults, importPictures, removeUnlisted } from './import-pictures.service.ts'
import { importPackages, importPricePeriods } from './import-prices.service.ts'
import type { EditHooks, ImportRun, SiteImportRun } from './import-run.ts'
import {
  importMailTexts,
  importPageTexts,
  importSettings,
  importTrainingTexts,
} from './import-texts.service.ts'
import { importTrainings } from './import-trainings.service.ts'
import { contentText, readSiteContent, type SiteContent } from './site-content.service.ts'
import { transferErrors } from './transfer.errors.ts'
import { lockImports, lockSite, readOneMoment } from './transfer.repository.ts'

export interface TransferParts {
  db: Database
  pages: Pages
  hooks: EditHooks
  store: ImageStore
}

interface Request {
  file: Pick<ContentFile, 'json' | 'readPicture'>
  choices: ImportChoices
  actor: string
  now: Date
}

/**
 * The content of the site for a file, as it is at one moment, with an entry in the audit log.
 *
 * @returns what `contentArchive` writes
 */
export async function exportContent(
  { db, pages }: Pick<TransferParts, 'db' | 'pages'>,
  { actor, now }: Pick<Request, 'actor' | 'now'>,
): Promise<SiteContent> {
  const content = await inTransaction(db, async (tx) => {
    await readOneMoment(tx)
    return readSiteContent(tx, pages, now)
  })
  await recordAction(db, { actor, action: 'content.exported', subjectId: 'content', details: {} })
  return content
}

/**
 * What an import of the file would do now. Nothing is stored: it runs in a transaction that is rolled back.
 *
 * @throws ProblemError 422 transfer.refused, which names everything that cannot be used
 */
export async function previewImport(parts: TransferParts, request: Request): Promise<ImportReport> {
  const content = await requireContent(parts, request.file, { isPreview: true })
  return rolledBack(parts.db, (tx) => importInto(tx, parts, { ...request, content, write: null }))
}

/**
 * Imports the file: everything, or nothing. Each change is an edit with its history, as if staff had made it.
 *
 * @param fingerprint that of the preview
 * @throws ProblemError 409 transfer.changed_meanwhile where file or site are not those of the preview; 422
 * transfer.refused; 503 image.store_away, image.restored_copy
 */
export async function importContent(
  parts: TransferParts,
  { fingerprint, ...request }: Request & { fingerprint: string },
): Promise<ImportReport> {
  const { db, store } = parts
  const { actor } = request
  const content = await requireContent(parts, request.file, { isPreview: false })
  try {
    return await inTransaction(db, async (tx) => {
      const report = await importInto(tx, parts, { ...request, content, write: store.write })
      if (report.fingerprint !== fingerprint) throw transferErrors.changedMeanwhile()
      const changed = report.lines.filter(({ effect }) => CHANGES.has(effect))
      const details = { changes: changed.length }
      await recordAction(tx, { actor, action: 'content.imported', subjectId: 'content', details })
      return report
    })
  } catch (error) {
    // Where the database is away the files stay: no page shows them, and the next import of this file replaces them.
    await inTransaction(db, async (tx) => {
      await lockImports(tx)
      await removeUnlisted(tx, store, content)
    }).catch(() => undefined)
    throw error
  }
}

const CHANGES: ReadonlySet<string> = new Set(['new', 'changed', 'hidden', 'deleted'])

/**
 * Checks the pictures of a new installation's file, and stores its logo and icon.
 *
 * @param file the setting's value, for the error
 * @throws ConfigError naming everything that cannot be used, in one line
 */
export async function requireFirstPictures(
  { db, store }: Pick<TransferParts, 'db' | 'store'>,
  { content, readPicture }: FirstContent,
  file: string,
): Promise<void> {
  const faults = [
    ...(await findPictureFaults(db, content, readPicture)),
    ...(await importMarks(content, readPicture, { store, isPreview: false })),
  ]
  if (faults.length > 0) throw faultyContent(file, faults)
}

/**
 * Stores what a new installation's file has besides the shop: pictures, which were checked, texts and settings.
 *
 * @param file the setting's value, for the error
 * @throws ConfigError naming everything that cannot be used, in one line
 */
export async function insertFirstContent(
  tx: Transaction,
  { content, readPicture }: FirstContent,
  { pages, store, now, file }: Pick<TransferParts, 'pages' | 'store'> & { now: Date; file: string },
): Promise<void> {
  const context = { actor: 'INITIAL_CONTENT', now, expected: null }
  const run: ImportRun = { tx, pages, content, context, lines: [], faults: [] }
  await importPictures(run, readPicture, store.write)
  await importTexts(run)
  if (run.faults.length > 0) throw faultyContent(file, run.faults)
}

async function importTexts(run: ImportRun): Promise<void> {
  await importSettings(run)
  await importTrainingTexts(run)
  await importPageTexts(run)
  await importMailTexts(run)
}

interface Checked extends Request {
  content: InitialContent
  write: ImageStore['write'] | null
}

async function importInto(
  tx: Transaction,
  { pages, hooks }: TransferParts,
  { content, file, choices, actor, now, write }: Checked,
): Promise<ImportReport> {
  const context = { actor, now, expected: null }
  const run: SiteImportRun = {
    ...{ tx, pages, content, context, hooks, choices },
    ...{ lines: [], faults: [] },
  }
  await lockImports(tx)
  await importPictures(run, file.readPicture, write)
  // After the pictures, which may take their time, so that nobody waits for them.
  await lockSite(tx, content, Object.keys(pages.schemas))
  const fingerprint = await fingerprintOf(tx, run)
  await importPackages(run)
  await importPricePeriods(run)
  await importTrainings(run)
  await importDates(run)
  await importTexts(run)
  if (run.faults.length > 0) throw transferErrors.refused(run.faults)
  return { lines: run.lines, fingerprint }
}

/** Names what is imported and what it is imported into. Pictures never change, so those of the site do not count. */
async function fingerprintOf(
  tx: Transaction,
  { pages, content, context }: SiteImportRun,
): Promise<string> {
  const present = await readSiteContent(tx, pages, context.now)
  return createHash('sha256')
    .update(JSON.stringify(content))
    .update(contentText({ ...present, pictures: [] }))
    .digest('base64url')
}

/** @throws ProblemError 422 transfer.refused */
async function requireContent(
  { db, store }: Pick<TransferParts, 'db' | 'store'>,
  { json, readPicture }: Request['file'],
  { isPreview }: { isPreview: boolean },
): Promise<InitialContent> {
  const content = readContent(json)
  if (Array.isArray(content)) throw transferErrors.refused(content)
  const faults: ContentFault[] = [
    ...(await findPictureFaults(db, content, readPicture)),
    ...(await importMarks(content, readPicture, { store, isPreview })),
  ]
  if (faults.length > 0) throw transferErrors.refused(faults)
  return content
}
