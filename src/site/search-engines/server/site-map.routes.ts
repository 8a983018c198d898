import { Hono } from 'hono'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import type { SiteDescription } from './llms-text.service.ts'
import { getLlmsText, getSiteMap } from './site-files.service.ts'
import { type BilingualPage, robots, securityContact, webManifest } from './site-map.service.ts'

const AN_HOUR = 'public, max-age=3600'
/** Dates, prices and free seats are in it. */
const FIVE_MINUTES = 'public, max-age=300'

interface SiteMapParts {
  db: Database
  clock: Clock
  publicUrl: string
  firmName: () => string
  /** The colour of the pages' background. */
  themeColor: () => string
  /** The present address of an icon. */
  iconAddress: (path: string) => string
  mail: { firm: { email: string } }
  bilingualPages: readonly BilingualPage[]
  /** Reads the present texts of all pages. */
  describeSite: () => Promise<SiteDescription>
}

/** Serves files for crawlers and other programs: site map, llms.txt, robots.txt, web manifest and security contact. */
export function siteMapRoutes({
  db,
  clock,
  publicUrl,
  firmName,
  themeColor,
  iconAddress,
  mail,
  bilingualPages,
  describeSite,
}: SiteMapParts) {
  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const parts = { now: clock.now(), publicUrl, bilingualPages, site: await describeSite() }
      return c.body(await getSiteMap(db, parts), 200, {
        'Content-Type': 'application/xml; charset=UTF-8',
        'Cache-Control': AN_HOUR,
      })
    })
    .get('/llms.txt', async (c) => {
      const parts = {
        now: clock.now(),
        publicUrl,
        firmName: firmName(),
        site: await describeSite(),
      }
      const text = await getLlmsText(db, parts)
      return c.text(text, 200, { 'Cache-Control': FIVE_MINUTES })
    })
    .get('/robots.txt', (c) => c.text(robots(publicUrl), 200, { 'Cache-Control': AN_HOUR }))
    .get('/.well-known/security.txt', (c) => {
      const text = securityContact({ publicUrl, email: mail.firm.email, now: clock.now() })
      return c.text(text, 200, { 'Cache-Control': AN_HOUR })
    })
    .get('/site.webmanifest', (c) =>
      c.body(JSON.stringify(webManifest(firmName(), themeColor(), iconAddress)), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': AN_HOUR,
      }),
    )
}
