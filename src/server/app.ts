import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Connection, Database, Transaction } from './database/database.ts'
import { adminsRoutes } from './features/admins/admins.routes.ts'
import type { Auth } from './features/admins/auth.ts'
import type { ScryptParameters } from './features/admins/passwords.ts'
import { requireAdmin } from './features/admins/require-admin.ts'
import { secondFactorRoutes } from './features/admins/second-factor.routes.ts'
import { sessionsRoutes } from './features/admins/sessions.routes.ts'
import { findSession } from './features/admins/sessions.service.ts'
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts'
import { bookingsRoutes } from './features/booker-access/bookings.routes.ts'
import { lostLinksRoutes } from './features/booker-access/lost-links.routes.ts'
import { seatsRoutes } from './features/booker-access/seats.routes.ts'
import { bookingChangesRoutes } from './features/booking-changes/booking-changes.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { contentEditsRoutes } from './features/content/content-edits.routes.ts'
import { pageTextsOfTraining } from './features/content/training-texts.service.ts'
import { dateCancellationsRoutes } from './features/date-cancellations/date-cancellations.routes.ts'
import type { ImageStore } from './features/images/image-store.ts'
import { imagesAdminRoutes, mediaRoutes } from './features/images/images.routes.ts'
import type { MailSettings } from './features/mail/mail-settings.ts'
import type { MailTransport } from './features/mail/mail-transport.ts'
import { findMailSubjects } from './features/mail/mails.repository.ts'
import { mailsRoutes } from './features/mail/mails.routes.ts'
import { mailTextsRoutes } from './features/mail-texts/mail-texts.routes.ts'
import { mailTextNames } from './features/mail-texts/mail-texts.service.ts'
import { findMessageSubjects } from './features/messages/messages.repository.ts'
import { messagesRoutes } from './features/messages/messages.routes.ts'
import type { Metrics } from './features/operation/metrics.ts'
import { countRequests, operationRoutes } from './features/operation/operation.routes.ts'
import { isRestoredCopy } from './features/operation/restored-copy.service.ts'
import { packageEditsRoutes } from './features/packages/package-edits.routes.ts'
import { findPackageNames } from './features/packages/packages.repository.ts'
import { packagesRoutes } from './features/packages/packages.routes.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import {
  pricePeriodsAdminRoutes,
  pricePeriodsRoutes,
} from './features/price-periods/price-periods.routes.ts'
import { bookingLinkRoutes } from './features/registrations/booking-link.routes.ts'
import type { SiteTerms } from './features/registrations/booking-promise.ts'
import { figuresRoutes } from './features/registrations/figures.routes.ts'
import { officeBookingRoutes } from './features/registrations/office-booking.routes.ts'
import { registrationDetailsRoutes } from './features/registrations/registration-details.routes.ts'
import { registrationListsRoutes } from './features/registrations/registration-lists.routes.ts'
import { findReferences } from './features/registrations/registrations.repository.ts'
import {
  bookingRoutes,
  registrationsAdminRoutes,
} from './features/registrations/registrations.routes.ts'
import { severalRegistrationsRoutes } from './features/registrations/several-registrations.routes.ts'
import { revisionsRoutes } from './features/revisions/revisions.routes.ts'
import { roomReportsRoutes, roomsAdminRoutes } from './features/room-reports/room-reports.routes.ts'
import { SETTING_NAMES } from './features/settings/setting-names.ts'
import { settingsAdminRoutes, settingsRoutes } from './features/settings/settings.routes.ts'
import { sharePicturesRoutes } from './features/share-pictures/share-pictures.routes.ts'
import type { FindPageSubject } from './features/share-pictures/share-pictures.service.ts'
import type { SiteDescription } from './features/site-map/llms-text.service.ts'
import { siteMapRoutes } from './features/site-map/site-map.routes.ts'
import type { BilingualPage } from './features/site-map/site-map.service.ts'
import { todoRoutes } from './features/todo/todo.routes.ts'
import { createAiBudget } from './features/tools/ai-budget.ts'
import { createAiService } from './features/tools/ai-service.ts'
import type { FetchPage } from './features/tools/guarded-fetch.ts'
import type { RoomQueue } from './features/tools/room-queue.ts'
import type { RoomWatch } from './features/tools/room-watch.ts'
import { roomsRoutes } from './features/tools/rooms.routes.ts'
import { siteReadingsRoutes } from './features/tools/site-readings.routes.ts'
import { strategyDraftsRoutes } from './features/tools/strategy-drafts.routes.ts'
import { toolsRoutes } from './features/tools/tools.routes.ts'
import { notifyOfEdit } from './features/training-notifications/session-change.service.ts'
import { trainingNotificationsRoutes } from './features/training-notifications/training-notifications.routes.ts'
import { trainingDatesRoutes } from './features/trainings/training-dates.routes.ts'
import { trainingEditsRoutes } from './features/trainings/training-edits.routes.ts'
import type { AfterEdit } from './features/trainings/training-edits.service.ts'
import { findTrainingTitles } from './features/trainings/trainings.repository.ts'
import { trainingsRoutes } from './features/trainings/trainings.routes.ts'
import { offersAfterEdit } from './features/waiting-list/edited-dates.ts'
import {
  closeWaitingList,
  closeWaitingListsOfTraining,
  offerFreedSeats,
  takeBackOffers,
} from './features/waiting-list/offers.service.ts'
import {
  waitingListAdminRoutes,
  waitingListRoutes,
} from './features/waiting-list/waiting-list.routes.ts'
import { type ApiVariables, answerError, createApiApp } from './http/api-app.ts'
import { answerDocument, apiDocument } from './http/api-document.ts'
import { findClientAddress } from './http/client-address.ts'
import {
  notStored,
  refuseForeignOrigins,
  refuseInvalidAddresses,
  refuseLongAddresses,
  showOwnChanges,
} from './http/guards.ts'
import { answerOtherMethods } from './http/other-methods.ts'
import { createPageCache } from './http/page-cache.ts'
import { createPageMaker } from './http/page-maker.ts'
import { cacheReads, READ_FOR_PAGE } from './http/page-reads.ts'
import { answerPages } from './http/pages.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import { logRequests } from './http/request-log.ts'
import {
  fileHeaders,
  POLICY,
  securityHeaders,
  sendSecurityHeaders,
} from './http/security-headers.ts'
import { readStaticFiles, type StaticFiles } from './http/static-files.ts'
import type { LoadGate } from './load-gate.ts'
import type { FindLostPage, ReadsParameters } from './render/page-parameters.ts'
import type { RenderPage } from './render/render-page.tsx'
import { VERSION } from './version.ts'

