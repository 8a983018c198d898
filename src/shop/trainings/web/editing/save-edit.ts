import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { serverMessage } from '#platform/design/web/api.ts'
import { type NotificationContent, notify } from '#platform/design/web/notifications.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import {
  type Edit,
  type EditSubject,
  reverseOf,
  sendEdit,
  type WriteOutcome,
  writeEdit,
} from '#platform/editing/web/content-writes.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { refreshStaffTrainings } from '../staff-trainings-query.ts'
import { trainingQuery, trainingsQuery } from '../trainings-query.ts'
import { keepSaved } from './keep-saved.ts'

/** `failed`: a notification was shown, and the typed text stays in the editor. */
export type SaveOutcome =
  | Exclude<WriteOutcome, { kind: 'saved' }>
  /** `isUnread`: the page could not be read again, and shows what was saved beside what it showed before. */
  | { kind: 'saved'; version: number; isUnread?: boolean }
  | { kind: 'failed'; error: unknown }

const UNREAD_WORDS = {
  title: 'Gespeichert',
  description:
    'Ihre Änderung ist gespeichert. Die Seite ließ sich danach nicht neu lesen und zeigt sonst den Stand von vorher.',
}

interface SaveOptions {
  /** False where writing the old value is no undo, because mails about the new one were sent. */
  canUndo?: boolean
}

const SAVED_WORDS = {
  content: 'Änderungen wurden erfolgreich gespeichert.',
  training: 'Änderungen wurden erfolgreich gespeichert.',
  package: 'Änderung wurde erfolgreich gespeichert',
} as const satisfies Record<EditSubject['kind'], string>

/**
 * Saves an edit, shows a notification of the result (specification, section 8) with an undo button, and reads the
 * changed data again. A conflict is returned without a notification: the caller shows both versions.
 */
export function useSaveEdit(): (edit: Edit, options?: SaveOptions) => Promise<SaveOutcome> {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()

  return useCallback(
    async (edit, { canUndo = true } = {}) => {
      /** Writes an edit and shows a notification of a failure. A session that has ended opens the login. */
      async function write(one: Edit): Promise<SaveOutcome> {
        try {
          const outcome = await writeEdit(one, sendEdit)
          const isRead = await refreshAfterEdit(queryClient, one.subject)
          if (!isRead && outcome.kind === 'saved') keepSaved(queryClient, one, outcome.version)
          return isRead || outcome.kind !== 'saved' ? outcome : { ...outcome, isUnread: true }
        } catch (error) {
          if (!handleSessionRefusal(error)) notify(failureOf(one.subject, error))
          return { kind: 'failed', error }
        }
      }

      async function undo(version: number) {
        const outcome = await write(reverseOf(edit, version))
        if (outcome.kind === 'saved') {
          notify({ title: 'Gespeichert', description: 'Die Änderung wurde rückgängig gemacht.' })
        } else if (outcome.kind === 'conflict') {
          notify({
            title: 'Fehler',
            description:
              'Der Text wurde inzwischen noch einmal geändert. Er bleibt, wie er jetzt ist.',
            variant: 'destructive',
          })
        }
      }

      async function readAgain() {
        const isRead = await refreshAfterEdit(queryClient, edit.subject)
        if (!isRead) notify({ ...UNREAD_WORDS, action: readAction })
      }

      const readAction = {
        label: 'Neu lesen',
        hint: 'Die Texte der Seite neu lesen',
        onSelect: () => void readAgain(),
      }

      const outcome = await write(edit)
      if (outcome.kind === 'saved' && outcome.isUnread) {
        notify({ ...UNREAD_WORDS, action: readAction })
      } else if (outcome.kind === 'saved') {
        notify({
          title: 'Gespeichert',
          description: SAVED_WORDS[edit.subject.kind],
          ...(canUndo && {
            action: {
              label: 'Rückgängig',
              hint: 'Die Änderung in den Texten rückgängig machen',
              onSelect: () => void undo(outcome.version),
            },
          }),
        })
      }
      return outcome
    },
    [queryClient, handleSessionRefusal],
  )
}

/**
 * Reads the public data that an edit changed, and staff's lists of it, again.
 *
 * @returns whether the public data that is shown could be read
 */
async function refreshAfterEdit(queryClient: QueryClient, subject: EditSubject): Promise<boolean> {
  const shown = publicKeys(subject)
  const keys = [
    ...shown,
    ['/api/admin/cms/texts'],
    ['/api/admin/revisions'],
    ['/api/admin/text-history'],
  ]
  await Promise.all([
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    subject.kind === 'training' && refreshStaffTrainings(queryClient),
  ])
  return shown.every((queryKey) => {
    const { status, data } = queryClient.getQueryState(queryKey) ?? {}
    // Without data it is not shown: visitors do not read a hidden training.
    return status !== 'error' || data === undefined
  })
}

function publicKeys(subject: EditSubject): (readonly unknown[])[] {
  switch (subject.kind) {
    case 'content':
      return [contentQuery.queryKey]
    case 'training':
      return [trainingsQuery.queryKey, trainingQuery(subject.id).queryKey]
    case 'package':
      return [packagesQuery.queryKey]
  }
}

function failureOf({ kind }: EditSubject, error: unknown): NotificationContent {
  if (kind !== 'package') {
    return {
      title: 'Fehler',
      description: serverMessage(error) ?? 'Änderungen konnten nicht gespeichert werden.',
      variant: 'destructive',
    }
  }
  // biome-ignore lint/suspicious/noConsole: the notification has a fixed text, so the reason is logged for support
  console.error('A package could not be saved.', error)
  return {
    title: 'Fehler',
    description: 'Änderung konnte nicht gespeichert werden',
    variant: 'destructive',
  }
}
