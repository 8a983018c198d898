import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDashboardSearch } from './use-dashboard-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an entry that shows a sheet beside a list: the entry before it is the list it was opened from. */
    isOpenedFromList?: boolean
  }
}

/** The parameters of the dashboard's address that name what is open beside a list. */
type SheetName = 'anmeldung' | 'mail'

const dashboard = getRouteApi('/admin/dashboard')

/** Opens the sheet of what has that id; Back closes it. */
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

/** Closes the sheet: by going back where it was opened here, and by leaving it out where a link led to it. */
export function useCloseSheet(name: SheetName) {
  const router = useRouter()
  const { replace } = useDashboardSearch()
  return useCallback(() => {
    if (router.latestLocation.state.isOpenedFromList) router.history.back()
    else replace({ [name]: undefined })
  }, [router, replace, name])
}
