import { berlinDay } from '#platform/basics/domain/calendar-day.ts'

/** A page's URL paths by language; both begin with "/". */
export interface BilingualPage {
  readonly de: string
  readonly en: string
}

/** A training's id, and when its texts or dates were changed last. */
export interface ChangedTraining {
  id: string
  changedAt: Date | undefined
}

interface SiteMapParts {
  publicUrl: string
  bilingualPages: readonly BilingualPage[]
  /** Since when each bilingual page has its present texts, by path. */
  pageChanges: ReadonlyMap<string, Date>
  trainings: readonly ChangedTraining[]
  /** When texts of the page of trainings or rules of bookings were changed last; null where they never were. */
  shopChangedAt: Date | null
}

/**
 * The site map: every page for search engines, with its counterpart in the other language, and the day of its last
 * change. Prices and free seats, which change by themselves, are no change of a page.
 */
export function siteMap(parts: SiteMapParts): string {
  const { publicUrl, bilingualPages, pageChanges } = parts
  const entries = [
    ...bilingualPages.flatMap(({ de, en }) => {
      const translations = [
        alternate('de', publicUrl + de),
        alternate('en', publicUrl + en),
        alternate('x-default', publicUrl + de),
      ]
      return [de, en].map((path) => entry(publicUrl + path, pageChanges.get(path), translations))
    }),
    ...shopEntries(parts),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function shopEntries({ publicUrl, trainings, shopChangedAt }: SiteMapParts): string[] {
  const shop = shopChangedAt ?? undefined
  const changes = trainings.map(({ changedAt }) => changedAt)
  return [
    entry(`${publicUrl}/trainings`, latest([shop, ...changes])),
    entry(`${publicUrl}/trainings/anmeldung`),
    entry(`${publicUrl}/trainings/unterlagen`, latest([shop, ...changes])),
    ...trainings.flatMap(({ id, changedAt }) => {
      const url = `${publicUrl}/trainings/${encodeURIComponent(id)}`
      return [
        entry(url, changedAt),
        // The papers repeat rules and texts of the page of trainings.
        entry(`${url}/unterlagen`, latest([shop, changedAt])),
      ]
    }),
  ]
}

function latest(times: readonly (Date | undefined)[]): Date | undefined {
  const known = times.flatMap((time) => time?.getTime() ?? [])
  return known.length === 0 ? undefined : new Date(Math.max(...known))
}

/** robots.txt: what crawlers may read, and the site map's URL. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year. A site that is no longer maintained stops offering the contact. */
const CONTACT_HOLDS_DAYS = 90

/** security.txt (RFC 9116): where to report a vulnerability. It expires after three months. */
export function securityContact({
  publicUrl,
  email,
  now,
}: {
  publicUrl: string
  email: string
  now: Date
}): string {
  const today = Math.floor(now.getTime() / DAY_MS)
  const expires = new Date((today + CONTACT_HOLDS_DAYS) * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** The web manifest, for adding the site to a home screen. The colours are those of the page's background. */
export function webManifest(
  firmName: string,
  themeColor: string,
  iconAddress: (path: string) => string,
) {
  return {
    name: firmName,
    short_name: firmName,
    lang: 'de',
    start_url: '/',
    display: 'browser',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: iconAddress('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: iconAddress('/icon-512.png'), sizes: '512x512', type: 'image/png' },
    ],
  }
}

function entry(
  url: string,
  changedAt?: Date | undefined,
  alternates: readonly string[] = [],
): string {
  const change = changedAt ? `<lastmod>${berlinDay(changedAt)}</lastmod>` : ''
  return `<url><loc>${escapeXml(url)}</loc>${change}${alternates.join('')}</url>`
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
