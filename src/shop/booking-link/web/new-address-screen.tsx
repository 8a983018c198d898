import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { BOOKING_LINK_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { NewAddressIsland } from './new-address-island.tsx'

interface NewAddressScreenProps {
  reference: string
  token: string
}

/** The page that confirms a new contact address. In the browser React hydrates the button. */
export function NewAddressScreen(address: NewAddressScreenProps) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices what="Das Bestätigen" />
      <div id={BOOKING_LINK_ISLAND_ID}>
        <NewAddressIsland {...address} />
      </div>
    </div>
  )
}
