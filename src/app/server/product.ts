import path from 'node:path'
import { runMigrations as migrateWorker } from 'graphile-worker'
import type { Logger } from 'pino'
import { readStoredFigures } from '#office/figures/server/stored-figures.service.ts'
import { addStoredMetrics } from '#office/figures/server/stored-metrics.ts'
import { senderHash, testMailToken } from '#office/mails/server/test-mail-token.ts'
import { readFirmValues } from '#office/settings/server/firm-settings.service.ts'
import {
  insertFirstContent,
  requireFirstPictures,
} from '#office/transfer/server/transfer.service.ts'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { type Clock, systemClock } from '#platform/basics/server/clock.ts'
import { createLoadGate } from '#platform/basics/server/load-gate.ts'
import { restrictToOwner } from '#platform/basics/server/private-files.ts'
import { VERSION } from '#platform/basics/server/version.ts'
import type { Config } from '#platform/config/server/config.ts'
import {
  type Database,
  type OpenDatabase,
  openDatabase,
} from '#platform/database/server/database.ts'
import { subscribeToNotifications } from '#platform/database/server/database-notifications.ts'
import { migrateDatabase } from '#platform/database/server/migrate.ts'
import { clientAddressOf } from '#platform/http/server/client-address.ts'
import { shareWork } from '#platform/http/server/fair-work.ts'
import type { SiteNetwork } from '#platform/http/server/site-network.ts'
import { ensureFirstAdmin, sessionSecret } from '#platform/login/server/admins.service.ts'
import { createAuth } from '#platform/login/server/auth.ts'
import { passwordLinkKeyOf, passwordToken } from '#platform/login/server/password-tokens.ts'
import type { ScryptParameters } from '#platform/login/server/passwords.ts'
import { type MailFirm, type MailLogo, mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import { createMetrics } from '#platform/operation/server/metrics.ts'
import { findRestoredCopy } from '#platform/operation/server/restored-copy.repository.ts'
import { isRestoredCopy } from '#platform/operation/server/restored-copy.service.ts'
import {
  folderImageStore,
  type ImageStore,
  mediaFolderIn,
  unchangedByCopies,
} from '#platform/pictures/server/image-store.ts'
import { s3ImageStore } from '#platform/pictures/server/s3-image-store.ts'
import { answerDirectly } from '#platform/rendering/server/direct-answers.ts'
import type {
  FindLostPage,
  IsPersonal,
  ReadsParameters,
  RenderPage,
} from '#platform/rendering/server/page-parts.ts'
import { iconAddress, presentIcons } from '#platform/rendering/web/icon-links.ts'
import { shareBrand } from '#platform/rendering/web/share-brand.ts'
import {
  bookingLinkKeyOf,
  bookingToken,
  newContactToken,
  seatToken,
} from '#shop/booking/server/booking-link.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { insertInitialContent } from '#shop/initial-content/server/initial-content.repository.ts'
import {
  type FirstContent,
  initialContent,
} from '#shop/initial-content/server/initial-content-file.ts'
import { bookingConditions } from '#shop/trainings/web/faq.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { CORNERS } from '#site/look/domain/corners.ts'
import { look, themeColor } from '#site/look/web/look.ts'
import { readPaperLogo } from '#site/marks/server/mark-files.service.ts'
import { markPngPath, readMarkPath } from '#site/pages/domain/mark-path.ts'
import { firm } from '#site/pages/web/firm.ts'
import { listedPages, PAGES } from '#site/pages/web/page-table.ts'
import { describeSite } from '#site/search-engines/web/describe-site.ts'
import { findPageSubject } from '#site/search-engines/web/find-page-subject.ts'
import { createApp, PUBLIC_FOLDER } from './app.ts'
import { EDITED_PAGES } from './edited-pages.ts'
import { followFirm, readFirm } from './follow-firm.ts'
import { MODULES } from './modules.ts'
import { readLegalVersions } from './read-legal-versions.ts'
import { pageTextsReader, readShopTexts } from './read-page-texts.ts'
import { startWorker } from './worker.ts'
import './mails.ts'

/** The present firm in mails. */
export function mailFirm(): MailFirm {
  const { name, legalName, address, phone, email, vat, marks } = firm()
  return {
    name,
    logo: marks && mailLogo(marks.logo),
    legalName,
    addressLines: [address.street, `${address.postalCode} ${address.city}`],
    phone: phone.display,
    email,
    vatNote: vat.de,
    imprintPath: PAGES.impressum.de,
    privacyPath: PAGES.datenschutz.de,
    termsPath: PAGES.teilnahmebedingungen.de,
    look: { colors: look().colors, radii: CORNERS[look().values.corners].radii },
  }
}

function mailLogo(logo: string): MailLogo {
  const path = markPngPath(logo)
  const { width = 0, height = 0 } = readMarkPath(path) ?? {}
  return { path, width, height }
}

const firmName = () => firm().name

export const SITE_TERMS: SiteTerms = {
  get vat() {
    const { de, rate } = firm().vat
    return { note: de, rate }
  },
  conditionsUnder: bookingConditions,
  readLegal: readLegalVersions,
}

/** Long enough to notice a wrong choice, short enough for the person who waits for the mail. */
const TELL_DELAY_MS = 60_000

export type Product = Awaited<ReturnType<typeof startProduct>>

export interface ProductParts {
  config: Config
  log: Logger
  render: RenderPage
  /** The elements that load the styles and scripts of the administration. */
  adminAssets: string
  /** Which addresses render a separate page because of their parameters. In development: all that have any. */
  readsParameters?: ReadsParameters
  /** Which addresses have no page. In development none is known, and each is rendered. */
  findLostPage?: FindLostPage
  isPersonal?: IsPersonal
  clientFolder?: string
  clock?: Clock
  retryPausesMs?: readonly number[]
  /** Milliseconds from a change of a booking until its people are told; one minute where not set. */
  tellDelayMs?: number
  /** How often the stored runs of the timetable are checked, in milliseconds; every ten seconds where not set. */
  checkRunsEveryMs?: number
  /** Redirects requests to websites to this machine, for tests. No setting of an operator reaches this. */
  siteNetwork?: SiteNetwork
  /** Parameters for hashes of passwords, for tests that log in often. No setting of an operator reaches this. */
  scrypt?: ScryptParameters | undefined
  /** Aborted when the process is asked to stop, also while it still starts. */
  stopping?: AbortSignal
}

/**
 * Starts the product: database (migrated, with initial content on the first start), administrators, background work and
 * the HTTP app. The caller listens.
 */
export async function startProduct(parts: ProductParts) {
  const { config, log, stopping } = parts
  closeDataFolder(config.dataDir, log)
  const database = await openDatabase(config, log, { waitUntil: stopping, limited: true })
  try {
    return await startOn(database, parts)
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Removes other users' permissions on the files in DATA_DIR, some of which may have been put there by hand. PostgreSQL checks its own folder, and does not start where that is open.
 */
function closeDataFolder(dataDir: string, log: Logger): void {
  const folder = path.resolve(dataDir)
  const { closed, refused } = restrictToOwner(folder, path.join(folder, 'postgres'))
  if (closed) log.info({ closed }, 'files in DATA_DIR were open to other users and are closed now')
  if (refused.length)
    log.warn(
      { files: refused.slice(0, 10), count: refused.length },
      'files in DATA_DIR stay open to other users',
    )
}

/**
 * @throws ConfigError where the S3 store refuses an operation that the product needs. A restored copy does not check,
 * because the check writes to the store.
 */
async function openImageStore(
  { s3, dataDir }: Config,
  log: Logger,
  isCopy: () => Promise<boolean>,
): Promise<ImageStore> {
  if (!s3) return folderImageStore(mediaFolderIn(dataDir))
  const store = s3ImageStore(s3, log)
  if (!(await isCopy())) await store.check()
  return unchangedByCopies(store, isCopy)
}

/** What a new database begins with. */
async function insertFirstStart(
  db: Database,
  { initialContent: file = '' }: Config,
  { now, store }: { now: Date; store: ImageStore },
): Promise<void> {
  let opened: FirstContent | undefined
  const open = async (day: CalendarDay) => {
    opened = await initialContent(file || undefined, day)
    await requireFirstPictures({ db, store }, opened, file)
    return opened
  }
  try {
    await insertInitialContent(db, now, open, (tx, first) =>
      insertFirstContent(tx, first, { pages: EDITED_PAGES, store, now, file }),
    )
  } finally {
    opened?.close()
  }
}

async function startOn({ db, pool, close }: OpenDatabase, parts: ProductParts) {
  const { config, log, clock = systemClock } = parts
  await migrateDatabase(pool.connectionSettings, { log })
  await migrateWorker({ pgPool: pool })
  const images = await openImageStore(config, log, () => isRestoredCopy(db))
  await insertFirstStart(db, config, { now: clock.now(), store: images })
  await readFirm(db)
  const copy = await findRestoredCopy(db)
  if (copy)
    log.warn(
      copy,
      'this is a restored copy: it sends no mail and asks no other service until "npm run live"',
    )
  const { publicUrl } = config
  const { scrypt } = parts
  const auth = createAuth({ db, secret: await sessionSecret(db), publicUrl, scrypt, log })
  const siteNames = () => [firm().name, new URL(publicUrl).hostname]
  const { drawnPassword, isWeak } = await ensureFirstAdmin(
    db,
    config.firstAdmin,
    siteNames(),
    scrypt,
  )
  if (isWeak)
    log.warn(
      'ADMIN_PASSWORD is easy to guess: log in now, and choose a better one as you are asked to',
    )
  const waitingListKey = await waitingListKeyOf(db)
  const bookingLinkKey = await bookingLinkKeyOf(db)
  const passwordLinkKey = await passwordLinkKeyOf(db)
  const mail = mailSettings(config, mailFirm)
  const sentMail = mailSettings(config, mailFirm, {
    waiting: (id) => tokenOf(waitingListKey, id),
    booking: ({ registrationId: id, linkCounter }) =>
      bookingToken(bookingLinkKey, { id, linkCounter }),
    newContact: ({ registrationId: id, linkCounter }, newEmail) =>
      newContactToken(bookingLinkKey, { id, linkCounter }, newEmail),
    seat: (seat) => seatToken(bookingLinkKey, seat),
    password: (linkId) => passwordToken(passwordLinkKey, linkId),
    testMail: (requestedAt) =>
      testMailToken(passwordLinkKey, senderHash(passwordLinkKey, config, mail), requestedAt),
  })
  const transport = createMailTransport(config, mail)
  const { retryPausesMs, checkRunsEveryMs } = parts
  const {
    readsParameters = () => true,
    findLostPage = () => null,
    isPersonal = () => false,
  } = parts
  const loadGate = createLoadGate()
  const { staff } = config.mail
  const readLook = () => ({ colors: look().colors, pair: look().values.type })
  const readLogo = () => readPaperLogo(images, shareBrand().logo)
  const fontFolder = path.join(parts.clientFolder ?? PUBLIC_FOLDER, 'fonts')
  const worker = await startWorker({
    invoices: { db, readFirm: readFirmValues, readLook, readLogo, fontFolder },
    db,
    loadGate,
    pool,
    transport,
    mail: sentMail,
    staff,
    unconfirmedPerHour: config.limits.unconfirmedMailsPerHour,
    retryPausesMs,
    checkRunsEveryMs,
    clock,
    log,
  })
  const metrics = createMetrics({
    pool,
    version: VERSION,
    isWorkerRunning: worker.isRunning,
    cachedPages: () => pages.size(),
    readStored: () => readStoredFigures(db, log),
    addStored: addStoredMetrics,
  })
  const subscription = subscribeToNotifications({ connect: () => pool.connectBeside(), log })
  const present = followFirm({ db, subscription, log })
  const readPageTexts = pageTextsReader(db)
  const { siteNetwork } = parts
  const given = { config, db, clock, log, subscription, firmName, siteNetwork }
  const modules = await Promise.all(MODULES.map(({ start }) => start(given)))
  const stopModules = () => {
    for (const { stop } of modules) stop()
  }
  const { app, pages, files } = createApp({
    modules,
    metrics,
    arePagesSubscribed: subscription.isSubscribed,
    hearOfChanges: async () => {
      await subscription.catchUp()
      await present.isRead()
    },
    isWorkerRunning: worker.isRunning,
    config,
    db,
    pool,
    loadGate,
    auth,
    clock,
    tellDelayMs: parts.tellDelayMs ?? TELL_DELAY_MS,
    sessionClock: systemClock,
    transport,
    mail,
    log,
    firmName,
    shareBrand,
    readLook,
    readLogo,
    fontFolder,
    themeColor,
    presentIcons,
    iconAddress,
    siteNames,
    describeSite: () => describeSite(readPageTexts),
    findPageSubject: (name) => findPageSubject(name, readPageTexts, () => readShopTexts(db)),
    terms: SITE_TERMS,
    waitingListKey,
    bookingLinkKey,
    passwordLinkKey,
    scrypt,
    images,
    bilingualPages: listedPages().map((page) => PAGES[page]),
    frameSources: () => [new URL(firm().map.embedUrl).origin],
    render: parts.render,
    adminAssets: parts.adminAssets,
    readsParameters,
    findLostPage,
    isPersonal,
    firmIsRead: present.isRead,
    clientFolder: parts.clientFolder,
  })
  subscription.onPageChange(pages.invalidate)
  subscription.onPageChange(metrics.countPageChange)
  return {
    fetch: app.fetch,
    /** As {@link fetch}, for requests from the network: the work is shared among their clients. */
    answer: shareWork({
      answer: app.fetch,
      clientOf: (request) => clientAddressOf(request, config.trustedProxies),
      onRefusal: ({ method = '' }) => metrics.countDirectAnswer('too busy', method, 503),
    }),
    /**
     * Answers a request for a cached page or a file, before {@link answer} is called. Returns whether it has answered.
     */
    answerDirectly: answerDirectly({
      pages,
      files,
      readsParameters,
      clock,
      log,
      count: metrics.countDirectAnswer,
    }),
    /** The generated password of the first administrator, shown to the operator once; null where none was generated. */
    drawnPassword,
    mailGoesTo: transport.description,
    /** The backup that this database is a restored copy of, as of the start; null for the live product. */
    copy,
    /** Ends the background work and the event streams. Other requests are still answered. */
    async stopWorking() {
      stopModules()
      await worker.stop()
    },
    async stop() {
      stopModules()
      await worker.stop()
      await subscription.stop()
      transport.close()
      await close()
    },
  }
}
