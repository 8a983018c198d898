import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../support/programs/fresh-folder.ts'
import { PROGRAM_ENVIRONMENT } from '../../support/programs/program-environment.ts'
import { startBuiltProduct } from '../../support/programs/running-product.ts'

interface CommandResult {
  code: number
  said: string
  complained: string
}

function command(env: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  return commandWithInput('', env, ...args)
}

function commandWithInput(
  input: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const { stdin } = execFile(
      process.execPath,
      ['dist/server/backup.js', ...args],
      { env: { ...PROGRAM_ENVIRONMENT, ...env } },
      (error, said, complained) =>
        resolve({ code: error ? Number(error.code) : 0, said, complained }),
    )
    // Most commands end without reading their input.
    stdin?.on('error', () => undefined).end(input)
  })
}

/** A short path, as Unix sockets require. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('an operator saves a running product, keeps the newest backups, and rehearses a restore of the last one', async () => {
  const settings = { DATA_DIR: await freshFolder('backup-commands') }
  const backups = await freshFolder('backups')
  const product = await startBuiltProduct(settings)
  onTestFinished(() => product.stop())
  const at = (name: string) => path.join(backups, name)

  const saved: CommandResult[] = []
  for (const name of ['first', 'second', 'third'])
    saved.push(await command(settings, 'backup', at(name), '--keep', '2'))
  const again = await command(settings, 'backup', at('third'))
  const TMPDIR = await temporaryFolder()
  // Services that a rehearsal with the product's settings would use.
  const services = { SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: 'postgres://127.0.0.1:9/nobody' }
  const rehearsal = await command({ TMPDIR, ...services }, 'rehearse', at('third'))
  const ofNothing = await command({ TMPDIR }, 'rehearse', at('nothing'))

  expect(saved.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(saved[2]?.said).toContain(`${at('first')} was deleted.`)
  expect((await readdir(backups)).toSorted()).toEqual(['second', 'third'])
  expect(again).toEqual({
    code: 1,
    said: '',
    complained: `${at('third')} exists already. Name a folder that does not.\n`,
  })
  expect(rehearsal.said).toMatch(/\nThe backup can be restored\.\n$/)
  expect(rehearsal).toMatchObject({ code: 0, complained: '' })
  expect(ofNothing).toMatchObject({ code: 1, complained: '' })
  expect(ofNothing.said).toMatch(/^FAILED {2}restored: There is no complete backup in /)
  expect(await readdir(TMPDIR)).toEqual([])
})

test('an operator saves a product for a key that is elsewhere, and rehearses and restores with that key alone', async () => {
  const key = path.join(await freshFolder('key'), 'key.txt')
  const drawn = await command({}, 'backup', '--new-key', key)
  const [setting = '', BACKUP_PUBLIC_KEY = ''] = /^BACKUP_PUBLIC_KEY=(.*)$/m.exec(drawn.said) ?? []
  const settings = { DATA_DIR: await freshFolder('encrypted-commands') }
  const product = await startBuiltProduct(settings)
  onTestFinished(() => product.stop())
  const folder = path.join(await freshFolder('backups'), 'backup')
  const DATA_DIR = path.join(await temporaryFolder(), 'data')
  const TMPDIR = await temporaryFolder()

  const saved = await command({ ...settings, BACKUP_PUBLIC_KEY }, 'backup', folder)
  const withoutKey = await command({ DATA_DIR }, 'restore', folder)
  const isUntouched = !existsSync(DATA_DIR)
  const restored = await commandWithInput(
    await readFile(key, 'utf8'),
    { DATA_DIR },
    ...['restore', folder, '--key', '-'],
  )
  const rehearsed = await command({ TMPDIR }, 'rehearse', folder, '--key', key)

  expect(drawn).toMatchObject({ code: 0, complained: '' })
  expect(setting).toMatch(/=age1\w{58}$/)
  expect(saved).toMatchObject({ code: 0, said: expect.stringMatching(/, encrypted\.\n$/) })
  expect(withoutKey).toEqual({
    code: 1,
    said: '',
    complained: `The backup is encrypted. Name the file with its private key: --key FILE (Its public key is ${BACKUP_PUBLIC_KEY}.)\n`,
  })
  expect(isUntouched).toBe(true)
  expect(restored).toMatchObject({ code: 0, complained: '' })
  expect(rehearsed.said).toMatch(/\nThe backup can be restored\.\n$/)
  expect(rehearsed).toMatchObject({ code: 0, complained: '' })
})

test.each([
  [['backup', 'a', 'b']],
  [['backup', '--keep', '0']],
  [['backup', '--keep', 'many']],
  [['backup', '--unknown']],
  [['restore']],
  [['restore', 'a', '--keep', '3']],
  [['backup', 'a', '--new-key', 'b']],
  [['backup', '--key', 'a']],
  [['live', '--key', 'a']],
  [['rehearse']],
  [['live', 'a']],
  [[]],
])('a wrong command, %j, ends with the usage', async (args) => {
  const ended = await command({ DATA_DIR: await freshFolder('usage') }, ...args)
  expect(ended).toMatchObject({ code: 1, said: '' })
  expect(ended.complained).toMatch(/^Usage: npm run backup /)
})
