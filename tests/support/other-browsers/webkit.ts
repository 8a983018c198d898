import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../programs/running-product.ts'
import type { Key, OtherBrowser, Tab, WindowSize } from './tab.ts'
import { startDisplay } from './virtual-display.ts'
import { openSession, type WebDriverSession } from './webdriver-session.ts'

/** The programs that WebKit needs: Debian's packages `webkit2gtk-driver` and `xvfb`. */
export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

/** The codes of keys in the protocol. */
const KEYS: Record<Key, string> = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c' }

/** Starts the driver of WebKitGTK. Each tab is a browser of its own. */
export async function startWebKit({
  driver: program,
  browser,
  display: displayServer,
}: WebKitPrograms): Promise<OtherBrowser> {
  const display = await startDisplay(displayServer)
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LANG: 'C.UTF-8', LANGUAGE: 'de_DE' },
    stdio: 'ignore',
  })
  const ended = once(driver, 'exit')
  return {
    async newTab(size) {
      const session = await openSession(`http://127.0.0.1:${port}`, {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      await setContentSize(session, size)
      return tabOf(session)
    },
    async close() {
      driver.kill()
      await ended
      await display.stop()
    },
  }
}

/** The window has a bar above the page, and cannot be narrower than its buttons. */
async function setContentSize(session: WebDriverSession, { width, height }: WindowSize) {
  await session.post('/window/rect', { width, height })
  const inner = Number(await execute(session, () => innerHeight, []))
  await session.post('/window/rect', { width, height: height + (height - inner) })
}

function tabOf(session: WebDriverSession): Tab {
  const before: string[] = []
  const collect = async () => {
    before.push(...((await execute(session, takeProblems, [])) as string[]))
  }
  return {
    async open(address) {
      await collect()
      await session.post('/url', { url: address })
      await execute(session, takeProblems, [])
    },
    run: (script, ...values) => execute(session, script, values) as never,
    clickAt: (x, y) => session.post('/actions', { actions: [clickOf(x, y)] }) as Promise<never>,
    type: (text) => session.post('/actions', { actions: [strokesOf([...text])] }) as Promise<never>,
    press: (key) =>
      session.post('/actions', { actions: [strokesOf([KEYS[key]])] }) as Promise<never>,
    async problems() {
      await collect()
      return before
    },
    screenshot: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    close: () => session.end(),
  }
}

function execute(
  session: WebDriverSession,
  script: (...values: never[]) => unknown,
  args: unknown[],
): Promise<unknown> {
  return session.post('/execute/sync', {
    script: `return (${script}).apply(null, arguments)`,
    args,
  })
}

function clickOf(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

function strokesOf(keys: string[]) {
  return {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  }
}

/**
 * Runs in the page. The protocol does not tell what a page writes to its console, and no script can run before the page's
 * own. So the first call, after loading, begins to listen; violations of the Content-Security-Policy are reported from
 * the beginning of the page.
 */
function takeProblems(): string[] {
  const page = window as unknown as { takenProblems?: string[] }
  if (!page.takenProblems) {
    const found: string[] = []
    page.takenProblems = found
    const { error } = console
    console.error = (...words) => {
      found.push(words.join(' '))
      error(...words)
    }
    addEventListener('error', ({ message }) => found.push(message))
    addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)))
    new ReportingObserver(
      (reports) => found.push(...reports.map(({ body }) => JSON.stringify(body))),
      { types: ['csp-violation'], buffered: true },
    ).observe()
  }
  return page.takenProblems.splice(0)
}
