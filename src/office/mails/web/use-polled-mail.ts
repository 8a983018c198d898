import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { mailQuery, rereadLists } from './mails-query.ts'

/** Interval for reading a mail that is being sent. */
const POLL_INTERVAL_MS = 1_500

/** A mail that waits for staff is not sent by itself. */
function isBeingSent(mail: MailDetails | undefined): boolean {
  return mail?.status === 'waiting' && !mail.heldSince
}

/**
 * A mail that is read again at an interval while it waits. The lists are read again once it is sent or has failed.
 *
 * @param isNew whether it was queued just now, so that the lists show it as waiting
 */
export function usePolledMail(id: string | undefined, { isNew = false } = {}) {
  const queryClient = useQueryClient()
  const mail = useQuery({
    ...mailQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      isBeingSent(state.data) && !isNotFound(state.error) ? POLL_INTERVAL_MS : false,
  })
  const { data, error } = mail

  // Not only "waited before": a mail that is sent again may be sent before a read has seen it waiting.
  const seen = useRef(data)
  useEffect(() => {
    const before = seen.current
    seen.current = data
    if (!data) return
    if (before?.id !== data.id) {
      if (isNew && data.status !== 'waiting') rereadLists(queryClient)
      return
    }
    if (
      before.status !== data.status ||
      before.sentAt !== data.sentAt ||
      before.heldSince !== data.heldSince
    )
      rereadLists(queryClient)
  }, [data, isNew, queryClient])

  const isWithdrawn = data !== undefined && isNotFound(error)
  useEffect(() => {
    if (isWithdrawn) rereadLists(queryClient)
  }, [isWithdrawn, queryClient])

  useSessionRefusalOf(error)

  return mail
}

/** A waiting mail that no longer exists was withdrawn. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
