import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import type { FormRefusal, TypedRefusal } from '#platform/design/web/form-refusal.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import type { JoinField, JoinValues } from './joining.ts'
import { EMPTY_VALUES } from './joining.ts'
import type { Subject } from './waiting-subjects.ts'

/** The refusal that the server's answer, or a lost connection, leads to. */
export function joinFailure(
  error: unknown,
  values: JoinValues,
  subject: Subject,
): TypedRefusal<JoinField> {
  const problem = error instanceof ApiError ? error.problem : null
  const isOffline = error instanceof OfflineError
  return {
    title:
      problem?.detail ??
      (isOffline
        ? 'Wir erreichen den Server gerade nicht.'
        : 'Das hat leider nicht geklappt. Bitte versuche es erneut.'),
    advice: isOffline
      ? 'Prüfe deine Internetverbindung und sende das Formular noch einmal ab. Deine Angaben bleiben hier stehen.'
      : undefined,
    link: linkFor(problem?.code, subject),
    problems: new Map(
      (problem?.errors ?? []).flatMap(({ path, message }) =>
        path in EMPTY_VALUES ? [[path as JoinField, message] as const] : [],
      ),
    ),
    values: { ...values },
    isOfServer: true,
  }
}

function linkFor(code: string | undefined, { training, date }: Subject): FormRefusal['link'] {
  switch (code) {
    case 'waiting_list.seats_free':
      return { href: `/trainings/anmeldung?date=${date?.id ?? ''}`, label: 'Jetzt buchen' }
    case 'waiting_list.date_begun':
    case 'waiting_list.date_cancelled':
      return {
        href: waitingListAddress({ training: training.id }),
        label: 'Bei neuen Terminen Bescheid bekommen',
      }
    default:
      return undefined
  }
}
