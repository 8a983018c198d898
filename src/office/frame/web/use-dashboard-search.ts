import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { DashboardSearch } from './dashboard-search.ts'

const dashboard = getRouteApi('/_authenticated/admin/dashboard')

type Change = (changes: DashboardSearch) => void

/**
 * The search parameters of the dashboard, and functions that change them. `push` (filters) adds a history entry, so
 * that Back removes the filter; `replace` (typed search, order) changes the current entry.
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
