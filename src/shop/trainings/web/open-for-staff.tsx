import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { staffTrainingQuery } from './staff-trainings-query.ts'

/**
 * The server's page says that there is no such training, to staff as to everybody. In their browsers this opens it,
 * where it is only hidden.
 */
export function OpenForStaff({ id }: { id: string }) {
  const router = useRouter()
  const { isAdmin } = useAdmin()
  const { isSuccess } = useQuery({ ...staffTrainingQuery(id), enabled: isAdmin })
  useEffect(() => {
    if (isAdmin && isSuccess) void router.invalidate()
  }, [isAdmin, isSuccess, router])
  return null
}
