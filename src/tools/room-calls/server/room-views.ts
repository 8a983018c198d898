import type { RoomRow } from './rooms.repository.ts'
import { type Follower, publishedViewOf, viewOf } from './rooms.service.ts'

/** A room as one follower sees it, as JSON. */
export interface ShownRoom {
  /** The whole view. */
  json: string
  /** The view without its version: equal where nothing that is seen has changed. */
  shown: string
}

/** What the followers of one version of a room see, made once for each member, and once for all who only read. */
export function createRoomViews(row: RoomRow) {
  const made = new Map<string, ShownRoom | undefined>()
  return {
    row,
    /** The room as a follower sees it; undefined for somebody who is no member. */
    of({ member }: Pick<Follower, 'member'>): ShownRoom | undefined {
      const key = member?.secretHash ?? ''
      if (!made.has(key)) made.set(key, shownTo(row, key))
      return made.get(key)
    },
  }
}

function shownTo(row: RoomRow, secretHash: string): ShownRoom | undefined {
  const view = secretHash === '' ? publishedViewOf(row) : viewOf(row, secretHash)
  if (!view) return undefined
  const { version, ...others } = view
  const shown = JSON.stringify(others)
  return { json: `{"version":${version},${shown.slice(1)}`, shown }
}
