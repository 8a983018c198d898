/**
 * Every part of a page that links lead to, by the id of its element. Links and parts both take the id from here, so
 * they cannot differ. An id is the same in both languages: a shared link survives the change of the language.
 */
export const ANCHORS = {
  services: 'services',
  tools: 'tools',
  team: 'team',
  spaces: 'spaces',
  contact: 'contact',
  trainings: 'trainings',
  format: 'ablauf',
  prices: 'preise',
  questions: 'fragen',
  cookies: 'cookies',
} as const

export type Anchor = (typeof ANCHORS)[keyof typeof ANCHORS]

/** The id of a tool's heading, which names the tool where another page embeds it. */
export const TOOL_NAME_ID = 'tool-name'
