/** What stands where an erased person's name was. */
export const ERASED_FIRST_NAME = 'Gelöschte'
export const ERASED_LAST_NAME = 'Person'
export const ERASED_NAME = `${ERASED_FIRST_NAME} ${ERASED_LAST_NAME}`

const LOCAL_PART = 'geloescht-'
/** Reserved (RFC 2606, section 2): no mail can ever be delivered there. */
const DOMAIN = '@example.invalid'

/**
 * An address that nobody can write to, in the place of an erased person's.
 * @param id whatever tells one erased person from another and says nothing about them: a row's id
 */
export function erasedAddress(id: string): string {
  return `${LOCAL_PART}${id}${DOMAIN}`
}

/** True for what {@link erasedAddress} makes: lists show no link for it, and nobody copies or writes to it. */
export function isErasedAddress(email: string): boolean {
  const address = email.toLowerCase()
  return address.startsWith(LOCAL_PART) && address.endsWith(DOMAIN)
}
