import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mountedIn } from '../support/programs/mounting-lines.ts'

/** Everything of the product and its build but the tools and tests. */
const FILES = globSync([
  'src/**/*.{ts,tsx}',
  'scripts/*.{ts,mjs}',
  '*.config.ts',
  '*.{mjs,json}',
]).filter((file) => !file.startsWith('src/tools/') && !file.includes('.test.'))

test('at most 15 lines mount the tools', () => {
  const lines = FILES.flatMap((file) => mountedIn(readFileSync(file, 'utf8')).lines)
  expect(lines).not.toEqual([])
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(15)
})
