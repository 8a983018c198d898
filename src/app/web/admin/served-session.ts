import type { Me } from '#platform/login/domain/admin.ts'
import { scriptJson } from '#platform/rendering/web/script-json.ts'

const ID = 'session'

/**
 * A script element with who is logged in, for the document of the administration. Browsers neither show nor run it.
 *
 * @param me null where nobody is logged in, and where that is not known
 */
export function sessionElement(me: Me | null): string {
  return `<script type="application/json" id="${ID}">${scriptJson(me)}</script>`
}

/** In the browser: who was logged in when the document was made. */
export function servedSession(): Me | null {
  return JSON.parse(document.getElementById(ID)?.textContent ?? 'null')
}
