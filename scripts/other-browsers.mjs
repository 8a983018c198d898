// Browsers besides Chromium that tests/browsers uses. On Debian they are installed as root.
import { existsSync } from 'node:fs'
import { aptGet, canInstall, print } from './setup.mjs'

/** The programs of each browser, by the Debian package that they come from. */
const BROWSERS = {
  Firefox: { 'firefox-esr': process.env.FIREFOX || '/usr/bin/firefox-esr' },
  WebKit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
}

/** Installs missing browsers. Where that is not possible, their journeys are skipped, which is said. */
export function ensureOtherBrowsers() {
  const missing = Object.values(BROWSERS).flatMap(missingPackages)
  if (missing.length > 0 && canInstall()) {
    print(`installing ${missing.join(', ')}`)
    aptGet(['update'])
    // Each by itself: one that this Debian does not have keeps back no other.
    for (const name of missing) aptGet(['install', '-y', '--no-install-recommends', name])
  }
  for (const [browser, programs] of Object.entries(BROWSERS)) {
    const absent = missingPackages(programs)
    if (absent.length > 0) {
      print(`the journeys in ${browser} are SKIPPED: Debian's ${absent.join(', ')} is missing`)
    }
  }
}

function missingPackages(programs) {
  return Object.keys(programs).filter((name) => !existsSync(programs[name]))
}
