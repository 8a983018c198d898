/** What stands before a surname and belongs to it, always written small: "von und zu", "van der", "de la". */
const PARTICLES: ReadonlySet<string> = new Set(
  'af al am auf av bin bint da dal de degli dei del della dem den der des di do dos du el ibn im la las le lo los ten ter van vom von zu zum zur'.split(
    ' ',
  ),
)

/** First and last name, as they are stored apart. */
export interface SplitName {
  firstName: string
  lastName: string
}

/** "Jörg Weiß" */
export function nameOf({ firstName, lastName }: SplitName): string {
  return `${firstName} ${lastName}`
}

/**
 * Splits a whole name: the surname is the last word with the particles before it, "von und zu Guttenberg". Null for a
 * name without a first name.
 */
function splitName(fullName: string): SplitName | null {
  const words = fullName.split(' ')
  const start = surnameStart(words)
  if (start === 0) return null
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

/**
 * The two names of somebody whose whole name was corrected. Where one of them is unchanged, the other one is the rest;
 * so "Maria Elena" stays a first name. Null for a name without a first name.
 */
export function splitCorrectedName(fullName: string, before: SplitName): SplitName | null {
  const { firstName, lastName } = before
  const name = fullName.trim().split(/\s+/).join(' ')
  if (name.startsWith(`${firstName} `))
    return { firstName, lastName: name.slice(firstName.length + 1) }
  if (name.endsWith(` ${lastName}`))
    return { firstName: name.slice(0, -lastName.length - 1), lastName }
  return splitName(name)
}

/** The index of the first word of the surname; 0 for a name that is a surname alone, or one word. */
export function surnameStart(words: readonly string[]): number {
  let start = Math.max(0, words.length - 1)
  while (start > 0 && isParticle(words, start - 1)) start -= 1
  return start
}

/** "und" is one only behind another: "von und zu". */
function isParticle(words: readonly string[], index: number): boolean {
  const word = words[index] ?? ''
  return PARTICLES.has(word) || (word === 'und' && PARTICLES.has(words[index - 1] ?? ''))
}
