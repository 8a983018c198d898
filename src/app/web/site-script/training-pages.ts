import { hasAdminMarker } from '#platform/login/web/admin-marker.ts'
import { CONFIRMATION_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { noteSentHtml } from '#platform/rendering/web/sent-html.ts'
import { CONFIRMATION_KEY } from '#shop/booking/web/confirmation.ts'

/**
 * Loads what the pages of the trainings have for some people only: for staff React hydrates the whole page, so that it
 * can be edited; in a tab with a booking it shows the confirmation.
 */
export function loadForStaffAndBookers(): void {
  if (!document.querySelector('[data-editable]')) return
  if (hasAdminMarker()) {
    noteSentHtml(document.body)
    void import('../entry-client.tsx')
    return
  }
  // An administrator may have logged in in another tab.
  addEventListener('focus', () => hasAdminMarker() && location.reload())
  if (document.getElementById(CONFIRMATION_ISLAND_ID) && isBookingStored()) {
    void import('../entry-confirmation.tsx')
  }
}

function isBookingStored(): boolean {
  try {
    return sessionStorage.getItem(CONFIRMATION_KEY) !== null
  } catch {
    // The browser denies access to its storage.
    return false
  }
}
