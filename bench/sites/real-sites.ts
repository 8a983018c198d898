import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** Real websites in public repositories. */
export const REAL_SITES = z
  .array(
    z.object({
      id: z.string(),
      /** One half to work with, the other opened only to measure. */
      half: z.enum(['work', 'closed']),
      repository: z.string(),
      commit: z.string().regex(/^[0-9a-f]{40}$/),
      /** The folder with the website. */
      root: z.string(),
      /** Pages as they are served, or sources that a generator makes pages of: those have to be built first. */
      form: z.enum(['html', 'source']),
      language: z.string(),
      kind: z.string(),
      licence: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('real-sites.json', import.meta.url), 'utf8')))
