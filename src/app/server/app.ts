import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import type pg from 'pg'
import type { Logger } from 'pino'
import { accountingRoutes } from '#office/accounting/server/accounting.routes.ts'
import { auditLogRoutes } from '#office/audit-log/server/audit-log.routes.ts'
import { figuresRoutes } from '#office/figures/server/figures.routes.ts'
import { invoiceListRoutes } from '#office/invoices/server/invoice-list.routes.ts'
import { mailTextsRoutes } from '#office/mail-texts/server/mail-texts.routes.ts'
import { mailTextNames } from '#office/mail-texts/server/mail-texts.service.ts'
import { getMailDelivery } from '#office/mails/server/mail-list.service.ts'
import { mailsRoutes, testMailRoutes } from '#office/mails/server/mails.routes.ts'
import { findMessageSubjects } from '#office/messages/server/messages.repository.ts'
import { messagesRoutes } from '#office/messages/server/messages.routes.ts'
import { newRegistrationRoutes } from '#office/new-registration/server/new-registration.routes.ts'
import { contentEditsRoutes } from '#office/page-texts/server/content-edits.routes.ts'
import { pageDraftsRoutes } from '#office/page-texts/server/page-drafts.routes.ts'
import { proposalsRoutes } from '#office/page-texts/server/proposals.routes.ts'
import { pageNames } from '#office/page-texts/server/staff-pages.service.ts'
import { textHistoryRoutes } from '#office/page-texts/server/text-history.routes.ts'
import { listTranslations } from '#office/page-texts/server/translations.service.ts'
import { privacyRoutes } from '#office/privacy/server/privacy.routes.ts'
import { registrationDetailsRoutes } from '#office/registrations/server/registration-details.routes.ts'
import { registrationListsRoutes } from '#office/registrations/server/registration-lists.routes.ts'
import { severalRegistrationsRoutes } from '#office/registrations/server/several-registrations.routes.ts'
import { firmRoutes, firmSettingsRoutes } from '#office/settings/server/firm-settings.routes.ts'
import { countSamplesOf, readFirmValues } from '#office/settings/server/firm-settings.service.ts'
import { SETTING_NAMES } from '#office/settings/server/setting-names.ts'
import { settingsAdminRoutes, settingsRoutes } from '#office/settings/server/settings.routes.ts'
import { setupRoutes } from '#office/setup/server/setup.routes.ts'
import { SETUP_SETTING } from '#office/setup/server/setup.service.ts'
import { requiresSecondFactor } from '#office/staff/server/second-factor-rule.service.ts'
import { staffRoutes } from '#office/staff/server/staff.routes.ts'
import { todoRoutes } from '#office/todo/server/todo.routes.ts'
import { transferRoutes } from '#office/transfer/server/transfer.routes.ts'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { LoadGate } from '#platform/basics/server/load-gate.ts'
import { VERSION } from '#platform/basics/server/version.ts'
import type { Config } from '#platform/config/server/config.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { contentRoutes } from '#platform/editing/server/content.routes.ts'
import { revisionsRoutes } from '#platform/editing/server/revisions.routes.ts'
import { type ApiVariables, answerError, createApiApp } from '#platform/http/server/api-app.ts'
import { answerDocument, apiDocument } from '#platform/http/server/api-document.ts'
import { adminCallsOf } from '#platform/http/server/call-roles.ts'
import { findClientAddress } from '#platform/http/server/client-address.ts'
import {
  notStored,
  refuseForeignOrigins,
  refuseInvalidAddresses,
  refuseLongAddresses,
  showOwnChanges,
} from '#platform/http/server/guards.ts'
import { answerOtherMethods } from '#platform/http/server/other-methods.ts'
import { createRateLimits, type RateLimits } from '#platform/http/server/rate-limits.ts'
import { logRequests } from '#platform/http/server/request-log.ts'
import {
  fileHeaders,
  POLICY,
  pagePolicy,
  securityHeaders,
  sendSecurityHeaders,
} from '#platform/http/server/security-headers.ts'
import { adminsRoutes } from '#platform/login/server/admins.routes.ts'
import type { Auth } from '#platform/login/server/auth.ts'
import { passwordLinksRoutes } from '#platform/login/server/password-links.routes.ts'
import type { ScryptParameters } from '#platform/login/server/passwords.ts'
import { needsNoSession, requireAdmin } from '#platform/login/server/require-admin.ts'
import { secondFactorRoutes } from '#platform/login/server/second-factor.routes.ts'
import { sessionsRoutes } from '#platform/login/server/sessions.routes.ts'
import { findSession } from '#platform/login/server/sessions.service.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import type { MailTransport } from '#platform/mail/server/mail-transport.ts'
import { findMailSubjects } from '#platform/mail/server/mails.repository.ts'
import type { Metrics } from '#platform/operation/server/metrics.ts'
import { countRequests, operationRoutes } from '#platform/operation/server/operation.routes.ts'
import type { ImageStore } from '#platform/pictures/server/image-store.ts'
import { imagesAdminRoutes, mediaRoutes } from '#platform/pictures/server/images.routes.ts'
import type { ShareBrand } from '#platform/rendering/domain/share-picture.ts'
import { answerPages } from '#platform/rendering/server/answer-pages.ts'
import { createPageCache } from '#platform/rendering/server/page-cache.ts'
import { createPageMaker } from '#platform/rendering/server/page-maker.ts'
import type {
  FindLostPage,
  IsPersonal,
  ReadsParameters,
  RenderPage,
} from '#platform/rendering/server/page-parts.ts'
import { cacheReads, READ_FOR_PAGE } from '#platform/rendering/server/page-reads.ts'
import { readStaticFiles, type StaticFiles } from '#platform/rendering/server/static-files.ts'
import { LANGUAGE_SCRIPT } from '#platform/rendering/web/language-script.ts'
import { SPECULATION_RULES } from '#platform/rendering/web/speculation-rules.ts'
import { findReferences } from '#shop/booking/server/registrations.repository.ts'
import { bookingRoutes } from '#shop/booking/server/registrations.routes.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { bookingChangesRoutes } from '#shop/booking-changes/server/booking-changes.routes.ts'
import { bookingLinkRoutes } from '#shop/booking-link/server/booking-link.routes.ts'
import { bookingsRoutes } from '#shop/booking-link/server/bookings.routes.ts'
import { lostLinksRoutes } from '#shop/booking-link/server/lost-links.routes.ts'
import { seatsRoutes } from '#shop/booking-link/server/seats.routes.ts'
import { dateCancellationsRoutes } from '#shop/date-cancellation/server/date-cancellations.routes.ts'
import { tellAfterEdit } from '#shop/dates/server/session-change.service.ts'
import { trainingDatesRoutes } from '#shop/dates/server/training-dates.routes.ts'
import { trainingNotificationsRoutes } from '#shop/dates/server/training-notifications.routes.ts'
import {
  codeCheckRoutes,
  discountCodesRoutes,
} from '#shop/discount-codes/server/discount-codes.routes.ts'
import { pageTextsOfTraining } from '#shop/inline-edit/server/training-texts.service.ts'
import { bookerInvoicesRoutes } from '#shop/invoices/server/booker-invoices.routes.ts'
import { listBookerInvoices } from '#shop/invoices/server/booker-invoices.service.ts'
import type { InvoiceParts } from '#shop/invoices/server/invoice-files.ts'
import { invoicesRoutes } from '#shop/invoices/server/invoices.routes.ts'
import { severalInvoicesRoutes } from '#shop/invoices/server/several-invoices.routes.ts'
import { bankStatementsRoutes } from '#shop/payments/server/bank-statements.routes.ts'
import { findInvoiceNumbers } from '#shop/payments/server/payments.repository.ts'
import { paymentsRoutes } from '#shop/payments/server/payments.routes.ts'
import { remindersRoutes } from '#shop/payments/server/reminders.routes.ts'
import { packageEditsRoutes } from '#shop/prices/server/package-edits.routes.ts'
import { findPackageNames } from '#shop/prices/server/packages.repository.ts'
import { packagesRoutes } from '#shop/prices/server/packages.routes.ts'
import {
  pricePeriodsAdminRoutes,
  pricePeriodsRoutes,
} from '#shop/prices/server/price-periods.routes.ts'
import { changePreviewRoutes } from '#shop/telling/server/change-preview.routes.ts'
import { CHANGING_WITH_TIME } from '#shop/trainings/server/changing-with-time.ts'
import { trainingEditsRoutes } from '#shop/trainings/server/training-edits.routes.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import { findTrainingTitles } from '#shop/trainings/server/trainings.repository.ts'
import { trainingsRoutes } from '#shop/trainings/server/trainings.routes.ts'
import { offersAfterEdit } from '#shop/waiting-list/server/edited-dates.ts'
import {
  closeWaitingList,
  closeWaitingListsOfTraining,
} from '#shop/waiting-list/server/offers.service.ts'
import {
  waitingListAdminRoutes,
  waitingListRoutes,
} from '#shop/waiting-list/server/waiting-list.routes.ts'
import {
  iconsRoutes,
  type PresentIcons,
  withoutReplacedIcons,
} from '#site/marks/server/icons.routes.ts'
import { readDrawnLogo } from '#site/marks/server/mark-files.service.ts'
import { marksAdminRoutes, marksRoutes } from '#site/marks/server/marks.routes.ts'
import type { SiteDescription } from '#site/search-engines/server/llms-text.service.ts'
import { sharePicturesRoutes } from '#site/search-engines/server/share-pictures.routes.ts'
import type { FindPageSubject } from '#site/search-engines/server/share-pictures.service.ts'
import { siteMapRoutes } from '#site/search-engines/server/site-map.routes.ts'
import type { BilingualPage } from '#site/search-engines/server/site-map.service.ts'
import { answerAdminDocument } from './admin-document.routes.ts'
import { EDITED_PAGES } from './edited-pages.ts'
import { MODULES, type RunningModule } from './modules.ts'
import { pageEditorRoutes } from './page-editor.routes.ts'

