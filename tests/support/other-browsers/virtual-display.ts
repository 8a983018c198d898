import { spawn } from 'node:child_process'
import { once } from 'node:events'

const SCREEN = '1600x1200x24'

export interface VirtualDisplay {
  /** The value of the environment variable DISPLAY. */
  name: string
  stop(): Promise<void>
}

/** Starts an X server that shows nothing, for browsers that cannot run without a display. */
export async function startDisplay(program: string): Promise<VirtualDisplay> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  const number = server.stdio[3]
  if (!number) throw new Error('the display server has no pipe for its number')
  const [line] = await Promise.race([once(number, 'data'), ended.then(() => ['-'])])
  if (String(line) === '-') throw new Error(`${program} has ended at its start`)
  return {
    name: `:${String(line).trim()}`,
    async stop() {
      server.kill()
      await ended
    },
  }
}
