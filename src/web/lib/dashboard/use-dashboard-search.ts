import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { DashboardSearch } from './dashboard-search.ts'

const dashboard = getRouteApi('/admin/dashboard')

type Change = (changes: DashboardSearch) => void

/**
 * What the dashboard's address says, and how to change it. A filter goes into the history, so that Back takes it away;
 * letters of a search and orders take the place of what was there.
 */
export function useDashboardSearch() {
  const search = dashboard.useSearch()
  const navigate = dashboard.useNavigate()

  const push = useCallback<Change>(
    (changes) => {
      void navigate({ search: (before) => ({ ...before, ...changes }), resetScroll: false })
    },
    [navigate],
  )
  const replace = useCallback<Change>(
    (changes) => {
      void navigate({
        search: (before) => ({ ...before, ...changes }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { search, push, replace }
}
