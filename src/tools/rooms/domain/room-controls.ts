import * as z from 'zod'
import { ROOM_KINDS } from './room.ts'

const memberId = z.uuid()

/** An act on the room itself, of any kind of room. Only the host does it, and the others take over from a host who is away. */
export const roomControlSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('door'), isOpen: z.boolean() }),
  z.object({ type: z.literal('remove-member'), memberId }),
  z.object({ type: z.literal('host'), memberId }),
  z.object({ type: z.literal('take-over') }),
])
export type RoomControl = z.infer<typeof roomControlSchema>

/** What somebody sees who has the code and has not joined. */
export const roomDoorSchema = z.object({
  code: z.string(),
  kind: z.enum(ROOM_KINDS),
  expiresAt: z.iso.datetime(),
  isOpen: z.boolean(),
  isFull: z.boolean(),
})
export type RoomDoor = z.infer<typeof roomDoorSchema>
