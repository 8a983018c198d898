import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { notifications } from './notifications.ts'

/** By then the page has finished loading. */
const LOAD_AFTER_MS = 2000

const loadToaster = () => import('./toast.tsx').then(({ Toaster }) => ({ default: Toaster }))
const Toaster = lazy<ComponentType>(() => loadToaster().catch(() => ({ default: NoToaster })))

/**
 * Loads the toaster after the page. It is loaded shortly afterwards and not only with the first notification, because
 * that one may report that the connection is lost.
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