/** Where pictures and fonts are in development, before a build. */
const PUBLIC_FOLDER = 'public'

export interface AppParts {
  config: Config
  db: Database
  pool: pg.Pool
  loadGate: LoadGate
  auth: Auth
  clock: Clock
  /**
   * How long a mail about a changed status waits before it is sent, so that the change can still be undone, in
   * milliseconds.
   */
  statusMailDelayMs: number
  /**
   * The clock that session expiry is computed with. better-auth always uses the system clock, whatever `clock` shows.
   */
  sessionClock: Clock
  transport: MailTransport
  mail: MailSettings
  log: Logger
  firmName: string
  /** Names that a password must not consist of, because they appear on every page. */
  siteNames: readonly string[]
  /** Parameters for hashes of passwords; the present ones of `passwords.ts` where not set. */
  scrypt?: ScryptParameters | undefined
  bilingualPages: readonly BilingualPage[]
  /** What the site says about itself, for programs that read it. */
  describeSite: () => Promise<SiteDescription>
  /** What the pictures of pages for previews of shared links are made of, except of those of one training. */
  findPageSubject: FindPageSubject
  /** What the site says about every booking. */
  terms: SiteTerms
  /** The key of the tokens in mails to those who wait. */
  waitingListKey: string
  /** The key of the tokens in mails to bookers and attendees. */
  bookingLinkKey: string
  metrics: Metrics
  isWorkerRunning: () => boolean
  /** Tells the members of rooms about changes. */
  rooms: RoomWatch
  roomQueue: RoomQueue
  /** Whether this process is subscribed to page changes made by other processes. */
  arePagesSubscribed: () => boolean
  /** Resolves when this process has heard of all page changes so far. */
  hearOfChanges: () => Promise<void>
  /** Origins that a page may show in a frame. */
  frameSources: readonly string[]
  /** Storage of uploaded pictures. */
  images: ImageStore
  /** Fetches a website that a visitor enters, and the product's user-agent token in robots.txt. */
  sites: { fetchPage: FetchPage; token: string }
  render: RenderPage
  readsParameters: ReadsParameters
  findLostPage: FindLostPage
  /** The folder of the built browser files. Unset in development, where Vite serves them. */
  clientFolder?: string | undefined
}

