import { asciiEmail } from '#platform/basics/domain/email-address.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { EmailText } from './email-text.tsx'

/** A link that opens a new mail to the address, or a note that the address was erased. */
export function EmailLink({ address }: { address: string }) {
  if (isErasedAddress(address)) {
    return (
      <span className="text-muted">
        <EmailText address={address} />
      </span>
    )
  }
  return (
    <a
      href={`mailto:${encodeURIComponent(asciiEmail(address) ?? address)}`}
      className="rounded-sm text-secondary underline decoration-line underline-offset-2 hover:text-ink hover:decoration-current"
    >
      <EmailText address={address} />
    </a>
  )
}
