import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDashboardSearch } from './use-dashboard-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True for a history entry that opens a sheet next to a list: the previous entry is the list. */
    isOpenedFromList?: boolean
  }
}

/** Closes the sheet of a mail: by going back where it was opened from the list, otherwise by removing the parameter. */
export function useCloseMail() {
  const router = useRouter()
  const { replace } = useDashboardSearch()
  return useCallback(() => {
    if (router.latestLocation.state.isOpenedFromList) router.history.back()
    else replace({ mail: undefined })
  }, [router, replace])
}
