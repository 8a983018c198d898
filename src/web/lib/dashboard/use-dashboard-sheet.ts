import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDashboardSearch } from './use-dashboard-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True for a history entry that opens a sheet next to a list: the previous entry is the list. */
    isOpenedFromList?: boolean
  }
}

/** The search parameters that name what is open next to a list. */
type SheetName = 'anmeldung' | 'mail'

const dashboard = getRouteApi('/admin/dashboard')

/** Opens the sheet for an id; Back closes it. */
export function useOpenSheet(name: SheetName) {
  const navigate = dashboard.useNavigate()
  return useCallback(
    (id: string) => {
      void navigate({
        search: (before) => ({ ...before, [name]: id }),
        state: { isOpenedFromList: true },
        resetScroll: false,
      })
    },
    [navigate, name],
  )
}

/** Closes the sheet: by going back where it was opened from the list, otherwise by removing the parameter. */
export function useCloseSheet(name: SheetName) {
  const router = useRouter()
  const { replace } = useDashboardSearch()
  return useCallback(() => {
    if (router.latestLocation.state.isOpenedFromList) router.history.back()
    else replace({ [name]: undefined })
  }, [router, replace, name])
}
