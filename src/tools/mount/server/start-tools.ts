import type { Logger } from 'pino'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Config } from '#platform/config/server/config.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { NotificationSubscription } from '#platform/database/server/database-notifications.ts'
import { createApiApp } from '#platform/http/server/api-app.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import type { SiteNetwork } from '#platform/http/server/site-network.ts'
import { isRestoredCopy } from '#platform/operation/server/restored-copy.service.ts'
import { createAiBudget } from '#tools/ai/server/ai-budget.ts'
import { createAiService } from '#tools/ai/server/ai-service.ts'
import { roomReportsRoutes, roomsAdminRoutes } from '#tools/reports/server/room-reports.routes.ts'
import { createRoomQueue } from '#tools/room-calls/server/room-queue.ts'
import { createRoomWatch } from '#tools/room-calls/server/room-watch.ts'
import { roomsRoutes } from '#tools/room-calls/server/rooms.routes.ts'
import { strategyDraftsRoutes } from '#tools/strategy-consultant/server/strategy-drafts.routes.ts'
import { translateBy } from '#tools/suggestions/server/page-translation.ts'
import { toolsRoutes } from '#tools/suggestions/server/tools.routes.ts'
import { createGuardedFetch } from '#tools/website-reader/server/guarded-fetch.ts'
import { siteAgent } from '#tools/website-reader/server/site-agent.ts'
import { siteReadingsRoutes } from '#tools/website-reader/server/site-readings.routes.ts'

interface Given {
  config: Config
  db: Database
  clock: Clock
  log: Logger
  /** What the database tells about rooms. */
  subscription: Pick<NotificationSubscription, 'onRoomChange' | 'onPresence'>
  /** Named to the websites that are read. */
  firmName: () => string
  /** Where tests lead requests to websites. */
  siteNetwork: SiteNetwork | undefined
}

/** Starts what tells the members of rooms about changes; returns the calls of all tools. */
export function startTools({ config, db, clock, log, subscription, ...given }: Given) {
  const queue = createRoomQueue()
  const watch = createRoomWatch({
    ...{ db, clock, queue, log },
    onRoomChange: subscription.onRoomChange,
    onPresence: subscription.onPresence,
  })
  const agent = () => siteAgent(given.firmName(), config.publicUrl)
  const fetchPage = createGuardedFetch({
    get userAgent() {
      return agent().userAgent
    },
    ...given.siteNetwork,
  })
  const { staff } = config.mail
  const isCopy = () => isRestoredCopy(db)
  const aiWithin = (limits: RateLimits) => {
    const aiService = createAiService(config.ai, createAiBudget(limits))
    return async () => (aiService && (await isCopy()) ? null : aiService)
  }
  return {
    translator(limits: RateLimits) {
      const ai = aiWithin(limits)
      return async () => {
        const service = await ai()
        return service && translateBy(service)
      }
    },
    routes(limits: RateLimits) {
      const ai = aiWithin(limits)
      const app = createApiApp()
      app.route('/', toolsRoutes({ ai, limits }))
      app.route('/', siteReadingsRoutes({ fetchPage, token: () => agent().token, limits, isCopy }))
      app.route('/', strategyDraftsRoutes({ ai, limits }))
      app.route('/', roomsRoutes({ db, clock, limits, watch, queue }))
      app.route('/', roomReportsRoutes({ db, clock, limits, roomQueue: queue, staff }))
      app.route('/', roomsAdminRoutes({ db }))
      return app
    },
    /** Ends the streams of rooms. */
    stop: () => watch.stop(),
  }
}
