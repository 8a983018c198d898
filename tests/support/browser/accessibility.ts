import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** How long axe waits for an iframe to answer, in milliseconds: only an iframe without axe never does. */
const FRAME_PATIENCE_MS = 30_000

type WindowWithAxe = Window & { axe?: typeof axe }

/**
 * What axe finds on a page against WCAG 2.2 AA and its best practices, as "rule: elements". Iframes are checked too,
 * except those of mails (`srcdoc`): no script runs there.
 *
 * Not by `@axe-core/playwright`: it loads 1.5 MB of axe three times per check, and opens a page to collect the results.
 * A check took about five times the processor time.
 *
 * @param part selector of the part to check
 */
export async function accessibilityViolations(page: Page, part: string): Promise<string[]> {
  await Promise.all(
    page
      .frames()
      .filter((frame) => frame.url() !== 'about:srcdoc')
      .map(loadAxe),
  )
  return page.evaluate(
    async ({ part, tags, patience }) => {
      const { axe } = window as WindowWithAxe
      if (!axe) throw new Error('the page has changed while axe was loaded')
      const { violations } = await axe.run(
        { include: [part], exclude: ['iframe[srcdoc]'] },
        {
          runOnly: { type: 'tag', values: tags },
          // Elements that pass are not described.
          resultTypes: ['violations'],
          pingWaitTime: patience,
        },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      )
    },
    { part, tags: TAGS, patience: FRAME_PATIENCE_MS },
  )
}

/** Loads axe once per document. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(AXE_SCRIPT)
  // An iframe may be of another origin.
  await frame.evaluate(() =>
    (window as WindowWithAxe).axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }),
  )
}
