import * as z from 'zod'
import { line, optionalText, requiredLine, requiredText } from '#platform/basics/domain/text.ts'
import { sharedCopySchema } from '#tools/documents/domain/shared-copy.ts'
import {
  DECK_LENGTHS,
  DECK_STEPS,
  DOTS,
  FRAMES,
  HYPOTHESIS_PARTS,
  PEOPLE_MAX,
  PLAN_PARTS,
  TIMER_MINUTES_MAX,
  VERDICTS,
} from '#tools/flight-deck/domain/deck-room.ts'
import type { DeckAct } from '#tools/flight-deck/domain/deck-room-acts.ts'
import {
  isLine,
  isSketchInLimits,
  SKETCH_LINES_MAX,
  SKETCH_POINTS_MAX,
} from '#tools/flight-deck/domain/sketch.ts'
import {
  meetingActSchema,
  sentMeeting,
} from '#tools/meeting-moderator/domain/meeting-room-schemas.ts'
import { MEMBER_NAME_MAX, ROOM_KINDS } from '#tools/rooms/domain/room.ts'
import { roomControlSchema } from '#tools/rooms/domain/room-controls.ts'

/** The id of something that a browser made: an idea, an act. */
const ownId = z.uuid()
const memberId = z.uuid()

/** The secret of a member: 128 bits or more that the browser draws and keeps. */
export const roomSecretSchema = z.string().regex(/^[0-9a-f]{32,64}$/)

const NO_NAME = 'Bitte gib einen Namen ein.'

/** A first name or a nickname. An e-mail address is none, and a room holds none. */
export const memberNameSchema = requiredLine(MEMBER_NAME_MAX, NO_NAME).refine(
  (name) => !name.includes('@'),
  'Bitte gib einen Namen ein, keine E-Mail-Adresse.',
)

const sketch = z
  .array(
    z
      .string()
      .max(4 * SKETCH_POINTS_MAX)
      .refine(isLine, 'Das ist keine Linie.'),
  )
  .max(SKETCH_LINES_MAX)
  .refine(isSketchInLimits, `Eine Skizze hat höchstens ${SKETCH_POINTS_MAX} Punkte.`)

const frame = z
  .int()
  .min(0)
  .max(FRAMES - 1)
const step = z.enum(DECK_STEPS)
const dots = z.int().min(0).max(DOTS)
const hypothesisPart = line(DECK_LENGTHS.hypothesis)

export const deckActSchema: z.ZodType<DeckAct> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), step }),
  z.object({ type: z.literal('question'), text: optionalText(DECK_LENGTHS.question) }),
  z.object({
    type: z.literal('timer'),
    minutes: z.int().min(1).max(TIMER_MINUTES_MAX).nullable(),
    step: step.optional(),
  }),
  z.object({ type: z.literal('run-timer'), step, isRunning: z.boolean() }),
  z.object({ type: z.literal('done'), step, isDone: z.boolean() }),
  z.object({
    type: z.literal('idea'),
    id: ownId,
    text: requiredText(DECK_LENGTHS.idea),
  }),
  z.object({ type: z.literal('remove-idea'), id: ownId }),
  z.object({ type: z.literal('sketch'), id: ownId, sketch }),
  z.object({ type: z.literal('group'), id: ownId, under: ownId.nullable() }),
  z.object({ type: z.literal('vote'), id: ownId, dots }),
  z.object({ type: z.literal('vote-again'), isRunoff: z.boolean().optional() }),
  z.object({ type: z.literal('decider'), memberId: memberId.nullable() }),
  z.object({ type: z.literal('decide'), id: ownId }),
  z.object({ type: z.literal('take-frame'), frame }),
  z.object({ type: z.literal('leave-frame'), frame }),
  z.object({
    type: z.literal('frame'),
    frame,
    caption: optionalText(DECK_LENGTHS.caption),
    sketch,
  }),
  z.object({
    type: z.literal('plan'),
    part: z.enum(PLAN_PARTS),
    text: optionalText(DECK_LENGTHS.plan),
  }),
  z.object({
    type: z.literal('hypothesis'),
    id: ownId,
    ...(Object.fromEntries(HYPOTHESIS_PARTS.map((part) => [part, hypothesisPart])) as Record<
      (typeof HYPOTHESIS_PARTS)[number],
      typeof hypothesisPart
    >),
  }),
  z.object({ type: z.literal('remove-hypothesis'), id: ownId }),
  z.object({
    type: z.literal('result'),
    id: ownId,
    result: optionalText(DECK_LENGTHS.result),
    verdict: z.enum(VERDICTS).nullable(),
  }),
])

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
  id: ownId,
  act: z.union([roomControlSchema, deckActSchema, meetingActSchema]),
})
export type SentAct = z.infer<typeof sentActSchema>

/** {@link RoomView}; what the content is depends on the kind. */
export const roomViewSchema = z.object({
  code: z.string(),
  kind: z.enum(ROOM_KINDS),
  version: z.int(),
  expiresAt: z.iso.datetime(),
  me: z.string(),
  isHost: z.boolean(),
  isOpen: z.boolean(),
  members: z.array(z.object({ id: z.string(), name: z.string(), isHost: z.boolean() })).readonly(),
  content: z.unknown(),
})

/** {@link PublishedRoom}; what the content is depends on the kind. */
export const publishedRoomSchema = z.object({
  code: z.string(),
  kind: z.enum(ROOM_KINDS),
  version: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  content: z.unknown(),
})
