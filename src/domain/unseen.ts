/**
 * What nobody sees and copying brings along: zero-width spaces, byte order marks, soft hyphens, marks that turn the
 * direction of whatever follows, fillers of Hangul and the like (Unicode's Default_Ignorable_Code_Point), marks of
 * annotations, and code points that have no meaning outside of one program (private use, noncharacters). Two names would
 * look the same and be different, a name could turn a mail's line around, or carry a message that nobody sees.
 */
const NEVER_SEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Noncharacter_Code_Point}\ufff9-\ufffb`
/** Those of them that spell something in the right place, and nothing elsewhere. */
const CONTEXTUAL = String.raw`\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}`

const REMOVED_ANYWHERE = new RegExp(`(?![${CONTEXTUAL}])[${NEVER_SEEN}]`, 'gu')
const HAS_CONTEXTUAL = new RegExp(`[${CONTEXTUAL}]`, 'u')

/** The flags of England, Scotland and Wales: all that are spelled with tags (Unicode Technical Standard 51, annex B). */
const FLAG_OR_TAG =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|[\u{e0020}-\u{e007f}]/gu
const FLAG_LENGTH = '\u{1f3f4}'.length

const SELECTOR = /\p{Variation_Selector}/u
/** Letters and signs of which there is more than one form to select. Digits are emoji to Unicode because of keycaps. */
const HAS_FORMS = /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}]/u
const KEYCAP_BASE = /[0-9#*]/
const KEYCAP = '\u20e3'

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
/** Scripts in which a joiner changes how the letters beside it are written. */
const JOINED_LETTER = new RegExp(
  `[${['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`,
  'u',
)

/** A braille cell without dots is a letter to Unicode and a space to a reader. */
const BLANK_CELL = /\u2800/g

/**
 * The text without what nobody sees. Joiners, variation selectors and tags stay only where emoji and scripts are spelled
 * with them: families, flags, Persian, ideographs of Japanese names.
 */
export function withoutUnseen(text: string): string {
  const seen = text.replace(BLANK_CELL, ' ').replace(REMOVED_ANYWHERE, '')
  if (!HAS_CONTEXTUAL.test(seen)) return seen
  const chars = [...seen.replace(FLAG_OR_TAG, (found) => (found.length > FLAG_LENGTH ? found : ''))]
  const kept: string[] = []
  chars.forEach((char, at) => {
    if (isMeant(char, kept, chars[at + 1] ?? '')) kept.push(char)
  })
  return kept.join('')
}

/** Whether a character spells something behind those that are kept and before the next one. */
function isMeant(char: string, kept: readonly string[], next: string): boolean {
  const before = kept.at(-1) ?? ''
  if (SELECTOR.test(char))
    return HAS_FORMS.test(before) || (KEYCAP_BASE.test(before) && next === KEYCAP)
  if (char !== '\u200c' && char !== '\u200d') return true
  const base = SELECTOR.test(before) ? (kept.at(-2) ?? '') : before
  const joins = (kind: RegExp) => kind.test(base) && kind.test(next)
  return joins(JOINED_LETTER) || (char === '\u200d' && joins(EMOJI))
}
