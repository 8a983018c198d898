import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { notifications, showNotificationOfLastPage } from './notifications.ts'

const loadToaster = () => import('./toast.tsx').then(({ Toaster }) => ({ default: Toaster }))
const Toaster = lazy<ComponentType>(() => loadToaster().catch(() => ({ default: NoToaster })))

/** Loads the toaster soon, and not only with the first notification: that one may report that the connection is lost. */
export function loadToasterSoon(): void {
  // Safari has no idle callbacks.
  ;(window.requestIdleCallback ?? setTimeout)(() => loadToaster().catch(() => {}))
}

/** The place of notifications. */
export function ToasterOnDemand() {
  useEffect(showNotificationOfLastPage, [])
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
