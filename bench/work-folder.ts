import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
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

/** As {@link inWorkFolder}, with a second folder outside of the project for a Next.js app. */
export async function inWorkFolderWithNext<Result>(
  name: string,
  work: (folder: string, nextFolder: string) => Promise<Result>,
): Promise<Result> {
  const nextFolder = await mkdtemp(path.join(os.tmpdir(), 'bench-next-'))
  try {
    return await inWorkFolder(name, (folder) => work(folder, nextFolder))
  } finally {
    await rm(nextFolder, { recursive: true, force: true })
  }
}
