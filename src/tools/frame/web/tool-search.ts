/** Search parameters of a tool's page. */
export interface ToolSearch {
  /** The page is embedded in another page of the product: without header and footer. */
  embed?: 1 | undefined
  /** The website to start with, as typed; for the Strategy Consultant. */
  url?: string | undefined
  /**
   * The step of the Strategy Consultant, so that the browser's Back leads to the previous step. Absent in the first.
   */
  step?: 'facts' | 'market' | 'draft' | undefined
  /** The step of the Flight Deck, by number. Absent in the first. */
  sprint?: SprintStep | undefined
}

const SPRINT_STEPS = [2, 3, 4, 5, 6] as const
type SprintStep = (typeof SPRINT_STEPS)[number]

/** Reads the search parameters; invalid and unknown ones are left out. */
export function parseToolSearch({ embed, url, step, sprint }: Record<string, unknown>): ToolSearch {
  const sprintStep = SPRINT_STEPS.find((one) => one === Number(sprint))
  return {
    ...(embed === 1 || embed === '1' ? { embed: 1 as const } : {}),
    ...(typeof url === 'string' && url.trim() !== '' ? { url: url.trim().slice(0, 2000) } : {}),
    ...(step === 'facts' || step === 'market' || step === 'draft' ? { step } : {}),
    ...(sprintStep ? { sprint: sprintStep } : {}),
  }
}
