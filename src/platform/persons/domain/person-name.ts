import { type LineRule, requiredLineRule, storedLine } from '#platform/basics/domain/line-rule.ts'

/** Longest first or last name, in UTF-16 units. A short limit keeps whole sentences out of mails to other people. */
export const NAME_MAX_LENGTH = 80

/** First and last name with a space between them. */
export const FULL_NAME_MAX_LENGTH = 2 * NAME_MAX_LENGTH + 1

/** A dot, or characters that stand for one in a web address (UTS 46, or a spelling that evades filters). */
const DOTS = /[\u3002\uff61\u06d4]|[[({<]\s*(?:\.|dot|punkt)\s*[\])}>]/giu
const AT_SIGNS = /[[({<]\s*(?:@|at|ät)\s*[\])}>]/giu
const SLASHES = /[\u2044\u2215\u29f8\u2571]/gu

/** Endings of web addresses that are no endings of names; they also count after a space, a comma or a middle dot. */
const SURE_ENDINGS = 'com|net|org|info|biz|edu|gov|xyz'
/** Further endings open to anybody for registration, except usual surnames. */
const OTHER_ENDINGS =
  'academy|agency|app|autos|bar|beauty|best|bid|bio|blog|buzz|cam|care|casa|cash|center|cfd|chat|cheap|city|click|' +
  'cloud|club|codes|community|company|consulting|cool|cyou|date|deals|design|dev|digital|direct|discount|email|energy|' +
  'events|exchange|expert|express|finance|financial|fit|food|fun|fund|fyi|games|gift|global|gmbh|group|guru|hair|health|' +
  'help|homes|host|hosting|icu|ink|inc|institute|insure|koeln|berlin|hamburg|bayern|ruhr|saarland|wien|zuerich|lat|legal|' +
  'life|live|loan|loans|lol|ltd|makeup|management|market|marketing|mba|media|men|mobi|moda|mom|monster|network|news|' +
  'ninja|nrw|one|online|party|pay|photo|photos|pics|pictures|pizza|plus|press|pro|promo|quest|racing|rent|rest|review|' +
  'reviews|rip|rocks|run|sale|sbs|school|science|services|sex|shop|shopping|show|site|skin|social|software|solutions|' +
  'space|store|stream|studio|style|support|systems|tax|team|tech|tel|tips|today|tools|top|trade|trading|training|travel|' +
  'university|vip|watch|web|webcam|website|wiki|win|work|works|wtf|xin|yachts|zip|zone'

const HAS_SURE_ENDING = new RegExp(
  `(?:[.,·•∙⋅]\\s*(?:${SURE_ENDINGS})|\\s(?:dot|punkt)\\s+(?:${SURE_ENDINGS}|at|ch|de|eu))(?![\\p{L}\\p{N}])`,
  'u',
)
const HAS_OTHER_ENDING = new RegExp(`^(?:${OTHER_ENDINGS})$`, 'u')

/**
 * Schemes of web addresses without slashes, of which programs make links. Any word with a colon is none: "Kolleg:in",
 * "Teilnehmer:in 1".
 */
const SCHEMES =
  'mailto|tel|callto|sms|smsto|mms|sips?|xmpp|skype|facetime|whatsapp|tg|viber|threema|msteams|zoommtg|geo|maps|market|' +
  'intent|itms|webcal|data|blob|javascript|vbscript|file|s?ftp|ftps|ssh|telnet|news|nntp|irc|ldap|magnet|ipfs|urn|' +
  'bitcoin|ethereum|about|view-source|chrome|edge'

/** Text that announces an address, whatever follows it. */
const ANNOUNCES_ADDRESS = new RegExp(
  `@|//|\\\\\\\\|(?:^|[^\\p{L}\\p{N}])(?:(?:${SCHEMES}):[^\\s:]|(?:www\\d?|h(?:tt|xx)ps?)(?![\\p{L}\\p{N}]))`,
  'u',
)
/** Words joined by dots without spaces, such as "v.d.heide", with the rest up to the next space. */
const DOTTED = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+[^\s,;]*/gu
/** Abbreviations and titles that a dot may follow without a space: "St.John", "Joh.Seb.Bach", "Prof.Weiß". */
const ABBREVIATION = /^-?(?:\p{L}{1,3}|dipl|fdez|glez|hdez|mohd|phil|prof|theol|univ)$/u
/** Before an ending of two letters, which mostly is a country's: only initials ("J.Li", "v.d.Au") and titles. */
const INITIAL_OR_TITLE = /^-?(?:\p{L}|dr|prof)$/u

/**
 * True for a text in which a reader, or a mail program that makes links, would find a web or e-mail address: with or
 * without a scheme, in wide or look-alike characters, or split ("example . com", "name (at) example.com"). Initials,
 * titles and particles with dots are no addresses: "J.R.R.", "v.d.Heide", "St.John".
 */
export function containsAddress(text: string): boolean {
  const plain = withoutDisguise(text)
  if (ANNOUNCES_ADDRESS.test(plain) || HAS_SURE_ENDING.test(plain)) return true
  if (/\s\.(?=\s*[\p{L}\p{N}])/u.test(plain)) return true
  return [...plain.matchAll(DOTTED)].some(([dotted]) => isAddress(dotted))
}

/** Lower case, without accents and invisible characters, wide characters as usual ones, look-alikes replaced. */
function withoutDisguise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(DOTS, '.')
    .replace(AT_SIGNS, '@')
    .replace(SLASHES, '/')
    .toLowerCase()
}

function isAddress(dotted: string): boolean {
  if (dotted.includes('/')) return true
  const labels = dotted.replace(/[^\p{L}\p{N}]+$/u, '').split('.')
  const ending = labels.pop() ?? ''
  if (!labels.every((label) => ABBREVIATION.test(label))) return true
  if (HAS_OTHER_ENDING.test(ending)) return true
  return [...ending].length === 2 && !labels.every((label) => INITIAL_OR_TITLE.test(label))
}

/** @param name how the message names the field, because it is also shown in a summary away from it */
function nameRule(maxLength: number, name: string): LineRule {
  const rule = requiredLineRule(maxLength)
  const refusal = `Bitte gib als ${name} keine Web- oder E-Mail-Adresse an.`
  return (typed) => rule(typed) ?? (containsAddress(storedLine(typed)) ? refusal : null)
}

/** A first name: one line of at most {@link NAME_MAX_LENGTH} characters without a web or e-mail address. */
export const firstNameRule = nameRule(NAME_MAX_LENGTH, 'Vornamen')

/** A last name, under the same rule. */
export const lastNameRule = nameRule(NAME_MAX_LENGTH, 'Nachnamen')

/** First and last name together, under the same rule: "Anna bank." and "com" are an address only together. */
export const fullNameRule = nameRule(FULL_NAME_MAX_LENGTH, 'Namen')
