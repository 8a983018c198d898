import type { GroupNode } from '#site/pages/domain/text-schema.ts'
import { SHARED_COPY_INTRO } from '#tools/documents/domain/shared-copy-intro-texts.ts'
import { FLIGHT_DECK_INTRO } from '#tools/flight-deck/domain/flight-deck-intro-texts.ts'
import { FOLLOWED_MEETING_INTRO } from '#tools/meeting-moderator/domain/followed-meeting-intro-texts.ts'
import { MEETING_MODERATOR_INTRO } from '#tools/meeting-moderator/domain/meeting-moderator-intro-texts.ts'
import { STRATEGY_CONSULTANT_INTRO } from '#tools/strategy-consultant/domain/strategy-consultant-intro-texts.ts'

/** The texts of the tools' pages that staff edit, for `src/app/domain/page-schemas.ts`. */
export const TOOL_SCHEMAS = {
  strategyConsultant: STRATEGY_CONSULTANT_INTRO,
  flightDeck: FLIGHT_DECK_INTRO,
  meetingModerator: MEETING_MODERATOR_INTRO,
  followedMeeting: FOLLOWED_MEETING_INTRO,
  sharedCopy: SHARED_COPY_INTRO,
} as const satisfies Record<string, GroupNode>
