import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { notifications, showNotificationOfLastPage } from './notifications.ts'

const loadToaster = () => import('./toast.tsx')

/** Loads the toaster soon, and not only with the first notification: that one may report that the connection is lost. */
export function loadToasterSoon(): void {
  // Safari has no idle callbacks.
  ;(window.requestIdleCallback ?? setTimeout)(() => loadToaster().catch(() => {}))
}

/** The place of notifications. Without Suspense, which shows what has been loaded up to 300 ms late. */
export function ToasterOnDemand() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const isNeeded = useSyncExternalStore(notifications.subscribe, hasNotifications, () => false)
  useEffect(showNotificationOfLastPage, [])
  useEffect(() => {
    if (isNeeded)
      loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      )
  }, [isNeeded])
  return Toaster && <Toaster />
}

function hasNotifications(): boolean {
  return notifications.read().length > 0
}
