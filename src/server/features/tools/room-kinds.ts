import type * as z from 'zod'
import { type DeckContent, newDeckContent } from '#domain/tools/rooms/deck-room.ts'
import {
  applyDeckAct,
  type DeckAct,
  withoutDeckMember,
} from '#domain/tools/rooms/deck-room-acts.ts'
import { viewDeck } from '#domain/tools/rooms/deck-room-view.ts'
import type { ActResult, RoomActor, RoomKind } from '#domain/tools/rooms/room.ts'
import { deckActSchema, type NewRoom } from '#domain/tools/rooms/room-schemas.ts'

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
}

const flightDeck: RoomRules<DeckContent, DeckAct> = {
  acts: deckActSchema,
  apply: applyDeckAct,
  view: viewDeck,
  withoutMember: withoutDeckMember,
}

const RULES: Readonly<Record<RoomKind, unknown>> = { flight_deck: flightDeck }

/** The rules of a stored room. Its content is typed as unknown: only the rules of its own kind look into it. */
export function rulesOf(kind: string): RoomRules<unknown, unknown> {
  return RULES[kind as RoomKind] as RoomRules<unknown, unknown>
}

/** The content of a new room. */
export function newContent({ start }: Pick<NewRoom, 'start'>): unknown {
  return newDeckContent(start.question)
}
