import * as z from 'zod'
import { line, optionalText, requiredText } from '#platform/basics/domain/text.ts'
import {
  DECK_LENGTHS,
  DECK_STEPS,
  DOTS,
  FRAMES,
  PLAN_PARTS,
  TIMER_MINUTES_MAX,
  VERDICTS,
} from './deck-room.ts'
import { isLine, isSketchInLimits, SKETCH_POINTS_MAX } from './sketch.ts'

/** The id of something that a browser made. */
const ownId = z.uuid()

const sketch = z
  .array(z.string().refine(isLine, 'Das ist keine Linie.'))
  .max(SKETCH_POINTS_MAX)
  .refine(isSketchInLimits, `Eine Skizze hat höchstens ${SKETCH_POINTS_MAX} Punkte.`)
  .readonly()

const frame = z
  .int()
  .min(0)
  .max(FRAMES - 1)
const step = z.enum(DECK_STEPS)
const dots = z.int().min(0).max(DOTS)
const hypothesisPart = line(DECK_LENGTHS.hypothesis).optional()

/** What a member does in a team's sprint. */
export const deckActSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step'), step }),
  z.object({ type: z.literal('question'), text: optionalText(DECK_LENGTHS.question) }),
  /** Sets the time of a step, or null for none. Without a step: that of the open one. */
  z.object({
    type: z.literal('timer'),
    minutes: z.int().min(1).max(TIMER_MINUTES_MAX).nullable(),
    step: step.optional(),
  }),
  /** Pauses the time of the open step, or lets it go on. */
  z.object({ type: z.literal('run-timer'), step, isRunning: z.boolean() }),
  /** Says that this member is done with the open step, or is not. */
  z.object({ type: z.literal('done'), step, isDone: z.boolean() }),
  /** Writes an own idea, new or known. */
  z.object({
    type: z.literal('idea'),
    id: ownId,
    text: requiredText(DECK_LENGTHS.idea),
  }),
  z.object({ type: z.literal('remove-idea'), id: ownId }),
  z.object({ type: z.literal('sketch'), id: ownId, sketch }),
  /** Puts an idea to another that is the same or alike; null takes it out again. */
  z.object({ type: z.literal('group'), id: ownId, under: ownId.nullable() }),
  /** Sets how many dots an idea, or its group, has from this member. */
  z.object({ type: z.literal('vote'), id: ownId, dots }),
  /** Discards all dots and the decision: everybody votes again, on all ideas or on those that are tied. */
  z.object({ type: z.literal('vote-again'), isRunoff: z.boolean().optional() }),
  z.object({ type: z.literal('decider'), memberId: z.uuid().nullable() }),
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
  /** Adds a whole hypothesis, or writes parts of a known one. The others stay: two people may write in it at once. */
  z.object({
    type: z.literal('hypothesis'),
    id: ownId,
    group: hypothesisPart,
    change: hypothesisPart,
    threshold: hypothesisPart,
  }),
  z.object({ type: z.literal('remove-hypothesis'), id: ownId }),
  /** Writes what was measured, what follows from it, or both. */
  z.object({
    type: z.literal('result'),
    id: ownId,
    result: optionalText(DECK_LENGTHS.result).optional(),
    verdict: z.enum(VERDICTS).nullable().optional(),
  }),
])
export type DeckAct = z.infer<typeof deckActSchema>
