import type { Language } from './pages.ts'

/** The parts of the home page that the navigation leads to, by the ids of their sections. */
export const HOME_PARTS = {
  services: { de: 'leistungen', en: 'services' },
  tools: { de: 'tools', en: 'tools' },
  team: { de: 'team', en: 'team' },
  spaces: { de: 'raeume', en: 'spaces' },
} as const satisfies Record<string, Record<Language, string>>

export type HomePart = keyof typeof HOME_PARTS
