// npm run bench [-- PART…]: measures the parts named, or all of them, each beside its peers. Ends with 1 where a ratio
// that the product stands by is missed. Build before. See bench/README.md.
import { measureBookings } from './bookings.ts'
import { measureGrowth } from './growth.ts'
import { measurePages } from './pages.ts'
import { isKept, type Report, toMarkdown } from './report.ts'

const PARTS: Readonly<Record<string, () => Promise<Report>>> = {
  pages: measurePages,
  bookings: measureBookings,
  growth: measureGrowth,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`,
  )
  process.exit(2)
}

const reports: Report[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stderr.write(`${name}\n`)
  const report = await measure()
  reports.push(report)
  console.log(`\n${toMarkdown(report)}`)
}
if (!reports.every(({ promises }) => promises.every(isKept))) process.exitCode = 1
