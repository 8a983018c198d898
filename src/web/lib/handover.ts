import type { DehydratedState } from '@tanstack/react-query'

/** What a rendered page hands over to the scripts that bring it to life. */
export interface Handover {
  /** The site's public origin. */
  publicUrl: string
  /** What its loaders read of the API. */
  reads: DehydratedState
}

const ID = 'handover'

/** An element for the end of the page's HTML, which no browser shows or runs. */
export function handoverElement(handover: Handover): string {
  // Nothing in it may look like the element's end.
  const json = JSON.stringify(handover).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ID}">${json}</script>`
}

/** In the browser: what the page that it loaded hands over. */
export function takeHandover(): Handover {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '')
}
