import type { RoomView } from '#tools/rooms/domain/room.ts'
import type { RoomControl } from '#tools/rooms/domain/room-controls.ts'
import type { DeckAct } from '../../domain/deck-room-acts.ts'
import type { DeckView } from '../../domain/deck-room-view.ts'

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

/** How the browser is connected to the room. The last two are final. */
export type RoomLink = 'connecting' | 'live' | 'lost' | 'over' | 'removed'
