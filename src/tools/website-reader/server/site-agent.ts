import { folded } from './site-text.ts'

/** The product's identity on external websites. */
export interface SiteAgent {
  /** The name for robots.txt: letters only. */
  token: string
  /** The User-Agent header: the name, and a URL with a contact. */
  userAgent: string
}

/** @param publicUrl the site's URL, where operators of visited websites find a contact */
export function siteAgent(firmName: string, publicUrl: string): SiteAgent {
  const name = folded(firmName).replace(/[^a-z]/g, '')
  const token = `${name.charAt(0).toUpperCase()}${name.slice(1)}SiteReader`
  return { token, userAgent: `${token}/1.0 (+${new URL(publicUrl).href})` }
}
