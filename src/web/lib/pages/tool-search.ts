/** What a tool's address says besides its path. */
export interface ToolSearch {
  /** The page is shown inside another page of ours: without the site's header and footer. */
  embed?: 1 | undefined
  /** The website to begin with, as it was typed; for the Strategy Consultant. */
  url?: string | undefined
  /** How far one has come in the Strategy Consultant, so that the browser's Back leads a step back. */
  step?: 'facts' | 'draft' | undefined
  /** The same in the Flight Deck, whose steps have numbers. The first needs no mention. */
  sprint?: SprintStep | undefined
}

const SPRINT_STEPS = [2, 3, 4, 5, 6] as const
type SprintStep = (typeof SPRINT_STEPS)[number]

/** Anything else in the address is left out, wherever it came from. */
export function parseToolSearch({ embed, url, step, sprint }: Record<string, unknown>): ToolSearch {
  const sprintStep = SPRINT_STEPS.find((one) => one === Number(sprint))
  return {
    ...(embed === 1 || embed === '1' ? { embed: 1 as const } : {}),
    ...(typeof url === 'string' && url.trim() !== '' ? { url: url.trim().slice(0, 2000) } : {}),
    ...(step === 'facts' || step === 'draft' ? { step } : {}),
    ...(sprintStep ? { sprint: sprintStep } : {}),
  }
}
