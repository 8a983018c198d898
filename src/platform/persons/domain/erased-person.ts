/** Replaces the name of an erased person. */
export const ERASED_FIRST_NAME = 'Gelöschte'
export const ERASED_LAST_NAME = 'Person'
export const ERASED_NAME = `${ERASED_FIRST_NAME} ${ERASED_LAST_NAME}`

const LOCAL_PART = 'geloescht-'
/** A reserved domain (RFC 2606, section 2): no mail can be delivered there. */
const DOMAIN = '@example.invalid'

/**
 * The address that replaces an erased person's: unique, and no mail can be delivered to it.
 * @param id distinguishes erased persons without identifying them: a row's id
 */
export function erasedAddress(id: string): string {
  return `${LOCAL_PART}${id}${DOMAIN}`
}

/** True for an address of {@link erasedAddress}, which lists show without a link. */
export function isErasedAddress(email: string): boolean {
  const address = email.toLowerCase()
  return address.startsWith(LOCAL_PART) && address.endsWith(DOMAIN)
}
