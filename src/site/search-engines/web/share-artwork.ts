import type { PictureName } from '#site/pages/web/images.ts'
import type { PageKey } from '#site/pages/web/page-table.ts'

/** The artwork of each bilingual page in the pictures for previews of shared links. */
export const SHARE_ARTWORK: Readonly<Record<PageKey, PictureName>> = {
  home: 'hero',
  potenziale: 'service-potenziale',
  loesungen: 'service-loesungen',
  geschaeftsideen: 'service-geschaeftsideen',
  organisationen: 'service-organisationen',
  strategyConsultant: 'tool-strategy',
  flightDeck: 'tool-flightdeck',
  meetingModerator: 'tool-moderator',
  followedMeeting: 'tool-moderator',
  sharedCopy: 'tool-strategy',
  leaving: 'tool-strategy',
  kontakt: 'contact-hero',
  impressum: 'room',
  datenschutz: 'room-lounge',
  barrierefreiheit: 'room-forum',
}
