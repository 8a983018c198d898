import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_LINK_PART_ID } from '#platform/rendering/web/react-parts.ts'
import { LostLinkPart } from './lost-link-part.tsx'

/** The page that sends lost links again. In the browser React hydrates the form. */
export function LostLinkScreen() {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices what="Dieses Formular" />
      <div id={BOOKING_LINK_PART_ID}>
        <LostLinkPart />
      </div>
    </div>
  )
}
