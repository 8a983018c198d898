/** Only the newest notification stays in the list (specification, section 9). */
const LIMIT = 1
/** How long (ms) a notification is shown. */
export const DISPLAY_TIME = 5000
/** How long (ms) a dismissed notification stays in the list: longer than any closing animation. */
export const REMOVAL_DELAY = 1_000_000

export interface NotificationContent {
  title: string
  description?: string | undefined
  /** `destructive` for errors. */
  variant?: 'default' | 'destructive' | undefined
  /** A button, available while the notification is open. */
  action?:
    | {
        label: string
        /** For screen readers: the effect of the button, and where else the action is available. */
        hint: string
        onSelect: () => void
      }
    | undefined
}

export interface Notification extends NotificationContent {
  readonly id: string
  /** False once it was dismissed: still in the list, no longer on the screen. */
  readonly open: boolean
}

export type NotificationAction =
  | { type: 'add'; notification: Notification }
  | { type: 'update'; id: string; changes: Partial<NotificationContent> }
  /** Without an id: all of them. */
  | { type: 'dismiss'; id?: string | undefined }
  | { type: 'remove'; id?: string | undefined }

/** The list after an action. Newest first. */
export function reduceNotifications(
  list: readonly Notification[],
  action: NotificationAction,
): readonly Notification[] {
  switch (action.type) {
    case 'add':
      return [action.notification, ...list].slice(0, LIMIT)
    case 'update':
      return list.map((one) => (one.id === action.id ? { ...one, ...action.changes } : one))
    case 'dismiss':
      return list.map((one) =>
        action.id === undefined || one.id === action.id ? { ...one, open: false } : one,
      )
    case 'remove':
      return action.id === undefined ? [] : list.filter((one) => one.id !== action.id)
  }
}

type Schedule = (task: () => void, delay: number) => void

/** The list with its timers and subscribers. */
export function createNotificationStore(schedule: Schedule) {
  let list: readonly Notification[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const removals = new Set<string>()

  function dispatch(action: NotificationAction) {
    list = reduceNotifications(list, action)
    for (const listener of listeners) listener()
  }

  function scheduleRemoval(id: string) {
    if (removals.has(id)) return
    removals.add(id)
    schedule(() => {
      removals.delete(id)
      dispatch({ type: 'remove', id })
    }, REMOVAL_DELAY)
  }

  return {
    read: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @returns the id, for an update or a dismissal later on */
    add(content: NotificationContent): string {
      count += 1
      const id = String(count)
      dispatch({ type: 'add', notification: { ...content, id, open: true } })
      return id
    },
    update(id: string, changes: Partial<NotificationContent>) {
      dispatch({ type: 'update', id, changes })
    },
    dismiss(id?: string) {
      for (const one of list) {
        if (id === undefined || one.id === id) scheduleRemoval(one.id)
      }
      dispatch({ type: 'dismiss', id })
    },
    remove(id?: string) {
      dispatch({ type: 'remove', id })
    },
  }
}

/** The browser's list. The server never adds to it, because notifications result from user actions. */
export const notifications = createNotificationStore((task, delay) => {
  setTimeout(task, delay)
})

/** Shows a notification, which replaces the previous one. @returns its id */
export function notify(content: NotificationContent): string {
  return notifications.add(content)
}

const ON_NEXT_PAGE = 'notification'

/** Shows a notification on the page that the browser loads next in this tab. */
export function notifyOnNextPage(
  content: Pick<NotificationContent, 'title' | 'description'>,
): void {
  try {
    sessionStorage.setItem(ON_NEXT_PAGE, JSON.stringify(content))
  } catch {
    // The browser denies access to its storage.
  }
}

/** Shows what the page before has left. */
export function showNotificationOfLastPage(): void {
  try {
    const text = sessionStorage.getItem(ON_NEXT_PAGE)
    sessionStorage.removeItem(ON_NEXT_PAGE)
    if (text !== null) notify(JSON.parse(text))
  } catch {
    // The browser denies access to its storage.
  }
}
