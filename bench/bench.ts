// npm run bench [-- PART…] [--write]: measures the named parts, or all, each in comparison with its peers. With --write
// it writes the results to docs/performance.md. Exits with 1 if a promised ratio is missed. Build first. See
// bench/README.md.
import { measureBookings } from './bookings.ts'
import { measureBursts } from './burst.ts'
import { measureFirstActs } from './first-act.ts'
import { measureFloods } from './flood.ts'
import { measureGrowth } from './growth.ts'
import { measurePages } from './pages.ts'
import { measureOnPhone } from './phone.ts'
import { isMet, type Report, toMarkdown, writeIntoDocument } from './report.ts'
import { measureStarts } from './start.ts'
import { measureStatements } from './statement.ts'

const PARTS: Readonly<Record<string, () => Promise<Report>>> = {
  pages: measurePages,
  burst: measureBursts,
  flood: measureFloods,
  bookings: measureBookings,
  growth: measureGrowth,
  statement: measureStatements,
  start: measureStarts,
  phone: measureOnPhone,
  'first-act': measureFirstActs,
}

const given = process.argv.slice(2)
const wanted = given.filter((word) => word !== '--write')
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
  if (given.includes('--write')) await writeIntoDocument(name, report)
}
const missed = reports.some(({ promises }) => !promises.every(isMet))
process.exitCode = missed ? 1 : 0
