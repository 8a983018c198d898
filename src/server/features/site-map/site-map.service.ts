/** A page's URL paths by language; both begin with "/". */
export interface BilingualPage {
  readonly de: string
  readonly en: string
}

interface SiteMapParts {
  publicUrl: string
  bilingualPages: readonly BilingualPage[]
  trainingIds: readonly string[]
}

/**
 * The site map: every page for search engines, with its counterpart in the other language. Without dates of change,
 * because none are stored.
 */
export function siteMap({ publicUrl, bilingualPages, trainingIds }: SiteMapParts): string {
  const shop = [
    '/trainings',
    '/trainings/anmeldung',
    ...trainingIds
      .map((id) => `/trainings/${encodeURIComponent(id)}`)
      .flatMap((path) => [path, `${path}/unterlagen`]),
  ]
  const entries = [
    ...bilingualPages.flatMap(({ de, en }) => {
      const translations = [
        alternate('de', publicUrl + de),
        alternate('en', publicUrl + en),
        alternate('x-default', publicUrl + de),
      ]
      return [entry(publicUrl + de, translations), entry(publicUrl + en, translations)]
    }),
    ...shop.map((path) => entry(publicUrl + path)),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
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
export function webManifest(firmName: string) {
  return {
    name: firmName,
    short_name: firmName,
    lang: 'de',
    start_url: '/',
    display: 'browser',
    background_color: '#FFFAF3',
    theme_color: '#FFFAF3',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}

function entry(url: string, alternates: readonly string[] = []): string {
  return `<url><loc>${escapeXml(url)}</loc>${alternates.join('')}</url>`
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
