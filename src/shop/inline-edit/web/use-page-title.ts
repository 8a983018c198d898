import { useEffect } from 'react'

/** The page's title follows what staff edit in it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
