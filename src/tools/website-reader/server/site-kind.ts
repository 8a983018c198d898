import type { OrganisationKind } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { isShop } from './site-extract-signals.ts'
import { folded } from './site-text.ts'

/** Words in the name or title, folded. The first match decides. */
const KINDS: readonly (readonly [OrganisationKind, RegExp])[] = [
  [
    'authority',
    /^(stadt|gemeinde|markt|landkreis|kreis|landeshauptstadt|samtgemeinde|verbandsgemeinde|bezirk|city of|town of|borough) |\b(stadtverwaltung|landratsamt|ministerium|behoerde|bundesamt|landesamt|council|ministry)\b|\b(des landkreises|der stadt|der gemeinde)\b/,
  ],
  [
    'association',
    /\be\. ?v\.|\b\w*(verein|verband|stiftung)\b|\b(charity|foundation|association|non-?profit)\b/,
  ],
  [
    'practice',
    /\w*praxis\b|\b\w*klinik\b|krankenhaus|kanzlei|rechtsanw|steuerberat|treuhand|\b(zahn|tier)?arzt\b|\b(clinic|hospital|law firm|solicitors|dentists?|medical practice)\b/,
  ],
]

/** The kind of the organisation by its name and the titles of its start page; a company where nothing says otherwise. */
export function kindOf(name: string | null, start: PageOutline | undefined): OrganisationKind {
  if (!start) return 'company'
  const words = [name ?? '', start.title].map(folded)
  const [kind] = KINDS.find(([, pattern]) => words.some((text) => pattern.test(text))) ?? []
  return kind ?? (isShop(start) ? 'shop' : 'company')
}
