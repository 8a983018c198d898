import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../private-files.ts'
import { imageErrors } from './images.errors.ts'

/** Where the files of uploaded pictures are kept. A name is that of a file, never of a path. */
export interface ImageStore {
  write(name: string, data: Buffer): Promise<void>
  /** null where there is no such file. */
  read(name: string): Promise<Uint8Array | null>
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>
}

/** Where pictures are kept on this machine. */
export function mediaFolderIn(dataDir: string): string {
  return path.join(dataDir, 'media')
}

/** Keeps the files in a folder of this machine. */
export function folderImageStore(folder: string): ImageStore {
  const fileOf = (name: string) => path.join(folder, path.basename(name))
  return {
    async write(name, data) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const part = `${fileOf(name)}.part`
      // Synchronised before it gets its name: after a power cut there is the whole file or none.
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
 * A store that others use as well, from which a restored copy only reads.
 *
 * @param isCopy is asked before each change
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
