import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  CONTENT_BYTES_MAX,
  contentBytes,
  HOST_AWAY_MS,
  JOINED_TIMES,
  type PublishedRoom,
  ROOM_DAYS,
  type RoomActor,
  type RoomKind,
  type RoomView,
  roomCodeFrom,
  type StoredMember,
  withAct,
} from '#tools/rooms/domain/room.ts'
import {
  type RoomControl,
  type RoomDoor,
  roomControlSchema,
} from '#tools/rooms/domain/room-controls.ts'
import type { Joining, NewRoom, SentAct } from '../domain/room-schemas.ts'
import { newContent, rulesOf } from './room-kinds.ts'
import { roomErrors } from './rooms.errors.ts'
import {
  deleteRoom,
  findRoom,
  insertRoom,
  lockRoom,
  type RoomRow,
  storeRoom,
} from './rooms.repository.ts'

const DAY_MS = 86_400_000

/** The hash by which a member's secret is stored. The secret is random, so it needs no salt. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Opens a room whose host is the caller. */
export async function openRoom(db: Database, room: NewRoom, now: Date): Promise<RoomView<unknown>> {
  const hostHash = hashOf(room.secret)
  const { kind } = room.start
  const { codeLength, published } = rulesOf(kind)
  const host = newMember({ name: room.name ?? '', secret: room.secret })
  for (;;) {
    const row = await insertRoom(db, {
      code: newCode(codeLength),
      kind,
      hostHash,
      hostSeenAt: now,
      members: [host],
      // Nobody has to join to see what is published.
      isOpen: published === null,
      content: newContent(room, now),
      createdAt: now,
      changedAt: now,
      expiresAt: new Date(now.getTime() + ROOM_DAYS * DAY_MS),
    })
    if (row) return seen(row, hostHash)
  }
}

/**
 * What somebody sees who has the code.
 *
 * @throws ProblemError 404 rooms.unknown
 */
export async function getDoor(db: Connection, code: string, now: Date): Promise<RoomDoor> {
  const row = await findRoom(db, code, now)
  if (!row) throw roomErrors.unknown()
  return {
    code: row.code,
    kind: row.kind as RoomKind,
    expiresAt: row.expiresAt.toISOString(),
    isOpen: isOpen(row),
    isFull: row.members.length >= rulesOf(row.kind).membersMax,
  }
}

/** What a member sees after something was done in a room. */
export interface Done {
  view: RoomView<unknown>
  /** Bytes of the room that were stored: a room is written as a whole. */
  written: number
}

/**
 * Lets somebody join. Whoever joins again with the same secret is the same member, with the name that is given now.
 *
 * @throws ProblemError 404 rooms.unknown, 409 rooms.full, rooms.joined_max or rooms.closed
 */
export function joinRoom(db: Database, code: string, joining: Joining, now: Date): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const row = await locked(tx, code, now)
    const secretHash = hashOf(joining.secret)
    const known = row.members.find((member) => member.secretHash === secretHash)
    const { membersMax } = rulesOf(row.kind)
    if (!known && !isOpen(row)) throw roomErrors.closed()
    if (!known && row.members.length >= membersMax) throw roomErrors.full(membersMax)
    if (!known && row.joined >= JOINED_TIMES * membersMax) throw roomErrors.joinedMax()
    if (known?.name === joining.name) return { view: seen(row, secretHash), written: 0 }
    const members = known
      ? row.members.map((one) => (one === known ? { ...one, name: joining.name } : one))
      : [...row.members, newMember(joining)]
    const joined = known ? row.joined : row.joined + 1
    return doneBy(await storeRoom(tx, code, { members, joined }, now), secretHash)
  })
}

/**
 * Does what a member does, once for each id: an act that was done already changes nothing.
 *
 * @throws ProblemError 404 rooms.unknown, 409 with the reason of a refusal, 422 rooms.other_kind
 */
export function actInRoom(
  db: Database,
  code: string,
  secret: string,
  { id, act }: SentAct,
  now: Date,
): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const row = await locked(tx, code, now)
    const secretHash = hashOf(secret)
    const member = memberOf(row, secretHash)
    const who = actorOf(row, member)
    // Who writes in a published meeting is a guest: only its host does something with the room itself.
    const isGuest = !who.isHost && rulesOf(row.kind).published !== null
    if (isGuest && roomControlSchema.safeParse(act).success) throw roomErrors.refused('not_host')
    const acts = withAct(member.acts, id)
    if (!acts) return { view: seen(row, secretHash), written: 0 }
    const done = {
      ...row,
      members: row.members.map((one) => (one === member ? { ...one, acts } : one)),
    }
    const changed = {
      members: done.members,
      // Whoever acts is there, and whoever leads from now on has a minute to come.
      hostSeenAt: who.isHost ? now : row.hostSeenAt,
      ...effectOf(done, act, who, now),
    }
    const size = contentBytes(changed.content ?? row.content)
    if (size > CONTENT_BYTES_MAX) throw roomErrors.refused('room_full')
    return doneBy(await storeRoom(tx, code, changed, now), secretHash)
  })
}

/**
 * Deletes a room, for its host.
 *
 * @throws ProblemError 404 rooms.unknown, 409 rooms.not_host
 */
export function closeRoom(db: Database, code: string, secret: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await locked(tx, code, now)
    const { isHost } = actorOf(row, memberOf(row, hashOf(secret)))
    if (!isHost) throw roomErrors.refused('not_host')
    await deleteRoom(tx, code)
  })
}

/** Who follows a room. */
export interface Follower {
  /** The member; null for whoever follows a published room. */
  member: Pick<StoredMember, 'id' | 'secretHash'> | null
  /** Whether the member leads the room at the moment. */
  isHost: boolean
  /** Most event streams of the room. */
  streamsMax: number
}

