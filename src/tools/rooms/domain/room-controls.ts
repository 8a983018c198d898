import * as z from 'zod'

/** What a room can be for. */
export const ROOM_KINDS = ['flight_deck', 'meeting', 'copy'] as const

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

/** A room as one member sees it. What the content is depends on the kind. */
export const roomViewSchema = z.object({
  code: z.string(),
  kind: z.enum(ROOM_KINDS),
  /** Raised with every act. */
  version: z.int(),
  expiresAt: z.iso.datetime(),
  /** The id of the member who looks. */
  me: z.string(),
  isHost: z.boolean(),
  /** Whether further people can join. */
  isOpen: z.boolean(),
  members: z.array(z.object({ id: z.string(), name: z.string(), isHost: z.boolean() })).readonly(),
  content: z.unknown(),
})

/** A room as everybody sees it who has the code, without joining. */
export const publishedRoomSchema = z.object({
  code: z.string(),
  kind: z.enum(ROOM_KINDS),
  version: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  content: z.unknown(),
})