/**
 * Creates the HTTP app: the API under /api, and a rendered page for every other address. Also returns the page cache
 * and the files of the build, which are answered before the app is called.
 */
export function createApp(parts: AppParts) {
  const { log, config, clock, clientFolder, render, readsParameters, findLostPage } = parts
  const headers = securityHeaders(config)
  const limits = createRateLimits(parts.pool, config.limits)
  const { wrongLinks } = limits
  const app = new OpenAPIHono<ApiVariables>()
  app.onError(answerError)
  app.use(logRequests(log))
  app.use(findClientAddress(config.trustedProxies))
  app.use(countRequests(parts.metrics))
  app.use(sendSecurityHeaders(headers))
  app.use(refuseLongAddresses)

  const readApi = async (path: string, init?: RequestInit) => app.request(path, init, READ_FOR_PAGE)
  const readForPage = cacheReads(readApi, () => pages.version())
  const makePage = createPageMaker({
    render,
    read: readForPage,
    headers,
    policy: {
      frameSources: parts.frameSources,
      https: config.publicUrl.startsWith('https:'),
    },
    publicUrl: config.publicUrl,
    clock,
  })
  const pages = createPageCache({
    make: makePage,
    isSubscribed: parts.arePagesSubscribed,
    clock,
    log,
  })

  app.route(
    '/',
    operationRoutes({
      ...parts,
      arePagesCached: pages.hasPages,
      version: VERSION,
      metricsToken: config.metricsToken,
    }),
  )
  app.route('/', createApi({ ...parts, limits }))
  app.route('/', mediaRoutes({ store: parts.images }))
  app.route('/', sharePicturesRoutes({ ...parts, publicFolder: clientFolder ?? PUBLIC_FOLDER }))
  app.use(compress())
  app.route('/', siteMapRoutes({ ...parts, publicUrl: config.publicUrl }))
  if (clientFolder) {
    app.get(
      '/*',
      answerPages({ pages, make: makePage, readsParameters, findLostPage, wrongLinks, clock }),
    )
  } else {
    // In development, pages are not cached: they change with every edit, and Vite adds its own scripts to them.
    app.get('/*', async (c) => {
      const { html, ...page } = await render(c.req.raw, readApi)
      page.headers.set(POLICY, "frame-ancestors 'self'")
      return new Response(html.join(''), page)
    })
  }
  const files: StaticFiles = clientFolder
    ? readStaticFiles(clientFolder, fileHeaders(config))
    : new Map()
  return { app, pages, files }
}

