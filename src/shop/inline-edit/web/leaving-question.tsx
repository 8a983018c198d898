import { useEffect, useState } from 'react'
import { dropUnsavedTexts, hasUnsavedText } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedQuestion } from '#platform/editing/web/unsaved-guard.tsx'

/**
 * Asks before a link leaves the page with unsaved text. Where the page is left in another way, the browser asks. A link to a
 * part of the same page leaves every editor open.
 */
export function LeavingQuestion() {
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.download || !hasUnsavedText()) return
      if (link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      setTarget(link.href)
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedText()) event.preventDefault()
    }
    document.addEventListener('click', ask)
    addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('click', ask)
      removeEventListener('beforeunload', warn)
    }
  }, [])
  return (
    <UnsavedQuestion
      open={target !== null}
      onStay={() => setTarget(null)}
      onDrop={() => {
        dropUnsavedTexts()
        if (target !== null) location.assign(target)
      }}
    />
  )
}
