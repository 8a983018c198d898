// npm run check: the checks that take less than a minute. With a subject, such as shop/waiting-list, or a house, such as
// tools, all its tests besides, and nothing else.
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, print } from './setup.mjs'
import { generateAndCheckSource, step } from './steps.mjs'
import { makeTestFolder } from './test-folder.mjs'

const [subject] = process.argv.slice(2)
const node = ensureInstalled()
if (subject) checkSubject()
else {
  await generateAndCheckSource()
  ensureBuilt(node)
  step('weights', 'size-limit', ['--silent'])
}

function checkSubject() {
  const folder = `src/${subject}`
  if (!existsSync(folder)) {
    print(`There is no folder ${folder}. src/subjects.ts lists the subjects.`)
    process.exit(1)
  }
  makeTestFolder()
  step('types', 'tsc')
  step('format and lint', 'biome', ['ci', '--error-on-warnings', folder])
  step('structure', 'depcruise', ['--config', '.dependency-cruiser.mjs', folder])
  step('tests', 'vitest', [
    'run',
    '--passWithNoTests',
    '--project',
    'unit',
    '--project',
    'http, embedded database',
    `${folder}/`,
  ])
}
