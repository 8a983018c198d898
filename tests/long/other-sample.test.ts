import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const HOUR_MS = 3_600_000
/** Outside of the project's folder: Tailwind finds no class names in a folder that git ignores. */
const COPY = path.join(tmpdir(), `other-sample-${process.pid}`)
const SAMPLE_FOLDER = 'src/shop/initial-content/server'

/** A sample whose ids, names, texts, dates and prices all differ from those of the file beside it. */
const OTHER_SAMPLE = `
import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { InitialContentFile } from '#shop/initial-content/domain/initial-content.ts'
import { sampleContent as before } from './sample-before.ts'

const other = (text: string, index: number) => \`Anders \${index + 1}: \${[...text].reverse().join('')}\`
const dearer = (euros: string) => String(Number(euros) + 33)

export function sampleContent(firstStart: CalendarDay): InitialContentFile {
  const { packages, pricePeriods } = before(firstStart)
  return {
    trainings: before(addDays(firstStart, 70)).trainings.map((training, index) => ({
      ...training,
      id: \`anders-\${9 - index}\`,
      time: '14:00 – 16:00 Uhr',
      title: other(training.title, index),
      subtitle: other(training.subtitle, index),
      description: other(training.description, index),
      targetAudience: other(training.targetAudience, index),
      outcome: other(training.outcome, index),
      objectives: training.objectives.map(other),
      methods: training.methods.map(other),
      agenda: training.agenda?.map((part, index) => \`\${10 + index} Min.: \${other(part, index)}\`),
    })),
    packages: packages.map((pkg, index) => ({
      ...pkg,
      name: other(pkg.name, index),
      tagline: other(pkg.tagline, index),
      badge: pkg.badge && other(pkg.badge, index),
      features: pkg.features.map(other),
      basePrice: dearer(pkg.basePrice),
    })),
    pricePeriods: pricePeriods.map((period, index) => ({
      ...period,
      periodName: other(period.periodName, index),
      prices: {
        single: dearer(period.prices.single),
        double: dearer(period.prices.double),
        complete: dearer(period.prices.complete),
      },
    })),
  }
}
`

/** Copies what git has or would add, and replaces the sample. */
function copyWithOtherSample(): void {
  rmSync(COPY, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'])
  for (const file of listed.toString().split('\0').filter(existsSync)) {
    cpSync(file, path.join(COPY, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'))
  mkdirSync(path.join(COPY, '.cache'))
  const folder = path.join(COPY, SAMPLE_FOLDER)
  renameSync(path.join(folder, 'sample-content.ts'), path.join(folder, 'sample-before.ts'))
  writeFileSync(path.join(folder, 'sample-content.ts'), OTHER_SAMPLE)
}

/** Runs a program in the copy, with its output in this one's. Returns its exit code. */
async function run(program: string, ...args: string[]): Promise<unknown> {
  // Vitest's own variables would make the inner run take itself for a worker of the outer one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name)),
  )
  const child = spawn(program, args, { cwd: COPY, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code
}

test('with other ids, names, texts, dates and prices in the sample, all tests stay green', {
  timeout: 3 * HOUR_MS,
}, async () => {
  copyWithOtherSample()
  onTestFinished(() => rmSync(COPY, { recursive: true, force: true }))

  expect(await run('vitest', 'run', '--project', 'unit')).toBe(0)
  expect(await run('vitest', 'run', '--project', 'http, embedded database')).toBe(0)
  expect(await run(process.execPath, 'scripts/build.mjs')).toBe(0)
  expect(await run('vitest', 'run', 'tests/supply/sample-content.test.ts')).toBe(0)
  expect(
    await run(
      'vitest',
      'run',
      '--project',
      'commands',
      '--project',
      'pages',
      '--project',
      'faults',
    ),
  ).toBe(0)
  expect(await run('playwright', 'test')).toBe(0)
})
