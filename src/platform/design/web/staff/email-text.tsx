import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'

/**
 * An address, or a note that it was erased. In a narrow column it breaks after the "@" first, and never with a hyphen.
 */
export function EmailText({ address }: { address: string }) {
  if (isErasedAddress(address)) return <span>gelöscht</span>
  const domainStart = address.lastIndexOf('@') + 1
  return (
    <span translate="no" className="wrap-anywhere hyphens-none">
      <span>{address.slice(0, domainStart)}</span>
      <wbr />
      <span>{address.slice(domainStart)}</span>
    </span>
  )
}
