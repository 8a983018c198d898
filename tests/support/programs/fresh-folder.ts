import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const PARENT = path.resolve('.cache/tests')

/** A new folder inside the clone. */
export async function makeFolder(name: string): Promise<string> {
  await mkdir(PARENT, { recursive: true })
  return mkdtemp(path.join(PARENT, `${name}-`))
}

/** A folder for one test, deleted when it ends. */
export async function freshFolder(name: string): Promise<string> {
  const folder = await makeFolder(name)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
