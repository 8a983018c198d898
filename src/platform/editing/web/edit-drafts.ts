import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import type { FieldValues } from './content-writes.ts'

/** A typed text that is not saved, with the data to save it later. */
export interface EditDraft {
  /** E-mail address of the administrator who typed it. Other administrators do not see it. */
  owner: string
  /** Id of the editor, e.g. "training/strategie-ki/title". */
  id: string
  /** Path of the page with the text. */
  place: string
  /** The label of the text for staff. */
  label: string
  /** The values and the version at the start of the edit. */
  before: FieldValues
  version: number
  /** The typed texts by field. */
  typed: Readonly<Record<string, string>>
}

type Drafts = Readonly<Record<string, EditDraft>>

const NO_DRAFTS: Drafts = {}

/** In session storage, so that drafts survive a reload and the end of the session. */
const drafts = createBrowserStore<Drafts>({
  key: 'edit-drafts',
  empty: NO_DRAFTS,
  parse: parseDrafts,
})

let openEditors: ReadonlySet<string> = new Set()
const openListeners = new Set<() => void>()

function setOpenEditors(next: ReadonlySet<string>) {
  openEditors = next
  for (const listener of openListeners) listener()
}

function subscribeOpen(listener: () => void) {
  openListeners.add(listener)
  return () => void openListeners.delete(listener)
}

/** E-mail address of the administrator who types here. It survives the end of the session. */
let writer = ''

/**
 * Sets the administrator whose drafts are stored from now on. Drafts of another one stay stored until that one returns.
 */
export function writeDraftsAs(email: string): void {
  writer = email
}

/** Includes the administrator, because two may have drafts of the same editor, one after the other. */
function keyOf(id: string): string {
  return `${writer} ${id}`
}

export function storeDraft(draft: Omit<EditDraft, 'owner'>): void {
  drafts.write({ ...drafts.read(), [keyOf(draft.id)]: { ...draft, owner: writer } })
}

export function dropDraft(id: string): void {
  const { [keyOf(id)]: dropped, ...others } = drafts.read()
  if (dropped) drafts.write(others)
}

export function readDraft(id: string): EditDraft | null {
  return drafts.read()[keyOf(id)] ?? null
}

export function openEditor(id: string): void {
  setOpenEditors(new Set([...openEditors, id]))
}

/** Closes an editor. Its draft stays: saving and cancelling drop it. */
export function closeEditor(id: string): void {
  if (openEditors.has(id)) setOpenEditors(new Set([...openEditors].filter((one) => one !== id)))
}

export function useIsEditorOpen(id: string): boolean {
  return useSyncExternalStore(
    subscribeOpen,
    () => openEditors.has(id),
    () => false,
  )
}

/** The ids of all open editors. */
export function useOpenEditors(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribeOpen,
    () => openEditors,
    () => openEditors,
  )
}

/** True while an open editor has unsaved text. */
export function hasUnsavedText(): boolean {
  return [...openEditors].some((id) => readDraft(id) !== null)
}

export function dropUnsavedTexts(): void {
  for (const id of openEditors) dropDraft(id)
}

/**
 * The administrator's drafts of a page that are in no open editor: from before a login or a reload. Every page with
 * editors calls this, which also sets the owner of new drafts.
 */
export function useStoredDrafts(place: string): readonly EditDraft[] {
  const owner = useAdmin().adminUser?.email
  const all = useSyncExternalStore(drafts.subscribe, drafts.read, () => NO_DRAFTS)
  const open = useOpenEditors()
  useEffect(() => {
    if (owner) writeDraftsAs(owner)
  }, [owner])
  return useMemo(
    () =>
      Object.values(all).filter(
        (draft) => draft.owner === owner && draft.place === place && !open.has(draft.id),
      ),
    [all, open, owner, place],
  )
}

/** Reads the stored drafts; leaves out those of an incompatible version. */
export function parseDrafts(text: string): Drafts {
  try {
    const stored = JSON.parse(text) as Record<string, Partial<EditDraft> | null>
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, EditDraft] => isDraft(entry[1])),
    )
  } catch {
    return NO_DRAFTS
  }
}

function isDraft(value: Partial<EditDraft> | null): value is EditDraft {
  return (
    typeof value?.owner === 'string' &&
    typeof value.id === 'string' &&
    typeof value.place === 'string' &&
    typeof value.label === 'string' &&
    typeof value.version === 'number' &&
    isRecord(value.before) &&
    isRecord(value.typed)
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
