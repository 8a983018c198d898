import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SIGNAL_KINDS } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { datedItemsOn } from './site-extract-dated.ts'
import type { Candidate } from './site-extract-identity.ts'
import { foldedWords } from './site-text.ts'
import { jobsOn } from './site-vacancies.ts'

type SignalKind = (typeof SIGNAL_KINDS)[number]
export type SignalCandidate = Candidate & { kind: SignalKind }

/** The product's words for a shop. */
const SHOP_TEXT: Record<ToolLanguage, string> = { de: 'Onlineshop', en: 'Online shop' }
/** Links and buttons with which one buys something, folded. */
const BUY =
  /^(in den (warenkorb|einkaufswagen)|warenkorb|(add|added) to (my )?(cart|basket|bag)|(your |shopping )?(cart|basket)|(weiter )?zur kasse|(proceed to )?checkout|(bestellung abschliessen|(kosten|zahlungs)pflichtig bestellen|(jetzt |online |direkt )(bestellen|kaufen)|buy now|order (now|online)))\b/
/** Links to a shop. */
const SHOP =
  /^((zum |zu unserem |in den |unser |view |visit (our |the )?|go to (the )?|our |the )?(online|web|fan|(online )?ticket)? ?shop|shop (now|all|online|products|home)\b.{0,30}|(tickets?|dauerkarten?|karten) kaufen|buy tickets)$/

/** Signals on a page: what the website contains besides what the organisation is. */
export function signalsOn(page: PageOutline, language: ToolLanguage): SignalCandidate[] {
  return [
    ...jobsOn(page).map((job) => ({ ...job, kind: 'jobs' as const })),
    ...datedItemsOn(page),
    ...shopOn(page, language),
  ]
}

/** A shop is shown by what one clicks there to buy something. */
function shopOn(page: PageOutline, language: ToolLanguage): SignalCandidate[] {
  const words = cartOn(page) ?? toClickOn(page).find((text) => SHOP.test(foldedWords(text)))
  return words ? [{ kind: 'shop', text: SHOP_TEXT[language], weight: 1, quote: words }] : []
}

function cartOn(page: PageOutline): string | undefined {
  return toClickOn(page).find((text) => BUY.test(foldedWords(text)))
}

function toClickOn({ buttons, links }: PageOutline): string[] {
  return [...buttons, ...links.map(({ text }) => text)]
}

/** True where the site sells online. */
export function isShop(page: PageOutline): boolean {
  return cartOn(page) !== undefined
}