/** Where pictures and fonts are in development, before a build. */
export const PUBLIC_FOLDER = 'public'

export interface AppParts {
  config: Config
  db: Database
  pool: pg.Pool
  loadGate: LoadGate
  auth: Auth
  clock: Clock
  /** Milliseconds from a change of a booking until its people are told, so that the change can still be undone. */
  tellDelayMs: number
  /**
   * The clock that session expiry is computed with. better-auth always uses the system clock, whatever `clock` shows.
   */
  sessionClock: Clock
  transport: MailTransport
  mail: MailSettings
  log: Logger
  /** The present name of the firm. */
  firmName: () => string
  /** Names that a password must not consist of, because they appear on every page. */
  siteNames: () => readonly string[]
  /** Parameters for hashes of passwords; the present ones of `passwords.ts` where not set. */
  scrypt?: ScryptParameters | undefined
  bilingualPages: readonly BilingualPage[]
  /** What the site says about itself, for programs that read it. */
  describeSite: () => Promise<SiteDescription>
  /** What pictures for previews show of the firm. */
  shareBrand: () => ShareBrand
  /** Colours and fonts of the website. */
  readLook: InvoiceParts['readLook']
  /** The firm's logo on paper. */
  readLogo: InvoiceParts['readLogo']
  /** With the website's fonts. */
  fontFolder: string
  /** The colour of the pages' background. */
  themeColor: () => string
  /** What the firm's own icons are drawn from; null while the sample's are shown. */
  presentIcons: () => PresentIcons | null
  /** The present address of an icon. */
  iconAddress: (path: string) => string
  /** What the pictures of pages for previews of shared links are made of, except of those of one training. */
  findPageSubject: FindPageSubject
  /** What the site says about every booking. */
  terms: SiteTerms
  /** The key of the tokens in mails to those who wait. */
  waitingListKey: string
  /** The key of the tokens in mails to bookers and attendees. */
  bookingLinkKey: string
  /** The key of the tokens in mails to staff. */
  passwordLinkKey: string
  metrics: Metrics
  isWorkerRunning: () => boolean
  modules: readonly RunningModule[]
  /** Whether this process is subscribed to page changes made by other processes. */
  arePagesSubscribed: () => boolean
  /** Resolves when this process has heard of all page changes so far. */
  hearOfChanges: () => Promise<void>
  /** Origins that a page may show in a frame. */
  frameSources: () => readonly string[]
  /** Storage of uploaded pictures. */
  images: ImageStore
  render: RenderPage
  /** The elements that load the styles and scripts of the administration. */
  adminAssets: string
  readsParameters: ReadsParameters
  findLostPage: FindLostPage
  isPersonal: IsPersonal
  /** Resolves when `firm()` is the one of all changes that this process has heard of. */
  firmIsRead: () => Promise<void>
  /** The folder of the built browser files. Unset in development, where Vite serves them. */
  clientFolder?: string | undefined
}