/**
 * Finds out whether somebody may follow a room: a member, or, where it is published, whoever has the code.
 *
 * @param secret empty for somebody who has none
 * @throws ProblemError 404 rooms.unknown
 */
export async function requireFollower(
  db: Connection,
  code: string,
  secret: string,
  now: Date,
): Promise<Follower> {
  const row = await findRoom(db, code, now)
  if (!row) throw roomErrors.unknown()
  const { published, streamsMax } = rulesOf(row.kind)
  const isReader = secret === '' && published !== null
  const member = isReader ? null : memberOf(row, hashOf(secret))
  return { member, isHost: member?.secretHash === row.hostHash, streamsMax }
}

/**
 * Reads a published room.
 *
 * @throws ProblemError 404 rooms.unknown, also for a room that one has to join
 */
export async function readPublished(
  db: Connection,
  code: string,
  now: Date,
): Promise<PublishedRoom<unknown>> {
  const row = await findRoom(db, code, now)
  const published = row && publishedViewOf(row)
  if (!published) throw roomErrors.unknown()
  return published
}

/** The room as everybody sees it who has the code; undefined where one has to join. */
export function publishedViewOf(row: RoomRow): PublishedRoom<unknown> | undefined {
  const { published } = rulesOf(row.kind)
  if (!published) return undefined
  return {
    code: row.code,
    kind: row.kind as RoomKind,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    content: published(row.content),
  }
}

/** The room as the member with this secret sees it; undefined for somebody who is none. */
export function viewOf(row: RoomRow, secretHash: string): RoomView<unknown> | undefined {
  const member = row.members.find((one) => one.secretHash === secretHash)
  if (!member) return undefined
  const who = actorOf(row, member)
  return {
    code: row.code,
    kind: row.kind as RoomKind,
    version: row.version,
    expiresAt: row.expiresAt.toISOString(),
    me: member.id,
    isHost: who.isHost,
    isOpen: row.isOpen,
    members: membersFor(row, member, who).map((one) => ({
      id: one.id,
      name: one.name,
      isHost: one.secretHash === row.hostHash,
    })),
    content: rulesOf(row.kind).view(row.content, who),
  }
}

/** Guests of a published meeting do not see who else writes. */
function membersFor({ kind, members }: RoomRow, member: StoredMember, { isHost }: RoomActor) {
  return isHost || rulesOf(kind).published === null ? members : [member]
}

function isOpen(row: RoomRow): boolean {
  return rulesOf(row.kind).isOpen?.(row.content) ?? row.isOpen
}

/** What an act changes in a room. */
function effectOf(row: RoomRow, act: SentAct['act'], who: RoomActor, now: Date): Partial<RoomRow> {
  const control = roomControlSchema.safeParse(act)
  if (control.success) return effectOfControl(row, control.data, who, now)
  const rules = rulesOf(row.kind)
  const own = rules.acts.safeParse(act)
  if (!own.success) throw roomErrors.otherKind()
  const members = row.members.map(({ id }) => id)
  const result = rules.apply(row.content, own.data, who, { now, members })
  if ('refusal' in result) throw roomErrors.refused(result.refusal)
  return { content: result.content }
}

function effectOfControl(
  row: RoomRow,
  act: RoomControl,
  who: RoomActor,
  now: Date,
): Partial<RoomRow> {
  if (act.type === 'take-over') return effectOfTakeOver(row, who, now)
  if (!who.isHost) throw roomErrors.refused('not_host')
  if (act.type === 'door') return { isOpen: act.isOpen }
  const member = row.members.find(({ id }) => id === act.memberId)
  if (!member) throw roomErrors.refused('gone')
  if (act.type === 'host') return { hostHash: member.secretHash }
  // A room has a host: they hand it over before they leave.
  if (member.secretHash === row.hostHash) throw roomErrors.refused('not_yours')
  return {
    members: row.members.filter((one) => one !== member),
    content: rulesOf(row.kind).withoutMember(row.content, member.id),
  }
}

/** The room is locked, so of two who take over at once the second is refused: the first was just seen. */
function effectOfTakeOver(row: RoomRow, who: RoomActor, now: Date): Partial<RoomRow> {
  const member = row.members.find(({ id }) => id === who.memberId)
  if (who.isHost || !member) return {}
  if (now.getTime() - row.hostSeenAt.getTime() < HOST_AWAY_MS) throw roomErrors.refused('host_here')
  return { hostHash: member.secretHash, hostSeenAt: now }
}

async function locked(tx: Transaction, code: string, now: Date): Promise<RoomRow> {
  const row = await lockRoom(tx, code, now)
  if (!row) throw roomErrors.unknown()
  return row
}

function memberOf(row: RoomRow, secretHash: string): StoredMember {
  const member = row.members.find((one) => one.secretHash === secretHash)
  if (!member) throw roomErrors.unknown()
  return member
}

function actorOf({ hostHash }: RoomRow, { id, secretHash }: StoredMember): RoomActor {
  return { memberId: id, isHost: secretHash === hostHash }
}

function seen(row: RoomRow, secretHash: string): RoomView<unknown> {
  const view = viewOf(row, secretHash)
  if (!view) throw roomErrors.unknown()
  return view
}

function doneBy(row: RoomRow, secretHash: string): Done {
  return { view: seen(row, secretHash), written: contentBytes([row.content, row.members]) }
}

function newMember({ name, secret }: Joining): StoredMember {
  return { id: randomUUID(), name, secretHash: hashOf(secret), acts: [] }
}

function newCode(length: number): string {
  for (;;) {
    const code = roomCodeFrom(randomBytes(2 * length), length)
    if (code) return code
  }
}
