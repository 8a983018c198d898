import { Hono } from 'hono'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { getTrainings } from '../trainings/trainings.service.ts'
import {
  type BilingualPage,
  robots,
  securityContact,
  siteMap,
  webManifest,
} from './site-map.service.ts'

const AN_HOUR = 'public, max-age=3600'

interface SiteMapParts {
  db: Database
  clock: Clock
  publicUrl: string
  firmName: string
  mail: { firm: { email: string } }
  bilingualPages: readonly BilingualPage[]
}

/** Serves files for crawlers and other programs: site map, robots.txt, web manifest and security contact. */
export function siteMapRoutes({
  db,
  clock,
  publicUrl,
  firmName,
  mail,
  bilingualPages,
}: SiteMapParts) {
  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const trainings = await getTrainings(db, clock.now())
      const trainingIds = trainings.map(({ id }) => id)
      return c.body(siteMap({ publicUrl, bilingualPages, trainingIds }), 200, {
        'Content-Type': 'application/xml; charset=UTF-8',
        'Cache-Control': AN_HOUR,
      })
    })
    .get('/robots.txt', (c) => c.text(robots(publicUrl), 200, { 'Cache-Control': AN_HOUR }))
    .get('/.well-known/security.txt', (c) => {
      const text = securityContact({ publicUrl, email: mail.firm.email, now: clock.now() })
      return c.text(text, 200, { 'Cache-Control': AN_HOUR })
    })
    .get('/site.webmanifest', (c) =>
      c.body(JSON.stringify(webManifest(firmName)), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': AN_HOUR,
      }),
    )
}