/**
 * Creates the HTTP app: the API under /api, the application under /admin, and a rendered page for every other address. Also returns the page cache
 * and the files of the build, which are answered before the app is called.
 */
export function createApp(parts: AppParts) {
  const { log, config, clock, clientFolder, render, readsParameters, findLostPage, isPersonal } =
    parts
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
  const policyWith = (scripts: readonly string[]) =>
    pagePolicy(scripts, {
      frameSources: parts.frameSources(),
      https: config.publicUrl.startsWith('https:'),
    })
  const makePage = createPageMaker({
    async render(...page) {
      await parts.firmIsRead()
      return render(...page)
    },
    read: readForPage,
    headers: () => ({ ...headers, [POLICY]: policyWith([LANGUAGE_SCRIPT, SPECULATION_RULES]) }),
    publicUrl: config.publicUrl,
    isPersonal,
    clock,
    changing: CHANGING_WITH_TIME,
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
  const publicFolder = clientFolder ?? PUBLIC_FOLDER
  app.route('/', createApi({ ...parts, limits }))
  app.route('/', mediaRoutes({ store: parts.images }))
  app.route('/', marksRoutes({ store: parts.images }))
  app.route('/', iconsRoutes({ ...parts, publicFolder }))
  const drawnLogo = () => readDrawnLogo(parts.images, parts.shareBrand().logo)
  app.route('/', sharePicturesRoutes({ ...parts, readLogo: drawnLogo, publicFolder }))
  app.use(compress())
  app.route('/', siteMapRoutes({ ...parts, publicUrl: config.publicUrl }))
  app.get(
    '/admin/*',
    answerAdminDocument({
      assets: parts.adminAssets,
      policy: () => policyWith([]),
      read: (path, cookie) => readApi(path, { headers: { cookie } }),
    }),
  )
  app.route(
    '/',
    pageEditorRoutes({
      render,
      publicUrl: config.publicUrl,
      policy: () => policyWith([]),
      read: readApi,
    }),
  )
  if (clientFolder) {
    app.get(
      '/*',
      answerPages({
        pages,
        make: makePage,
        readsParameters,
        findLostPage,
        isPersonal,
        wrongLinks,
        clock,
      }),
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
    ? withoutReplacedIcons(
        readStaticFiles(clientFolder, fileHeaders(config)),
        () => parts.presentIcons() !== null,
      )
    : new Map()
  return { app, pages, files }
}

export function createApi(parts: AppParts & { limits: RateLimits }) {
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

  const api = createApiApp()
  api.use('/trainings/termine.ics', notStored)
  api.use('/api/*', notStored)
  api.use('/api/*', showOwnChanges(hearOfChanges))
  api.use('/api/*', refuseInvalidAddresses, refuseForeignOrigins(config))
  const access = {
    auth,
    db,
    clock: sessionClock,
    callOf: (c: Context) => adminCallOf(c),
    requiresSecondFactor: (role: StaffRole) => requiresSecondFactor(db, role),
  }
  api.use('/api/admin/*', requireAdmin(access))
  const { publicUrl } = config
  const calendar = {
    publicUrl,
    get firmName() {
      return firmName()
    },
  }
  api.route('/', trainingsRoutes({ db, clock, calendar }))
  api.route('/', packagesRoutes({ db, clock }))
  api.route('/', pricePeriodsRoutes({ db }))
  api.route('/', codeCheckRoutes({ db, clock, limits }))
  api.route('/', contentRoutes({ db }))
  api.route('/', settingsRoutes({ db }))
  api.route('/', firmRoutes({ db }))
  const { unconfirmedMailsPerHour: unconfirmedPerHour } = config.limits
  const { staff } = config.mail
  api.route('/', bookingRoutes({ ...parts, limits, staff, unconfirmedPerHour }))
  const settings = { staff, unconfirmedPerHour, tellDelayMs: parts.tellDelayMs }
  api.route('/', waitingListRoutes({ ...parts, limits, staff, unconfirmedPerHour }))
  api.route('/', waitingListAdminRoutes({ db, clock }))
  api.route('/', lostLinksRoutes({ db, limits }))
  const adminOf = async (headers: Headers) => (await findSession(auth, headers))?.email ?? null
  const bookerAccess = {
    ...{ ...parts, ...settings, calendar, adminOf },
    listInvoices: listBookerInvoices,
  }
  api.route('/', bookingsRoutes(bookerAccess))
  api.route('/', bookerInvoicesRoutes(bookerAccess))
  api.route('/', seatsRoutes(bookerAccess))
  const { siteNames, scrypt } = parts
  api.route('/', adminsRoutes({ db, auth, limits, sessionClock, siteNames, scrypt }))
  const { passwordLinkKey } = parts
  api.route('/', passwordLinksRoutes({ db, clock, limits, passwordLinkKey, siteNames, scrypt }))
  api.route('/', sessionsRoutes({ db, auth, limits, sessionClock }))
  api.route('/', secondFactorRoutes({ db, auth, clock, limits, issuer: firmName }))
  const names = {
    registration: findReferences,
    invoice: findInvoiceNumbers,
    mail: findMailSubjects,
    message: findMessageSubjects,
    training: findTrainingTitles,
    package: findPackageNames,
    mail_text: async (_: Connection, ids: string[]) => mailTextNames(ids),
    setting: async () => new Map([...SETTING_NAMES, [SETUP_SETTING.name, 'Einrichten']]),
    page: async (_: Connection, ids: string[]) => pageNames(EDITED_PAGES, ids),
  }
  api.route('/', auditLogRoutes({ db, names }))
  api.route('/', severalRegistrationsRoutes({ ...parts, ...settings }))
  api.route('/', newRegistrationRoutes(parts))
  api.route('/', bookingLinkRoutes({ ...parts, publicUrl: config.publicUrl }))
  const tellOfMove = tellAfterEdit(parts.tellDelayMs)
  const afterEdit: AfterEdit = async (tx, edited) => {
    await tellOfMove(tx, edited)
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
  api.route('/', dateCancellationsRoutes({ ...settings, db, clock, mail, afterEdit }))
  api.route('/', trainingNotificationsRoutes({ db, clock, mail }))
  const hooks = { afterEdit, beforeTrainingGoes: closeWaitingListsOfTraining }
  api.route('/', transferRoutes({ db, clock, hooks, pages: EDITED_PAGES, store: parts.images }))
  api.route('/', packageEditsRoutes({ db, clock }))
  api.route('/', contentEditsRoutes({ db, clock }))
  api.route('/', pageDraftsRoutes({ db, clock, pages: EDITED_PAGES }))
  const translators = parts.modules.map(({ translator }) => translator(limits))
  const findTranslator = async () => {
    for (const find of translators) {
      const translate = await find()
      if (translate) return translate
    }
    return null
  }
  api.route('/', proposalsRoutes({ db, clock, pages: EDITED_PAGES, findTranslator }))
  api.route('/', textHistoryRoutes({ db, pages: EDITED_PAGES }))
  api.route('/', revisionsRoutes({ db }))
  api.route('/', imagesAdminRoutes({ db, clock, store: parts.images }))
  api.route('/', registrationDetailsRoutes(parts))
  api.route('/', bookingChangesRoutes({ ...parts, ...settings }))
  api.route('/', changePreviewRoutes({ ...parts, ...settings }))
  api.route('/', figuresRoutes({ db, clock }))
  api.route('/', accountingRoutes({ db, clock }))
  const listsOfReported = MODULES.map(({ listReported }) => listReported)
  const { backupReminderDays } = config
  const listDrifting = (from: Database) => listTranslations(from, EDITED_PAGES)
  const countSampleFacts = () => countSamplesOf(db, publicUrl)
  api.route(
    '/',
    todoRoutes({
      db,
      clock,
      backupReminderDays,
      listsOfReported,
      listTranslations: listDrifting,
      countSampleFacts,
    }),
  )
  api.route(
    '/',
    setupRoutes({
      ...{ db, clock, publicUrl, backupReminderDays },
      pages: EDITED_PAGES,
      getMailDelivery: () => getMailDelivery(db, config, mail, passwordLinkKey),
    }),
  )
  api.route('/', privacyRoutes({ db, clock, transport, mail }))
  api.route('/', mailsRoutes({ db, clock, config, mail, passwordLinkKey }))
  api.route('/', testMailRoutes({ db, clock, config, mail, passwordLinkKey, limits }))
  api.route('/', messagesRoutes({ db, clock, mail }))
  api.route('/', mailTextsRoutes({ db, clock, mail }))
  api.route('/', staffRoutes({ db, clock }))
  api.route('/', settingsAdminRoutes({ db, clock, staff }))
  api.route('/', firmSettingsRoutes({ db, clock }))
  const invoiceParts = { ...parts, readFirm: readFirmValues }
  api.route('/', severalInvoicesRoutes(invoiceParts))
  api.route('/', invoicesRoutes(invoiceParts))
  api.route('/', remindersRoutes({ db, clock, mail }))
  api.route('/', paymentsRoutes({ db, clock }))
  api.route('/', bankStatementsRoutes(invoiceParts))
  api.route('/', invoiceListRoutes({ db, clock }))
  api.route('/', marksAdminRoutes({ db, clock, store: parts.images }))
  api.route('/', registrationListsRoutes({ db, clock }))
  api.route('/', pricePeriodsAdminRoutes({ db, clock }))
  api.route('/', discountCodesRoutes({ db, clock }))
  for (const { routes } of parts.modules) api.route('/', routes(limits))
  const adminCallOf = adminCallsOf(api, needsNoSession)
  const about = () => ({ title: `${firmName()}: API`, version: VERSION, publicUrl })
  api.get(
    '/api/openapi.json',
    answerDocument(() => apiDocument(api, about())),
  )
  api.all('/api/*', answerOtherMethods(api.routes))
  return api
}
