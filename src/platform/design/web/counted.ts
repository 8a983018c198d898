/** Singular and plural of what is counted: "E-Mail" and "E-Mails". */
export interface CountedWord {
  one: string
  many: string
}

/** "1 E-Mail", "2.000 E-Mails"; where only the first rows are loaded, "Die neuesten 2.000 E-Mails". */
export function counted({ one, many }: CountedWord, count: number, hasMore = false): string {
  if (count === 1) return `1 ${one}`
  const number = `${count.toLocaleString('de-DE')} ${many}`
  return hasMore ? `Die neuesten ${number}` : number
}
