import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { RoomView } from '#tools/rooms/domain/room.ts'
import type { RoomControl } from '#tools/rooms/domain/room-controls.ts'
import type { DeckAct } from '../../domain/deck-act-schema.ts'
import type { DeckStart } from '../../domain/deck-room.ts'
import type { DeckView } from '../../domain/deck-room-view.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'

export type DeckRoom = RoomView<DeckView>
/** The room that a call answers: what it contains, this tool alone knows. */
export function deckRoom(view: RoomView<unknown>): DeckRoom {
  return view as DeckRoom
}

export type RoomAct = DeckAct | RoomControl

/** An act that waits to be sent. */
export interface WaitingAct {
  readonly id: string
  readonly act: RoomAct
}

/** An act that the server refused, with the code of the problem. */
export interface RefusedAct {
  readonly act: RoomAct
  readonly code: string
}

/** How the browser is connected to the room. The last two are final. */
export type RoomLink = 'connecting' | 'live' | 'lost' | 'over' | 'removed'

export interface RoomState {
  /** The room with what this browser has not sent yet; undefined until the room was read once. */
  readonly room: DeckRoom | undefined
  readonly link: RoomLink
  /** How many acts wait to be sent. */
  readonly waiting: number
  /** What the server refused, until it was read: what somebody typed or drew is in it. */
  readonly refused: readonly RefusedAct[]
  /** The ids of the members that are connected; undefined while this browser is not, and so does not know. */
  readonly present: ReadonlySet<string> | undefined
  /** Since when the host is not connected, ISO 8601; null while they are, or this browser does not know. */
  readonly hostAwaySince: string | null
  /** The server's clock minus this one, in milliseconds. */
  readonly clockOffset: number
}

export interface RoomPageProps {
  texts: RoomTexts
  tools: ToolsTexts
  language: Language
  /** As it stands in the link. Null where no room is named: one is opened, or joined by its code. */
  code: string | null
  /** Of the sprint in this browser, to begin with. */
  start: DeckStart
}

/** What every step of a room uses. */
export interface RoomStepProps {
  room: DeckRoom
  texts: RoomTexts
  tools: ToolsTexts
  language: Language
  act: (act: RoomAct) => void
  /** The state of the connection to the room. */
  state: RoomState
}

/** The name of a member; an empty text for one who is no longer there. */
export function nameOf(room: DeckRoom, memberId: string | null): string {
  return room.members.find(({ id }) => id === memberId)?.name ?? ''
}

/** The name of the member who leads the room. */
export function hostName(room: DeckRoom): string {
  return room.members.find(({ isHost }) => isHost)?.name ?? ''
}
