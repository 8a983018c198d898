import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_LINK_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { LostLinkIsland } from './lost-link-island.tsx'

/** The page that sends lost links again. In the browser React hydrates the form. */
export function LostLinkScreen() {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices what="Dieses Formular" />
      <div id={BOOKING_LINK_ISLAND_ID}>
        <LostLinkIsland />
      </div>
    </div>
  )
}
