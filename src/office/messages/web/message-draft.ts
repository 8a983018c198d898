import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'

/** A message that is being written. */
export interface MessageDraft {
  subject: string
  text: string
  includeBookers: boolean
}

/** Staff greet by first name; what follows is theirs. */
export const EMPTY_DRAFT: MessageDraft = {
  subject: '',
  text: 'Hallo {{vorname}},\n\n',
  includeBookers: false,
}

type Drafts = Readonly<Record<string, MessageDraft>>

const NONE: Drafts = {}

/** In session storage, so that drafts survive a reload and the end of the login session. */
const drafts = createBrowserStore<Drafts>({
  key: 'message-drafts',
  empty: NONE,
  parse: parseDrafts,
})

/**
 * The draft of the administrator for these recipients, and functions to change and to drop it.
 *
 * @param owner the administrator's e-mail address: another one does not see the draft
 * @param recipients names the recipients
 */
export function useMessageDraft(owner: string, recipients: string) {
  const all = useSyncExternalStore(drafts.subscribe, drafts.read, () => NONE)
  const key = `${owner} ${recipients}`
  const draft = all[key] ?? EMPTY_DRAFT
  return {
    draft,
    change: (changes: Partial<MessageDraft>) =>
      drafts.write({ ...drafts.read(), [key]: { ...draft, ...changes } }),
    drop() {
      const { [key]: dropped, ...others } = drafts.read()
      if (dropped) drafts.write(others)
    },
  }
}

/** Reads the stored drafts; leaves out those of an incompatible version. */
export function parseDrafts(text: string): Drafts {
  try {
    const stored = JSON.parse(text) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, MessageDraft] => isDraft(entry[1])),
    )
  } catch {
    return NONE
  }
}

function isDraft(value: unknown): value is MessageDraft {
  const { subject, text, includeBookers } = (value ?? {}) as Partial<MessageDraft>
  return (
    typeof subject === 'string' && typeof text === 'string' && typeof includeBookers === 'boolean'
  )
}
