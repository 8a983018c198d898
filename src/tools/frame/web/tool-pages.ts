import type { ToolPage } from '#site/pages/web/page-declaration.ts'

const FILES = {
  sharedTexts: 'tools/frame/web/tools',
  frame: 'tool',
  frameFile: 'tools/frame/web/tool-frame.tsx',
  entry: 'tools/mount/web/hydrate-tool.tsx',
} as const

const TOOL = { ...FILES, structuredData: 'tool' } as const

const SHARED = { ...FILES, structuredData: null, isUnlisted: true } as const

/** The pages of the tools, for `site/pages/web/page-table.ts`. */
export const TOOL_PAGES = {
  strategyConsultant: {
    de: '/tools/strategy-consultant',
    en: '/en/tools/strategy-consultant',
    screen: 'tools/strategy-consultant/web/strategy-page.tsx',
    texts: 'tools/strategy-consultant/web/strategy-consultant',
    artwork: 'tool-strategy',
    weightLimit: '116 kB',
    ...TOOL,
  },
  flightDeck: {
    de: '/tools/innovation-flight-deck',
    en: '/en/tools/innovation-flight-deck',
    screen: 'tools/flight-deck/web/flight-deck-page.tsx',
    texts: 'tools/flight-deck/web/flight-deck',
    artwork: 'tool-flightdeck',
    weightLimit: '117 kB',
    ...TOOL,
  },
  meetingModerator: {
    de: '/tools/meeting-moderator',
    en: '/en/tools/meeting-moderator',
    screen: 'tools/meeting-moderator/web/meeting-page.tsx',
    texts: 'tools/meeting-moderator/web/meeting-moderator',
    artwork: 'tool-moderator',
    weightLimit: '122 kB',
    ...TOOL,
  },
  followedMeeting: {
    de: '/meeting',
    en: '/en/meeting',
    screen: 'tools/meeting-moderator/web/followed-page.tsx',
    texts: 'tools/meeting-moderator/web/followed-meeting',
    artwork: 'tool-moderator',
    weightLimit: '111 kB',
    ...SHARED,
  },
  sharedCopy: {
    de: '/geteilt',
    en: '/en/shared',
    screen: 'tools/documents/web/shared-copy-page.tsx',
    texts: 'tools/documents/web/shared-copy',
    artwork: 'tool-strategy',
    weightLimit: '100 kB',
    ...SHARED,
  },
  leaving: {
    de: '/link',
    en: '/en/link',
    screen: 'tools/documents/web/leaving-page.tsx',
    texts: 'tools/documents/web/leaving',
    artwork: 'tool-strategy',
    weightLimit: '97 kB',
    ...SHARED,
  },
} as const satisfies Record<string, ToolPage>
