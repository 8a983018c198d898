/** Paths below /trainings that are other pages. */
export const RESERVED_IDS: readonly string[] = ['anmeldung', 'unterlagen', 'warteliste']

const MAX_LENGTH = 60
/** For a title without any letter or digit of the alphabet. */
const NAMELESS = 'training'

const TRANSCRIPTIONS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  '&': ' und ',
}
const TRANSCRIBED = new RegExp(`[${Object.keys(TRANSCRIPTIONS).join('')}]`, 'g')
const MARKS = /\p{Mark}/gu

/**
 * The id of a new training, which is the last part of its page's address: its title in lower case, with umlauts
 * transcribed and hyphens between the words. Where that id is taken or reserved, a number is appended.
 */
export function trainingId(title: string, taken: ReadonlySet<string>): string {
  const name = nameOf(title)
  const isFree = (id: string) => !taken.has(id) && !RESERVED_IDS.includes(id)
  let id = name
  for (let number = 2; !isFree(id); number += 1) id = `${name}-${number}`
  return id
}

function nameOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(TRANSCRIBED, (letter) => TRANSCRIPTIONS[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return (words.length > MAX_LENGTH ? shortened(words) : words) || NAMELESS
}

/** Cut between two words where there is a hyphen, otherwise within the word. */
function shortened(words: string): string {
  const end = words.lastIndexOf('-', MAX_LENGTH)
  return words.slice(0, end > 0 ? end : MAX_LENGTH)
}
