import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { notifications } from '../lib/notifications.ts'

/** The page is at rest by then. */
const LOAD_AFTER_MS = 2000

const loadToaster = () => import('./toast.tsx').then(({ Toaster }) => ({ default: Toaster }))
const Toaster = lazy<ComponentType>(() => loadToaster().catch(() => ({ default: NoToaster })))

/**
 * The toaster, kept out of what a page needs to start. It is fetched soon after, and not only with the first
 * notification, because that one may well say that the connection is gone.
 */
export function ToasterOnDemand() {
  useEffect(() => {
    const timer = setTimeout(() => loadToaster().catch(() => {}), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isNeeded = useSyncExternalStore(notifications.subscribe, hasNotifications, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

function hasNotifications(): boolean {
  return notifications.read().length > 0
}

function NoToaster() {
  return null
}
