import { useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { DraftPlace } from './use-draft-write.ts'

/** Whether the AI service can propose translations. */
export const translationServiceQuery = apiQuery('/api/admin/translations/service')

/**
 * Asks the AI service for a translation, which is a draft with a mark, and accepts it.
 *
 * @param onWritten called afterwards, also where it failed: somebody else may have written the text
 */
export function useProposal({ page, language, key }: DraftPlace, onWritten: () => Promise<void>) {
  const tellFailure = useFailure()
  const [isPending, setPending] = useState(false)

  async function run(task: () => Promise<string>) {
    setPending(true)
    try {
      notify({ title: 'Im Entwurf gespeichert', description: await task() })
    } catch (error) {
      tellFailure(error, 'Das hat nicht geklappt.')
    }
    await onWritten()
    setPending(false)
  }

  const path = { page, language }
  return {
    isPending,
    propose: () =>
      void run(async () => {
        await call('POST', '/api/admin/pages/{page}/{language}/texts/propose', {
          path,
          body: { key },
        })
        return 'Bitte lesen Sie den Vorschlag, bevor Sie ihn übernehmen.'
      }),
    accept: ({ content, version }: { content: string; version: number }) =>
      void run(async () => {
        await call('PUT', '/api/admin/pages/{page}/{language}/texts', {
          path,
          header: ifMatch(version),
          body: { key, content },
        })
        return 'Der Vorschlag ist übernommen. Auf der Website steht er, sobald Sie die Seite veröffentlichen.'
      }),
  }
}
