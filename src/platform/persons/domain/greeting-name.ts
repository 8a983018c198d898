import { surnameStart } from './split-name.ts'

/** Academic titles and forms of address without a dot. Words with a dot at the end count as titles or initials. */
const TITLES = /^(?:dr|prof|herr|frau|mr|mrs|ms)$/iu

/**
 * The name that a mail greets somebody by: the first of the first names, "Sina" for "Dr. Sina Marie Adler". The whole
 * name where no first name can be told from it: "Frau Adler", "J. Adler".
 *
 * @param fullName first and last name with a space between them
 */
export function greetingName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const first = words.findIndex((word) => !word.endsWith('.') && !TITLES.test(word))
  const surname = surnameStart(words)
  const isLastName = first === -1 || (words.length > 1 && first >= surname)
  return isLastName ? words.join(' ') : (words[first] as string)
}
