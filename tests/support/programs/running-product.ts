import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fixtureFile } from '../fixture/fixture-file.ts'
import { PROGRAM_ENVIRONMENT } from './program-environment.ts'

/** The built product in a separate process, as `npm start` runs it. A new database starts with the fixture. */
export interface RunningProduct {
  address: string
  process: ChildProcess
  /** Ends it as an operator does, and waits until it has exited. */
  stop(): Promise<void>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/** A product that may still be starting. */
export interface LaunchedProduct extends RunningProduct {
  /** Resolves when it reports that it is ready; rejects with its output if it ends before. */
  ready: Promise<void>
}

/**
 * Starts the product from dist/ with the given settings and waits until it reports that it is ready.
 *
 * @param localSites local websites that it can read, by name and port; see product-with-local-sites.ts
 */
export async function startBuiltProduct(
  settings: Record<string, string>,
  localSites?: Readonly<Record<string, number>>,
): Promise<RunningProduct> {
  const product = await launchBuiltProduct(settings, localSites)
  await product.ready
  return product
}

/** As {@link startBuiltProduct}, without waiting: for actions during the start. */
export async function launchBuiltProduct(
  settings: Record<string, string>,
  localSites?: Readonly<Record<string, number>>,
): Promise<LaunchedProduct> {
  const entry = localSites
    ? ['tests/support/sites/product-with-local-sites.ts', JSON.stringify(localSites)]
    : ['dist/server/main.js']
  return launchProgram(['--enable-source-maps', ...entry], {
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '100000',
      ...settings,
    },
  })
}

/**
 * Starts a program that serves the product: on the port of `env.PORT`, or on a free one where that is not set.
 *
 * @param args those of Node.js: the program and its arguments
 */
export async function launchProgram(
  args: string[],
  { cwd, env }: { cwd?: string; env: Record<string, string> },
): Promise<LaunchedProduct> {
  const port = env.PORT ?? (await freePort())
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...PROGRAM_ENVIRONMENT,
      INITIAL_CONTENT: fixtureFile(new Date()),
      LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '100000',
      BACKUP_REMINDER_DAYS: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = untilItPrints(child, 'Ready:')
  // A caller that does not wait for it ends it before.
  ready.catch(() => undefined)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    address: `http://localhost:${port}`,
    process: child,
    ready,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

function untilItPrints(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(words)) resolve()
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)))
  })
}

/** Below the ports that systems give to outgoing connections, which could take a free one before the program does. */
const [LOWEST_PORT, PORTS] = [20_000, 10_000]

/** A port that is free at this moment, by chance another than other workers get. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, LOWEST_PORT + PORTS)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
