import { folded } from './site-text.ts'

/** Under which name the product visits websites. */
export interface SiteAgent {
  /** The name that robots.txt may address it by: letters only. */
  token: string
  /** The User-Agent header: the name, and where to read who this is. */
  userAgent: string
}

/** @param publicUrl where the firm can be reached by whoever finds the visits in a log */
export function siteAgent(firmName: string, publicUrl: string): SiteAgent {
  const name = folded(firmName).replace(/[^a-z]/g, '')
  const token = `${name.charAt(0).toUpperCase()}${name.slice(1)}SiteReader`
  return { token, userAgent: `${token}/1.0 (+${new URL(publicUrl).href})` }
}
