/** The browser and operating system that a User-Agent names. */
export interface Device {
  /** Null where it is unknown. */
  browser: string | null
  system: string | null
}

type Names = readonly (readonly [name: string, mark: RegExp])[]

/** The order matters: browsers further down are also named in the User-Agent of those above, for compatibility. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Reads browser and operating system from a User-Agent (RFC 9110, section 10.1.5). The header can be forged: it helps
 * administrators to recognise their own device, and proves nothing. An iPad that requests desktop websites reports a
 * Mac.
 */
export function readDevice(userAgent: string): Device {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) }
}

function nameIn(userAgent: string, names: Names): string | null {
  return names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
}

/** The device in German words, e.g. "Firefox auf Windows". */
export function deviceLabel({ browser, system }: Device): string {
  if (browser && system) return `${browser} auf ${system}`
  return browser ?? system ?? 'Unbekanntes Gerät'
}
