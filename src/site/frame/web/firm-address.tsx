import { firm } from '#site/pages/web/firm.ts'
import type { Language } from '#site/pages/web/page-table.ts'

/** The firm's postal address, line by line. */
export function FirmAddress({ language }: { language: Language }) {
  const { address, legalName } = firm()
  return (
    <address className="not-italic hyphens-none">
      {legalName}
      <br />
      {address.street}
      <br />
      {address.postalCode} {address.city}
      <br />
      {address.country[language]}
    </address>
  )
}
