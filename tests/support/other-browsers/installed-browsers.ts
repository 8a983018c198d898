import { existsSync, globSync } from 'node:fs'
import type { WebKitPrograms } from './webkit.ts'

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'

/** The program of the setting FIREFOX, or Debian's. Null if this machine has neither. */
export function findFirefox(): string | null {
  const program = process.env.FIREFOX ?? FIREFOX
  return existsSync(program) ? program : null
}

/** Debian's driver of WebKitGTK, its browser, and a display. Null if one of them is missing. */
export function findWebKit(): WebKitPrograms | null {
  const [browser] = globSync('/usr/lib/*-linux-gnu/webkit2gtk-4.1/MiniBrowser')
  const isComplete = browser && existsSync(WEBKIT_DRIVER) && existsSync(DISPLAY_SERVER)
  return isComplete ? { driver: WEBKIT_DRIVER, browser, display: DISPLAY_SERVER } : null
}
