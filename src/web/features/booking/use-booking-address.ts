import { useEffect, useState } from 'react'
import { type BookingSearch, readBookingSearch } from './booking-search.ts'

interface StepState {
  /** True when the previous history entry is step 1 of the booking. */
  afterContactStep?: boolean
}

/**
 * The search parameters of the page's address. Each step is an entry of the browser's history, so that Back leads from
 * step 2 to step 1.
 *
 * @param requested the parameters that the page was rendered with
 */
export function useBookingAddress(requested: BookingSearch) {
  const [search, setSearch] = useState(requested)
  const [actions] = useState(() => {
    function addressWith(changes: BookingSearch): URL {
      const url = new URL(location.href)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) url.searchParams.delete(name)
        else url.searchParams.set(name, String(value))
      }
      return url
    }
    function replace(changes: BookingSearch) {
      history.replaceState(history.state, '', addressWith(changes))
      setSearch(readBookingSearch(location.search))
    }
    const fallBack = () => replace({ schritt: undefined })
    return {
      goForward() {
        const state: StepState = { afterContactStep: true }
        history.pushState(state, '', addressWith({ schritt: 2 }))
        setSearch(readBookingSearch(location.search))
        scrollTo({ top: 0, behavior: 'instant' })
      },
      goBack() {
        if ((history.state as StepState | null)?.afterContactStep) history.back()
        else fallBack()
      },
      fallBack,
      /**
       * The package from the link was selected once. From now on the visitor's own choice counts, also after a reload.
       */
      removePackage: () => replace({ package: undefined }),
    }
  })

  useEffect(() => {
    const read = () => setSearch(readBookingSearch(location.search))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  return { search, ...actions }
}
