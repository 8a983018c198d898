import type { ToolPage } from '#site/pages/web/page-declaration.ts'

const TOOL = { frame: 'tool', structuredData: 'tool' } as const

const SHARED = { frame: 'tool', structuredData: null, isUnlisted: true } as const

/** The pages of the tools, for `site/pages/web/page-table.ts`. */
export const TOOL_PAGES = {
  strategyConsultant: {
    de: '/tools/strategy-consultant',
    en: '/en/tools/strategy-consultant',
    screen: 'tools/strategy-consultant/web/strategy-consultant.island.tsx',
    artwork: 'tool-strategy',
    ...TOOL,
  },
  flightDeck: {
    de: '/tools/innovation-flight-deck',
    en: '/en/tools/innovation-flight-deck',
    screen: 'tools/flight-deck/web/flight-deck.island.tsx',
    artwork: 'tool-flightdeck',
    ...TOOL,
  },
  meetingModerator: {
    de: '/tools/meeting-moderator',
    en: '/en/tools/meeting-moderator',
    screen: 'tools/meeting-moderator/web/meeting-moderator.island.tsx',
    artwork: 'tool-moderator',
    ...TOOL,
  },
  followedMeeting: {
    de: '/meeting',
    en: '/en/meeting',
    screen: 'tools/meeting-moderator/web/followed-meeting.island.tsx',
    artwork: 'tool-moderator',
    ...SHARED,
  },
  sharedCopy: {
    de: '/geteilt',
    en: '/en/shared',
    screen: 'tools/documents/web/shared-copy.island.tsx',
    artwork: 'tool-strategy',
    ...SHARED,
  },
} as const satisfies Record<string, ToolPage>
