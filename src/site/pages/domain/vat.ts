/**
 * The VAT that prices include, and the note next to them in both languages. The German note ends with a full stop, so
 * that a sentence can end with it.
 *
 * @param rate in percent, as staff type it: "19", "8,1"; "0" for a small business, which shows none (§ 19 UStG)
 */
export function vatOf(rate: string): { rate: number; de: string; en: string } {
  const percent = Number(rate.replace(',', '.'))
  if (percent === 0)
    return { rate: 0, de: 'nach §\u00a019 UStG ohne USt.', en: 'no VAT (small business)' }
  return {
    rate: percent,
    de: `inkl. ${rate}\u00a0% USt.`,
    en: `incl. ${percent}% VAT`,
  }
}
