import { expect } from 'vitest'

/** How long a driver may take to listen, in milliseconds. */
const START_MS = 30_000
/** How long a command may take, in milliseconds. WebKitGTK sometimes does not answer a command. */
const COMMAND_MS = 45_000

/** A session of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
export interface WebDriverSession {
  post(command: string, body?: object): Promise<unknown>
  get(command: string): Promise<unknown>
  end(): Promise<void>
}

/**
 * Opens a session with a driver that may still be starting.
 *
 * @param driver its address
 * @param capabilities those that the browser must have
 * @throws Error with the driver's words when it refuses
 */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  await expect
    .poll(() => call(driver, 'GET', '/status').catch(() => null), { timeout: START_MS })
    .not.toBeNull()
  const { sessionId } = (await call(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const path = (command: string) => `/session/${sessionId}${command}`
  return {
    post: (command, body = {}) => call(driver, 'POST', path(command), body),
    get: (command) => call(driver, 'GET', path(command)),
    async end() {
      await call(driver, 'DELETE', path(''))
    },
  }
}

async function call(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${path} was not answered`, { cause })
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
