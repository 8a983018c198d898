/** What a browser says of itself and of the system that it runs on. */
export interface Device {
  /** Null where it is not known. */
  browser: string | null
  system: string | null
}

type Names = readonly (readonly [name: string, mark: RegExp])[]

/** In this order: those further down are also named by those before them, for the sake of old websites. */
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
 * Reads the User-Agent of a request (RFC 9110, section 10.1.5). Browsers choose what they say there, so it is good for
 * recognising an own device and proves nothing. An iPad that asks for websites as on a desk says that it is a Mac.
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
