import { useEffect, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { CheckIcon, CloseIcon } from '#platform/design/web/icons.tsx'
import { DISPLAY_TIME, notify } from '#platform/design/web/notifications.ts'
import { bookingNotification } from './confirmation.ts'
import { ConfirmationDetails } from './confirmation-details.tsx'
import { confirmationStore, useConfirmation } from './confirmation-store.ts'

const TITLE_ID = 'confirmation'

/**
 * The last booking of this tab, at the top of the page until the visitor closes it. It is read from the browser's
 * storage: the server renders nothing of it, so the layout of other visitors' pages does not shift.
 */
export default function ConfirmationPanel() {
  const confirmation = useConfirmation()
  useEffect(() => {
    // The page of the booking has shown it already, but only until it led here.
    const last = confirmationStore.read()
    if (last && Date.now() - last.bookedAt < DISPLAY_TIME) notify(bookingNotification(last))
  }, [])
  return (
    <>
      <Announcement>
        {confirmation && 'Deine Anmeldung ist angekommen. Alles dazu steht oben auf dieser Seite.'}
      </Announcement>
      {confirmation && (
        <section aria-labelledby={TITLE_ID} className="bg-brand-tint">
          <div className="wrap py-8 lg:py-12">
            <div className="flex items-start justify-between gap-4">
              <div className="flex min-w-0 items-start gap-4">
                <span className="mt-0.5 hidden size-11 shrink-0 items-center justify-center rounded-pill bg-brand text-white sm:flex">
                  <CheckIcon />
                </span>
                <div className="min-w-0">
                  <h2 id={TITLE_ID} className="text-h2">
                    Deine Anmeldung ist angekommen
                  </h2>
                  <p className="mt-2">
                    Buchungsnummer{' '}
                    <strong
                      translate="no"
                      className="whitespace-nowrap font-display font-semibold tabular-nums tracking-wide"
                    >
                      {confirmation.reference}
                    </strong>
                  </p>
                </div>
              </div>
              <Button
                variant="secondary"
                size="small"
                onClick={clearConfirmation}
                className="shrink-0 max-sm:w-11 max-sm:px-0"
              >
                <CloseIcon />
                <span className="max-sm:sr-only">
                  Ausblenden<span className="sr-only">: Deine Anmeldung</span>
                </span>
              </Button>
            </div>
            <ConfirmationDetails confirmation={confirmation} heading="h3" className="mt-7" />
          </div>
        </section>
      )}
    </>
  )
}

/** The button disappears with the panel, so the focus moves to the main part of the page. */
function clearConfirmation() {
  confirmationStore.clear()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Screen readers read text that is added to a live region, but not the text that the region was created with. */
function Announcement({ children }: { children: string | null }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => setText(children), [children])
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
