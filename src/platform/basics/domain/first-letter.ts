/** The letter or digit that stands for a name, as a capital: of "krustenwerk" it is "K". */
export function firstLetter(name: string): string {
  const [letter = '?'] = name.normalize('NFC').match(/[\p{L}\p{N}]/u) ?? []
  const [capital = letter] = letter.toLocaleUpperCase('de')
  return capital
}
