import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { revisionsKey } from '#platform/editing/web/revisions-query.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import type { MailTexts } from '#platform/mail/domain/mail-text.ts'
import type { ListedMailText } from '../domain/mail-text-edit.ts'
import { mailTextsQuery } from './mail-texts-query.ts'

const SAVED = 'Ab jetzt gehen E-Mails mit diesem Text hinaus.'
const RESTORED = 'Ab jetzt gehen E-Mails wieder mit diesem Text hinaus.'
const ORIGINAL = 'Ab jetzt gehen E-Mails wieder mit dem Originaltext hinaus.'

/** Storing, restoring and resetting the texts of a mail, and sending it with sample data to oneself. */
export function useMailTextCalls({ template, version }: ListedMailText) {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  const { adminUser } = useAdmin()
  const path = { template }

  async function show(stored: ListedMailText, description: string) {
    queryClient.setQueryData(mailTextsQuery.queryKey, (mails) =>
      mails?.map((mail) => (mail.template === template ? stored : mail)),
    )
    notify({ title: 'Gespeichert', description })
    await queryClient.invalidateQueries({ queryKey: revisionsKey })
  }

  function onError(error: unknown) {
    if (handleSessionRefusal(error)) return
    void queryClient.invalidateQueries({ queryKey: mailTextsQuery.queryKey, exact: true })
    notify({
      title: 'Fehler',
      description: serverMessage(error) ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
      variant: 'destructive',
    })
  }

  const put = (texts: MailTexts, onto: number) =>
    call('PUT', '/api/admin/mail-texts/{template}', { path, header: ifMatch(onto), body: texts })

  const restore = useMutation({
    mutationFn: async (texts: MailTexts) => show(await put(texts, version), RESTORED),
    onError,
  })
  const reset = useMutation({
    mutationFn: async () =>
      show(
        await call('DELETE', '/api/admin/mail-texts/{template}', {
          path,
          header: ifMatch(version),
        }),
        ORIGINAL,
      ),
    onError,
  })
  const test = useMutation({
    mutationFn: (texts: MailTexts) =>
      call('POST', '/api/admin/mail-texts/{template}/test', { path, body: texts }),
    onSuccess: () =>
      notify({
        title: 'Testnachricht unterwegs',
        description: `Sie geht mit Beispieldaten an ${adminUser?.email ?? 'Ihre Adresse'}.`,
      }),
    onError,
  })

  return {
    /** Rejects with the server's error, which the form handles. */
    store: async (texts: MailTexts, onto: number) => show(await put(texts, onto), SAVED),
    restore: (texts: MailTexts) => restore.mutate(texts),
    reset: (options: { onSuccess: () => void }) => reset.mutate(undefined, options),
    test: (texts: MailTexts) => test.mutate(texts),
    isPending: restore.isPending || reset.isPending,
    isTesting: test.isPending,
  }
}
