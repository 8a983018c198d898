import { isErasedAddress } from '#domain/registration/erased-person.ts'
import { EmailText } from '../../ui/email-text.tsx'

/** An address to write to, or that it was erased. */
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
      href={`mailto:${encodeURIComponent(address)}`}
      className="rounded-sm text-secondary underline decoration-line underline-offset-2 hover:text-ink hover:decoration-current"
    >
      <EmailText address={address} />
    </a>
  )
}
