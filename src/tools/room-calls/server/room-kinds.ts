import * as z from 'zod'
import type { SharedCopy } from '#tools/documents/domain/shared-copy.ts'
import { type DeckAct, deckActSchema } from '#tools/flight-deck/domain/deck-act-schema.ts'
import {
  newDeckContent,
  readDeckContent,
  type StoredDeckContent,
} from '#tools/flight-deck/domain/deck-room.ts'
import { applyDeckAct, withoutDeckMember } from '#tools/flight-deck/domain/deck-room-acts.ts'
import { viewDeck } from '#tools/flight-deck/domain/deck-room-view.ts'
import { MEETING_PEOPLE_MAX } from '#tools/meeting-moderator/domain/meeting.ts'
import {
  applyMeetingAct,
  type MeetingAct,
  type MeetingContent,
  meetingActSchema,
  newMeetingContent,
  publishedMeeting,
  viewMeeting,
  withoutGuest,
} from '#tools/meeting-moderator/domain/meeting-room.ts'
import {
  type ActResult,
  CODE_LENGTH,
  COPY_CODE_LENGTH,
  MEMBERS_MAX,
  type RoomActor,
  type RoomKind,
} from '#tools/rooms/domain/room.ts'
import type { NewRoom } from '../domain/room-schemas.ts'

/** The rules of one kind of room. Its content is made and changed by these functions only. */
export interface RoomRules<Content, Act> {
  acts: z.ZodType<Act>
  apply(
    content: Content,
    act: Act,
    who: RoomActor,
    when: { now: Date; members: readonly string[] },
  ): ActResult<Content>
  view(content: Content, who: RoomActor): unknown
  /** The content after the host removed a member. */
  withoutMember(content: Content, memberId: string): Content
  /** What whoever has the code sees without joining. Null where one has to join. */
  published: ((content: Content) => unknown) | null
  /** Whether somebody can join, for a kind whose content says so; otherwise the host opens and closes the door. */
  isOpen?: (content: Content) => boolean
  /** How many people are members at most. */
  membersMax: number
  codeLength: number
  /** Event streams of one room. */
  streamsMax: number
}

const flightDeck: RoomRules<StoredDeckContent, DeckAct> = {
  acts: deckActSchema,
  apply: (content, act, who, when) => applyDeckAct(readDeckContent(content), act, who, when),
  view: (content, who) => viewDeck(readDeckContent(content), who),
  withoutMember: (content, memberId) => withoutDeckMember(readDeckContent(content), memberId),
  published: null,
  membersMax: MEMBERS_MAX,
  codeLength: CODE_LENGTH,
  // Twelve people may each have a few windows.
  streamsMax: 36,
}

const meeting: RoomRules<MeetingContent, MeetingAct> = {
  acts: meetingActSchema,
  apply: applyMeetingAct,
  view: viewMeeting,
  withoutMember: withoutGuest,
  published: publishedMeeting,
  isOpen: (content) => publishedMeeting(content).canWrite,
  // The host, and whoever writes.
  membersMax: 1 + MEETING_PEOPLE_MAX,
  codeLength: CODE_LENGTH,
  // Forty people, some of them with a second window.
  streamsMax: 80,
}

const copy: RoomRules<SharedCopy, never> = {
  acts: z.never(),
  apply: (content) => ({ content }),
  // Who shared it has it.
  view: () => null,
  withoutMember: (content) => content,
  published: (content) => content,
  membersMax: 1,
  codeLength: COPY_CODE_LENGTH,
  streamsMax: 0,
}

const RULES: Readonly<Record<RoomKind, unknown>> = { flight_deck: flightDeck, meeting, copy }

/** The rules of a stored room. Its content is typed as unknown: only the rules of its own kind look into it. */
export function rulesOf(kind: string): RoomRules<unknown, unknown> {
  return RULES[kind as RoomKind] as RoomRules<unknown, unknown>
}

/** The content of a new room. */
export function newContent({ start }: Pick<NewRoom, 'start'>, now: Date): unknown {
  switch (start.kind) {
    case 'flight_deck':
      return newDeckContent(start)
    case 'meeting':
      return newMeetingContent(start, now)
    case 'copy':
      return start.document
  }
}
