import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAdmin } from '../admin-session/admin-session.ts'
import { createBrowserStore } from '../browser-store.ts'
import type { FieldValues } from './content-writes.ts'

/** A text that was typed and is not saved, with what it takes to save it later on. */
export interface EditDraft {
  /** The administrator who typed it, by e-mail address: nobody else is shown it, or asked about it. */
  owner: string
  /** The editor that it was typed into, e.g. "training/strategie-ki/title". */
  id: string
  /** The path of the page it stands on. */
  place: string
  /** What staff know the text as. */
  label: string
  /** The values and the version that the edit began with. */
  before: FieldValues
  version: number
  /** What was typed, by field. */
  typed: Readonly<Record<string, string>>
}

type Drafts = Readonly<Record<string, EditDraft>>

const NO_DRAFTS: Drafts = {}

/** Kept in the tab, so that the end of a session or a reload in the middle of a sentence takes nothing away. */
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

/** Who types here at present. It outlives the session, whose end takes nothing away. */
let writer = ''

/** Tells whose texts are typed from now on. Another administrator's stay kept until that one is back. */
export function writeDraftsAs(email: string): void {
  writer = email
}

/** Two administrators may have something in the same editor, one after the other. */
function keyOf(id: string): string {
  return `${writer} ${id}`
}

export function keepDraft(draft: Omit<EditDraft, 'owner'>): void {
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

/** Its draft stays: whoever saved or cancelled drops it. */
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

/** True while somebody is in the middle of a text that is not saved. */
export function hasUnsavedText(): boolean {
  return [...openEditors].some((id) => readDraft(id) !== null)
}

export function dropUnsavedTexts(): void {
  for (const id of openEditors) dropDraft(id)
}

/**
 * The administrator's drafts of a page that are in no open editor: from before a login, or before a reload. Every place
 * with editors asks for them, and so tells who types there.
 */
export function useKeptDrafts(place: string): readonly EditDraft[] {
  const owner = useAdmin().adminUser?.email
  const all = useSyncExternalStore(drafts.subscribe, drafts.read, () => NO_DRAFTS)
  const open = useSyncExternalStore(
    subscribeOpen,
    () => openEditors,
    () => openEditors,
  )
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

/** Reads the stored drafts; none where an older version of the product wrote them. */
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
