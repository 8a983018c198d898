import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { stopServers } from './server-processes.ts'

const PARENT = path.resolve('.cache')

/**
 * Runs a part of the bench in a folder of its own, on the disk that the product's data would be on. Afterwards stops
 * its servers and deletes the folder.
 */
export async function inWorkFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(PARENT, { recursive: true })
  const folder = await mkdtemp(path.join(PARENT, `bench-${name}-`))
  try {
    return await work(folder)
  } finally {
    await stopServers()
    await rm(folder, { recursive: true, force: true })
  }
}
