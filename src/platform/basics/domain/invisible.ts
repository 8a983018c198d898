/**
 * Characters without a visible shape, which often come with pasted text: zero-width spaces, byte order marks, soft
 * hyphens, direction marks, fillers of Hangul and the like (Unicode's Default_Ignorable_Code_Point), annotation marks,
 * and code points without a public meaning (private use, noncharacters). With them, different names could look the
 * same, and a name could reverse a line of a mail or contain a hidden message.
 */
const NEVER_VISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Noncharacter_Code_Point}\ufff9-\ufffb`
/** Those of them that are part of the spelling in some contexts. */
const CONTEXTUAL = String.raw`\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}`

const REMOVED_ANYWHERE = new RegExp(`(?![${CONTEXTUAL}])[${NEVER_VISIBLE}]`, 'gu')
const HAS_CONTEXTUAL = new RegExp(`[${CONTEXTUAL}]`, 'u')

/**
 * The flags of England, Scotland and Wales, the only ones spelled with tags (Unicode Technical Standard 51, annex B).
 */
const FLAG_OR_TAG =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|[\u{e0020}-\u{e007f}]/gu
const FLAG_LENGTH = '\u{1f3f4}'.length

const SELECTOR = /\p{Variation_Selector}/u
/** Characters with several variants to select from. Digits are not included, although Unicode counts them as emoji. */
const HAS_FORMS = /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}]/u
const KEYCAP_BASE = /[0-9#*]/
const KEYCAP = '\u20e3'

const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
/** Scripts in which a joiner changes the shape of the letters beside it. */
const JOINED_LETTER = new RegExp(
  `[${['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`,
  'u',
)

/** The blank braille cell: a visible character to Unicode, but shown as a space. */
const BLANK_CELL = /\u2800/g

/**
 * Removes invisible characters. Joiners, variation selectors and tags are left only where emoji and scripts need them:
 * families, flags, Persian, variants of ideographs in Japanese names.
 */
export function withoutInvisible(text: string): string {
  const seen = text.replace(BLANK_CELL, ' ').replace(REMOVED_ANYWHERE, '')
  if (!HAS_CONTEXTUAL.test(seen)) return seen
  const chars = [...seen.replace(FLAG_OR_TAG, (found) => (found.length > FLAG_LENGTH ? found : ''))]
  const kept: string[] = []
  chars.forEach((char, at) => {
    if (isMeant(char, kept, chars[at + 1] ?? '')) kept.push(char)
  })
  return kept.join('')
}

/** Whether a contextual character is part of the spelling, given the characters kept before it and the next one. */
function isMeant(char: string, kept: readonly string[], next: string): boolean {
  const before = kept.at(-1) ?? ''
  if (SELECTOR.test(char))
    return HAS_FORMS.test(before) || (KEYCAP_BASE.test(before) && next === KEYCAP)
  if (char !== '\u200c' && char !== '\u200d') return true
  const base = SELECTOR.test(before) ? (kept.at(-2) ?? '') : before
  const joins = (kind: RegExp) => kind.test(base) && kind.test(next)
  return joins(JOINED_LETTER) || (char === '\u200d' && joins(EMOJI))
}
