import type { Logger } from 'pino'
import type { FindTranslator } from '#office/page-texts/server/proposals.service.ts'
import type { ListReported } from '#office/todo/server/todo.service.ts'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Config } from '#platform/config/server/config.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { NotificationSubscription } from '#platform/database/server/database-notifications.ts'
import type { createApiApp } from '#platform/http/server/api-app.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import type { SiteNetwork } from '#platform/http/server/site-network.ts'
import type { MailsOf } from '#platform/mail/server/registered-mails.ts'
import { toolsModule } from '#tools/mount/server/tools-module.ts'

/** What the server takes from a part of the product that it can do without. */
interface ProductModule {
  /** The mails of its own templates, which it has all of. */
  mails: MailsOf<never>
  listReported: ListReported
  /** Deletes what visitors published with it and is over; returns how many. */
  deletePublished: (db: Database, now: Date) => Promise<number>
  start: (given: {
    config: Config
    db: Database
    clock: Clock
    log: Logger
    subscription: NotificationSubscription
    firmName: () => string
    siteNetwork: SiteNetwork | undefined
  }) => Promise<RunningModule>
}

export interface RunningModule {
  /** Its calls. */
  routes: (limits: RateLimits) => ReturnType<typeof createApiApp>
  /** What translates texts of pages, where there is something at present. */
  translator: (limits: RateLimits) => FindTranslator
  /** Ends what runs beside requests, and streams of events. */
  stop: () => void
}

const INSTALLED = [
  // src/tools
  toolsModule,
] as const

export const MODULES: readonly ProductModule[] = INSTALLED

/** The templates of all modules' mails. */
export type ModuleMail = MailOf<(typeof INSTALLED)[number]>
type MailOf<Module> = Module extends { mails: { texts: infer Texts } } ? keyof Texts : never

/** Deletes what visitors published and is over; returns how many. */
export async function deletePublished(db: Database, now: Date): Promise<number> {
  let deleted = 0
  for (const module of MODULES) deleted += await module.deletePublished(db, now)
  return deleted
}
