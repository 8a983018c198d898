import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/basics/server/private-files.ts'
import { imageErrors } from './images.errors.ts'

/** Storage for the files of uploaded pictures. Names are file names without a folder. */
export interface ImageStore {
  write(name: string, data: Buffer): Promise<void>
  /** null where there is no such file. */
  read(name: string): Promise<Uint8Array | null>
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>
}

/** The folder of the pictures in DATA_DIR. */
export function mediaFolderIn(dataDir: string): string {
  return path.join(dataDir, 'media')
}

/** Stores the files in a folder of the local disk. */
export function folderImageStore(folder: string): ImageStore {
  const fileOf = (name: string) => path.join(folder, path.basename(name))
  return {
    async write(name, data) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const part = `${fileOf(name)}.part`
      // Flushed before it is renamed: after a power failure the file is complete or missing, never partial.
      await writeFile(part, data, { mode: PRIVATE_FILE, flush: true })
      await rename(part, fileOf(name))
    },
    async read(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(fileOf(name), { force: true })
      await rm(`${fileOf(name)}.part`, { force: true })
    },
  }
}

/**
 * A shared store, which a restored copy may only read.
 *
 * @param isCopy called before each change
 */
export function unchangedByCopies(store: ImageStore, isCopy: () => Promise<boolean>): ImageStore {
  return {
    read: store.read,
    async write(name, data) {
      if (await isCopy()) throw imageErrors.restoredCopy()
      await store.write(name, data)
    },
    async remove(name) {
      if (!(await isCopy())) await store.remove(name)
    },
  }
}
