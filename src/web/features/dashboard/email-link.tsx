import { isErasedAddress } from '#domain/registration/erased-person.ts'

/** An address to write to, or that it was erased. In a narrow column it breaks after the "@" first, and never with a hyphen. */
export function EmailLink({ address }: { address: string }) {
  if (isErasedAddress(address)) return <span className="text-muted">gelöscht</span>
  const domainStart = address.lastIndexOf('@') + 1
  return (
    <a
      href={`mailto:${encodeURIComponent(address)}`}
      className="wrap-anywhere hyphens-none rounded-sm text-secondary underline decoration-line underline-offset-2 hover:text-ink hover:decoration-current"
    >
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </a>
  )
}
