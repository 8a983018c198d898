import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRefusal } from '../../lib/admin-refusal.ts'
import { mailQuery, rereadLists } from './mails-query.ts'

/** Between two looks at a mail that is on its way. */
const LOOK_MS = 1_500

/** A mail that is read again and again while it waits; the lists follow once it is sent or has failed. */
export function useFollowedMail(id: string | undefined) {
  const queryClient = useQueryClient()
  const settleRefusal = useRefusal()
  const mail = useQuery({
    ...mailQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? LOOK_MS : false),
  })
  const { data, error } = mail

  const waited = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!data) return
    if (data.status === 'waiting') waited.current = data.id
    else if (waited.current === data.id) {
      waited.current = undefined
      rereadLists(queryClient)
    }
  }, [data, queryClient])

  useEffect(() => {
    if (error) settleRefusal(error)
  }, [error, settleRefusal])

  return mail
}
