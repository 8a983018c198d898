/**
 * How many months after its last session, or its booking where that was later, a registration is kept with the people in
 * it; afterwards it is one of nobody. The log of what staff did is kept as long. The privacy policy names this number.
 */
export const RETENTION_MONTHS = 24

/** Mails that belong to no registration, such as test mails, are kept this long. */
export const LOOSE_MAIL_DAYS = 90
