import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDashboardSearch } from './use-dashboard-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an entry that shows a registration's details: the entry before it is the list they were opened from. */
    isOpenedFromList?: boolean
  }
}

const dashboard = getRouteApi('/admin/dashboard')

/** Opens the details of a registration; Back closes them. */
export function useOpenDetails() {
  const navigate = dashboard.useNavigate()
  return useCallback(
    (anmeldung: string) => {
      void navigate({
        search: (before) => ({ ...before, anmeldung }),
        state: { isOpenedFromList: true },
        resetScroll: false,
      })
    },
    [navigate],
  )
}

/** Closes them: by going back where they were opened here, and by leaving them out where a link led to them. */
export function useCloseDetails() {
  const router = useRouter()
  const { replace } = useDashboardSearch()
  return useCallback(() => {
    if (router.latestLocation.state.isOpenedFromList) router.history.back()
    else replace({ anmeldung: undefined })
  }, [router, replace])
}
