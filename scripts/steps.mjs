import { print, run } from './setup.mjs'

/** Runs one tool under a title. Ends this process if it fails. */
export function step(title, tool, args = [], environment = {}) {
  print(title)
  run(tool, args, environment)
}

/** All checks that need neither a build, nor a database, nor a browser. */
export function checkSource() {
  step('types', 'tsc')
  step('format and lint', 'biome', ['ci', '--error-on-warnings'])
  step('structure', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'tests'])
  step('unused code and packages', 'knip')
  step('rules', 'vitest', ['run', '--project', 'unit'])
}
