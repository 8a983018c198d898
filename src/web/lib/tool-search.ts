/** What a tool's address says besides its path. */
export interface ToolSearch {
  /** The page is shown inside another page of ours: without the site's header and footer. */
  embed?: 1 | undefined
  /** The website to begin with, as it was typed; for the Strategy Consultant. */
  url?: string | undefined
  /** The step that is open, so that Back leads to the one before; for the Flight Deck. The first needs no mention. */
  step?: ToolStep | undefined
}

/** The steps that an address can name. */
const TOOL_STEPS = [2, 3, 4, 5, 6] as const
type ToolStep = (typeof TOOL_STEPS)[number]

/** Anything else in the address is left out, wherever it came from. */
export function parseToolSearch({ embed, url, step }: Record<string, unknown>): ToolSearch {
  const named = TOOL_STEPS.find((one) => one === Number(step))
  return {
    ...(embed === 1 || embed === '1' ? { embed: 1 as const } : {}),
    ...(typeof url === 'string' && url.trim() !== '' ? { url: url.trim().slice(0, 2000) } : {}),
    ...(named ? { step: named } : {}),
  }
}
