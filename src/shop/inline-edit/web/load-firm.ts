import { call } from '#platform/design/web/api.ts'
import { setFirm } from '#site/pages/web/firm.ts'

/** Reads the firm for an island of staff, which shows more of it than the page has for visitors. */
export async function loadFirm() {
  setFirm(await call('GET', '/api/firm'))
  return {}
}
