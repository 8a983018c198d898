export interface Figures {
  name: string
  p50: number
  p95: number
  max: number
  note: string
}

/** @param times milliseconds, at least one */
export function figuresOf(name: string, times: number[], note = ''): Figures {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return { name, p50: at(0.5), p95: at(0.95), max: at(1), note }
}

export function printTable(title: string, rows: Figures[]): void {
  const ms = (value: number) => value.toFixed(1).padStart(9)
  console.log(`\n${title.padEnd(56)}   p50 ms   p95 ms   max ms`)
  for (const { name, p50, p95, max, note } of rows) {
    console.log(`${name.padEnd(56)}${ms(p50)}${ms(p95)}${ms(max)}  ${note}`)
  }
}
