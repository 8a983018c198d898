import { Toast } from 'radix-ui'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import { DISPLAY_TIME, type Notification, notifications } from './notifications.ts'

const SWIPE_THRESHOLD = 50
const HOTKEY = ['F8']
const NONE: readonly Notification[] = []

/** Shows the notifications of `notify`. Mounted once, in the document. */
export function Toaster() {
  const newest = useSyncExternalStore(notifications.subscribe, notifications.read, () => NONE)
  // What else the act changed on the page is painted first.
  const list = useDeferredValue(newest, NONE)
  return (
    // A new provider for every notification: Radix pauses its timer while the pointer or the focus is on a toast. If
    // that toast is closed meanwhile, the timer of the next one would never run.
    <Toast.Provider
      key={list[0]?.id}
      label="Benachrichtigung"
      duration={DISPLAY_TIME}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {list.map((notification) => (
        <NotificationToast key={notification.id} {...notification} />
      ))}
      <Toast.Viewport
        label="Benachrichtigungen ({hotkey})"
        hotkey={HOTKEY}
        className={classes(
          'fixed right-0 z-50 flex w-full flex-col gap-3 outline-none empty:pointer-events-none sm:max-w-105 print:hidden',
          // On phones an error is over the header: below are the fields that it is about.
          list[0]?.variant === 'destructive'
            ? 'max-sm:top-0 max-sm:p-2 sm:bottom-(--bottom-bar-height) sm:p-4'
            : 'bottom-(--bottom-bar-height) p-4',
        )}
      />
    </Toast.Provider>
  )
}

function NotificationToast(notification: Notification) {
  const { id, open, title, description, variant = 'default', action } = notification
  return (
    <Toast.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) notifications.dismiss(id)
      }}
      className={classes(
        'flex items-start gap-3 rounded-card pr-3 pl-5 text-white shadow-card transition-[opacity,translate] duration-250 starting:translate-y-3 starting:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none data-[swipe=cancel]:translate-x-0',
        variant === 'destructive' ? 'bg-error py-1 sm:py-4' : 'bg-brand py-4',
        // An outer line, so that the toast stands out where the page below has the same colour, as in the footer.
        'ring-1 ring-white/30',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <Toast.Title className="font-semibold leading-snug">{title}</Toast.Title>
        {description && (
          <Toast.Description className="mt-0.5 text-small">{description}</Toast.Description>
        )}
        {action && (
          <Toast.Action
            altText={action.hint}
            onClick={action.onSelect}
            className="-mb-1 -ml-4 mt-1 inline-flex min-h-11 items-center rounded-button px-4 font-semibold text-small underline decoration-2 underline-offset-4 hover:bg-white/15"
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Schließen"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-white/15"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Toast.Close>
    </Toast.Root>
  )
}
