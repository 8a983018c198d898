import type * as z from 'zod'
import type { publishedRoomSchema, ROOM_KINDS, roomViewSchema } from './room-controls.ts'

/** What a room can be for. */
export type RoomKind = (typeof ROOM_KINDS)[number]

/** Days until a room is deleted, counted from its creation. */
export const ROOM_DAYS = 30
export const MEMBERS_MAX = 12
/**
 * How many times more people join a room over time than it holds. Whoever loses the browser's storage joins as another
 * person.
 */
export const JOINED_TIMES = 4
export const JOINED_MAX = JOINED_TIMES * MEMBERS_MAX
export const MEMBER_NAME_MAX = 40
/** After this time without a host, in milliseconds, anyone in the room may lead it. */
export const HOST_AWAY_MS = 60_000
/**
 * Most bytes of a room's content, as JSON in UTF-8. Every act writes the whole content. Twelve people who use up all
 * their sketches and write ideas of a hundred letters need 190 KiB; a copy has at most 128.
 */
export const CONTENT_BYTES_MAX = 256 * 1024

/** Most letters of a report to staff, in UTF-16 units. */
export const REPORT_MAX = 1_000

/** Letters and digits that are not mistaken for each other when somebody reads a code aloud or types it. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 8
/** Nobody types the code of a copy. It has 128 bits, so that it cannot be found by trying at all. */
export const COPY_CODE_LENGTH = 26
/** Random bytes from this value on are not used for a code, so that every letter is equally likely. */
const FAIR_BYTES = 256 - (256 % CODE_ALPHABET.length)

/** How many ids of acts are kept for each member, to do a repeated act only once. */
const KEPT_ACTS = 40

/** Somebody in a room, as stored. */
export interface StoredMember {
  readonly id: string
  readonly name: string
  /** The SHA-256 of the secret that the member's browser keeps, in hex. */
  readonly secretHash: string
  /** Ids of the member's last acts, the newest last. */
  readonly acts: readonly string[]
}

/** Who acts, or looks at a room. */
export interface RoomActor {
  readonly memberId: string
  readonly isHost: boolean
}

/** A room as one member sees it. */
export type RoomView<Content> = z.infer<typeof roomViewSchema> & { content: Content }

/** What all members see of a member. */
export type RoomMember = RoomView<unknown>['members'][number]

/** A room as everybody sees it who has the code, without joining: a meeting to follow, or a copy to read. */
export type PublishedRoom<Content> = z.infer<typeof publishedRoomSchema> & { content: Content }

/** Why an act was refused. */
export type RoomRefusal =
  | 'not_host'
  | 'host_here'
  | 'not_decider'
  | 'not_yours'
  | 'step_over'
  | 'gone'
  | 'too_many'
  | 'room_full'
  | 'dots_spent'

/** What an act leads to: the new content, or why there is none. */
export type ActResult<Content> = { readonly content: Content } | { readonly refusal: RoomRefusal }

/**
 * Makes a code of random bytes; null where too many of them were unusable.
 *
 * @param bytes random; twice as many as a code has letters nearly always suffice
 */
export function roomCodeFrom(bytes: Uint8Array, length: number = CODE_LENGTH): string | null {
  const letters = [...bytes]
    .filter((byte) => byte < FAIR_BYTES)
    .slice(0, length)
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
  return letters.length === length ? letters.join('') : null
}

/** The code in a text that somebody typed: in any case, with spaces or hyphens. Null where it is none. */
export function readRoomCode(text: string, length: number = CODE_LENGTH): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode =
    letters.length === length && [...letters].every((letter) => CODE_ALPHABET.includes(letter))
  return isCode ? letters : null
}

/** Adds the id of an act to those that were done; null where it was done already. */
export function withAct(acts: readonly string[], id: string): readonly string[] | null {
  return acts.includes(id) ? null : [...acts, id].slice(-KEPT_ACTS)
}

/** The size of a room's content, as {@link CONTENT_BYTES_MAX} counts it. */
export function contentBytes(content: unknown): number {
  return new TextEncoder().encode(JSON.stringify(content)).length
}
