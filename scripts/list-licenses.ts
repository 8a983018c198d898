import { readFileSync, writeFileSync } from 'node:fs'
import { licenseList, refusals, shippedPackages } from './shipped-licenses.ts'

const shipped = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const list = licenseList(shipped)
if (process.argv.includes('--write')) writeFileSync('docs/licenses.md', list)
else process.stdout.write(list)

const refused = refusals(shipped)
if (refused.length > 0) {
  process.stderr.write(`\nNot to be shipped like this:\n${refused.join('\n')}\n`)
  process.exitCode = 1
}
