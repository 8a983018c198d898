import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CorpusSite } from './corpus-site.ts'

const FOLDER = path.join(import.meta.dirname, 'corpus')

/** All sites of the corpus, by the name of their file. */
export async function loadCorpus(): Promise<[string, CorpusSite][]> {
  return Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const name = file.replace(/\.ts$/, '')
      const { site } = (await import(`./corpus/${name}.ts`)) as { site: CorpusSite }
      return [name, site] as [string, CorpusSite]
    }),
  )
}
