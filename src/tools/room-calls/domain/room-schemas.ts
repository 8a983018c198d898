import * as z from 'zod'
import { optionalText, requiredLine, requiredText } from '#platform/basics/domain/text.ts'
import { sharedCopySchema } from '#tools/documents/domain/shared-copy.ts'
import { deckActSchema } from '#tools/flight-deck/domain/deck-act-schema.ts'
import { DECK_LENGTHS, PEOPLE_MAX } from '#tools/flight-deck/domain/deck-room.ts'
import { meetingActSchema, sentMeeting } from '#tools/meeting-moderator/domain/meeting-room.ts'
import { MEMBER_NAME_MAX } from '#tools/rooms/domain/room.ts'
import { roomControlSchema } from '#tools/rooms/domain/room-controls.ts'

/** The secret of a member: 128 bits or more that the browser draws and keeps. */
export const roomSecretSchema = z.string().regex(/^[0-9a-f]{32,64}$/)

const NO_NAME = 'Bitte gib einen Namen ein.'

/** A first name or a nickname. An e-mail address is none, and a room holds none. */
export const memberNameSchema = requiredLine(MEMBER_NAME_MAX, NO_NAME).refine(
  (name) => !name.includes('@'),
  'Bitte gib einen Namen ein, keine E-Mail-Adresse.',
)

/** What a room begins with: what it is for, and who opens it. */
export const newRoomSchema = z
  .object({
    /** Of the host. Only where people work together. */
    name: memberNameSchema.optional(),
    secret: roomSecretSchema,
    start: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('flight_deck'),
        question: optionalText(DECK_LENGTHS.question),
        problem: optionalText(DECK_LENGTHS.problem).optional(),
        people: z.array(requiredText(DECK_LENGTHS.person)).max(PEOPLE_MAX).optional(),
      }),
      z.object({ kind: z.literal('meeting'), ...sentMeeting }),
      z.object({ kind: z.literal('copy'), document: sharedCopySchema }),
    ]),
  })
  .refine(({ name, start }) => name !== undefined || start.kind !== 'flight_deck', {
    path: ['name'],
    error: NO_NAME,
  })
export type NewRoom = z.infer<typeof newRoomSchema>

export const joiningSchema = z.object({ name: memberNameSchema, secret: roomSecretSchema })
export type Joining = z.infer<typeof joiningSchema>

/** An act with an id that the browser draws: sent twice, it is done once. */
export const sentActSchema = z.object({
  id: z.uuid(),
  act: z.union([roomControlSchema, deckActSchema, meetingActSchema]),
})
export type SentAct = z.infer<typeof sentActSchema>
