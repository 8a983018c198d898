import type { DeckAct } from '#domain/tools/rooms/deck-room-acts.ts'
import type { DeckView } from '#domain/tools/rooms/deck-room-view.ts'
import type { RoomView } from '#domain/tools/rooms/room.ts'
import type { RoomControl } from '#domain/tools/rooms/room-schemas.ts'

export type DeckRoom = RoomView<DeckView>
export type RoomAct = DeckAct | RoomControl

/** An act that waits to be sent. */
export interface WaitingAct {
  readonly id: string
  readonly act: RoomAct
}

/** How the browser is connected to the room. The last two are final. */
export type RoomLink = 'connecting' | 'live' | 'lost' | 'over' | 'removed'