function createApi(parts: AppParts & { limits: RateLimits }) {
  const {
    config,
    db,
    limits,
    auth,
    clock,
    sessionClock,
    transport,
    mail,
    firmName,
    hearOfChanges,
  } = parts
  const isCopy = () => isRestoredCopy(db)
  const aiService = createAiService(config.ai, createAiBudget(limits))
  const ai = async () => (aiService && (await isCopy()) ? null : aiService)

  const api = createApiApp()
  api.use('/trainings/termine.ics', notStored)
  api.use('/api/*', notStored)
  api.use('/api/*', showOwnChanges(hearOfChanges))
  api.use('/api/*', refuseInvalidAddresses, refuseForeignOrigins(config))
  api.use('/api/admin/*', requireAdmin(auth, db, sessionClock))
  const { publicUrl } = config
  const calendar = { publicUrl, firmName }
  api.route('/', trainingsRoutes({ db, clock, calendar }))
  api.route('/', packagesRoutes({ db, clock }))
  api.route('/', pricePeriodsRoutes({ db }))
  api.route('/', contentRoutes({ db }))
  api.route('/', settingsRoutes({ db }))
  const { unconfirmedMailsPerHour: unconfirmedPerHour } = config.limits
  const { staff } = config.mail
  api.route('/', bookingRoutes({ ...parts, limits, staff, unconfirmedPerHour }))
  const freedSeats = { offer: offerFreedSeats, takeBack: takeBackOffers }
  api.route('/', waitingListRoutes({ ...parts, limits, staff, unconfirmedPerHour }))
  api.route('/', waitingListAdminRoutes({ db, clock }))
  api.route('/', lostLinksRoutes({ db, limits }))
  const adminOf = async (headers: Headers) => (await findSession(auth, headers))?.email ?? null
  const access = { ...parts, calendar, staff, unconfirmedPerHour, adminOf }
  api.route('/', bookingsRoutes(access))
  api.route('/', seatsRoutes(access))
  api.route('/', siteReadingsRoutes({ ...parts.sites, limits, isCopy }))
  const { siteNames, scrypt } = parts
  api.route('/', adminsRoutes({ db, auth, limits, sessionClock, siteNames, scrypt }))
  api.route('/', sessionsRoutes({ db, auth, limits, sessionClock }))
  api.route('/', secondFactorRoutes({ db, auth, clock, limits, issuer: firmName }))
  const names = {
    registration: findReferences,
    mail: findMailSubjects,
    message: findMessageSubjects,
    training: findTrainingTitles,
    package: findPackageNames,
    mail_text: async (_: Connection, ids: string[]) => mailTextNames(ids),
    setting: async () => SETTING_NAMES,
  }
  api.route('/', auditLogRoutes({ db, names }))
  api.route('/', registrationsAdminRoutes({ ...parts, unconfirmedPerHour, freedSeats }))
  api.route('/', severalRegistrationsRoutes({ ...parts, unconfirmedPerHour, freedSeats }))
  api.route('/', officeBookingRoutes(parts))
  api.route('/', bookingLinkRoutes({ ...parts, publicUrl: config.publicUrl }))
  const afterEdit: AfterEdit = async (tx, edited) => {
    await notifyOfEdit(tx, edited)
    await offersAfterEdit(tx, edited)
  }
  api.route(
    '/',
    trainingEditsRoutes({
      db,
      clock,
      afterEdit,
      beforeTrainingGoes: closeWaitingListsOfTraining,
      pageTexts: pageTextsOfTraining,
    }),
  )
  const beforeRemoval = (tx: Transaction, dateId: string, now: Date) =>
    closeWaitingList(tx, dateId, 'cancelled', now)
  api.route('/', trainingDatesRoutes({ db, clock, afterEdit, beforeRemoval }))
  api.route('/', dateCancellationsRoutes({ db, clock, mail, afterEdit }))
  api.route('/', trainingNotificationsRoutes({ db, clock, mail }))
  api.route('/', packageEditsRoutes({ db, clock }))
  api.route('/', contentEditsRoutes({ db, clock }))
  api.route('/', revisionsRoutes({ db }))
  api.route('/', imagesAdminRoutes({ db, clock, store: parts.images }))
  api.route('/', registrationDetailsRoutes(parts))
  api.route('/', bookingChangesRoutes({ ...parts, staff, unconfirmedPerHour }))
  api.route('/', figuresRoutes({ db, clock }))
  api.route('/', todoRoutes({ db, clock, backupReminderDays: config.backupReminderDays }))
  api.route('/', peopleRoutes({ db, clock, transport, mail }))
  api.route('/', mailsRoutes({ db, clock, config, mail }))
  api.route('/', messagesRoutes({ db, clock, mail }))
  api.route('/', mailTextsRoutes({ db, clock, mail }))
  api.route('/', settingsAdminRoutes({ db, clock, staff }))
  api.route('/', registrationListsRoutes({ db, clock }))
  api.route('/', pricePeriodsAdminRoutes({ db, clock }))
  api.route('/', toolsRoutes({ ai, limits }))
  api.route('/', strategyDraftsRoutes({ ai, limits }))
  api.route('/', roomsRoutes({ db, clock, limits, watch: parts.rooms, queue: parts.roomQueue }))
  api.route('/', roomReportsRoutes({ ...parts, limits, staff }))
  api.route('/', roomsAdminRoutes({ db }))
  const about = { title: `${firmName}: API`, version: VERSION, publicUrl }
  api.get(
    '/api/openapi.json',
    answerDocument(() => apiDocument(api, about)),
  )
  api.all('/api/*', answerOtherMethods(api.routes))
  return api
}
