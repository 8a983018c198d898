import { scriptJson } from '#platform/rendering/web/script-json.ts'
import { FIRM_ELEMENT, type IslandFirm } from '#site/pages/web/firm.ts'

/** A script element with the firm, for the scripts of a document. Browsers neither show nor run it. */
export function firmElement(firm: IslandFirm): string {
  return `<script type="application/json" id="${FIRM_ELEMENT}">${scriptJson(firm)}</script>`
}
