import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MailDetails } from '#domain/mail/mail.ts'
import { useSettledRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { ApiError } from '../../lib/api.ts'
import { mailQuery, rereadLists } from './mails-query.ts'

/** Between two looks at a mail that is on its way. */
const LOOK_MS = 1_500

/** One that waits for staff goes nowhere by itself. */
function isOnItsWay(mail: MailDetails | undefined): boolean {
  return mail?.status === 'waiting' && !mail.heldSince
}

/** A mail that is read again and again while it waits; the lists follow once it is sent or has failed. */
export function useFollowedMail(id: string | undefined) {
  const queryClient = useQueryClient()
  const mail = useQuery({
    ...mailQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      isOnItsWay(state.data) && !isGone(state.error) ? LOOK_MS : false,
  })
  const { data, error } = mail

  // Not "waited before": a mail that is sent again may be out before anybody has seen it wait.
  const seen = useRef(data)
  useEffect(() => {
    const before = seen.current
    seen.current = data
    if (!data || before?.id !== data.id) return
    if (
      before.status !== data.status ||
      before.sentAt !== data.sentAt ||
      before.heldSince !== data.heldSince
    )
      rereadLists(queryClient)
  }, [data, queryClient])

  const isWithdrawn = data !== undefined && isGone(error)
  useEffect(() => {
    if (isWithdrawn) rereadLists(queryClient)
  }, [isWithdrawn, queryClient])

  useSettledRefusal(error)

  return mail
}

/** A mail that waited and is not there any more was withdrawn. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
