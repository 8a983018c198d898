import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadPublicFile } from './display-fonts.ts'

/** A file of the folders that pictures are made of. */
const PUBLIC_FILE = /^\/(?:images|fonts)\/[\w-]+\.\w+$/

/** @param folder with the pictures and fonts of the website */
export function publicFileReader(folder: string): ReadPublicFile {
  return async (address) => {
    if (!PUBLIC_FILE.test(address)) return null
    try {
      return await readFile(path.join(folder, address))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}
