/** The number of digits alone; NaN for anything else, such as "1e1" or "0x10". */
export function typedNumber(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}
