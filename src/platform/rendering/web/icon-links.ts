import { firstLetter } from '#platform/basics/domain/first-letter.ts'
import { look } from '#site/look/web/look.ts'
import { readMarkPath } from '#site/pages/domain/mark-path.ts'
import { brand } from '#site/pages/web/firm.ts'

interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest'
  href: string
  sizes?: string
  type?: string
}

/** The links of a document to the icons of browser tabs and home screens. */
export function iconLinks(): IconLink[] {
  const isPng = readMarkPath(brand()?.icon ?? '')?.format === 'png'
  return [
    { rel: 'icon', href: iconAddress('/favicon.ico'), sizes: '32x32' },
    isPng
      ? { rel: 'icon', href: iconAddress('/icon-192.png'), type: 'image/png', sizes: '192x192' }
      : { rel: 'icon', href: iconAddress('/favicon.svg'), type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: iconAddress('/apple-touch-icon.png') },
    { rel: 'manifest', href: iconAddress('/site.webmanifest') },
  ]
}

/** The address of an icon; it names the version, so that browsers show a change at once. The sample's icons have none. */
export function iconAddress(path: string): string {
  const version = iconVersion()
  return version === null ? path : `${path}?v=${version}`
}

/** What the icons are drawn from; null while the sample's are shown. */
export function presentIcons() {
  const own = brand()
  const version = iconVersion()
  if (!own || version === null) return null
  const { colors, fontFiles } = look()
  return { version, icon: own.icon, name: own.name, colors, font: fontFiles.at(-1) ?? '' }
}

/** The version of the icons: of all that is drawn in them; null for the sample's. */
function iconVersion(): string | null {
  const own = brand()
  if (!own) return null
  const { colors, values } = look()
  const { hash } = readMarkPath(own.icon) ?? {}
  return hash
    ? [hash.slice(0, 12), colors.page.slice(1)].join('-')
    : [letterCode(own.name), colors.brand.slice(1), values.type].join('-')
}

function letterCode(name: string): string {
  return (firstLetter(name).codePointAt(0) ?? 0).toString(36)
}
