import { call, ifMatch, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { type Edit, writeEdit } from '#platform/editing/web/content-writes.ts'
import type { SaveOutcome } from '#platform/editing/web/use-field-editor.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import type { Language } from '#site/pages/domain/languages.ts'

export interface DraftPlace {
  page: string
  language: Language
  key: string
}

type DraftEdit = Pick<Edit, 'before' | 'after' | 'version'>

/**
 * Saves texts as drafts, and says so, with a button that takes it back. A conflict is returned without a notification.
 *
 * @param onWritten called after each draft that is stored
 */
export function useDraftWrite(onWritten: () => Promise<void>) {
  const handleSessionRefusal = useSessionRefusal()

  async function write(place: DraftPlace, edit: DraftEdit) {
    try {
      const outcome = await writeEdit(edit, ({ after, version }) =>
        call('PUT', '/api/admin/pages/{page}/{language}/texts', {
          path: { page: place.page, language: place.language },
          header: ifMatch(version),
          body: { key: place.key, content: String(after.content) },
        }),
      )
      if (outcome.kind === 'saved') await onWritten()
      return outcome
    } catch (error) {
      if (!handleSessionRefusal(error))
        notify({
          title: 'Fehler',
          description: serverMessage(error) ?? 'Die Änderung konnte nicht gespeichert werden.',
          variant: 'destructive',
        })
      return { kind: 'failed' } as const
    }
  }

  async function takeBack(place: DraftPlace, edit: DraftEdit, version: number) {
    const outcome = await write(place, { before: edit.after, after: edit.before, version })
    if (outcome.kind === 'saved')
      notify({ title: 'Gespeichert', description: 'Die Änderung wurde rückgängig gemacht.' })
    if (outcome.kind === 'conflict')
      notify({
        title: 'Fehler',
        description: 'Der Text wurde inzwischen noch einmal geändert. Er bleibt, wie er jetzt ist.',
        variant: 'destructive',
      })
  }

  /** @param canUndo false where the text before cannot be stored: a new item had none */
  return async (place: DraftPlace, edit: DraftEdit, canUndo = true): Promise<SaveOutcome> => {
    const outcome = await write(place, edit)
    if (outcome.kind === 'saved')
      notify({
        title: 'Im Entwurf gespeichert',
        description: 'Auf der Website steht es, sobald Sie die Seite veröffentlichen.',
        ...(canUndo && {
          action: {
            label: 'Rückgängig',
            hint: 'Die Änderung im Entwurf rückgängig machen',
            onSelect: () => void takeBack(place, edit, outcome.version),
          },
        }),
      })
    return outcome
  }
}
