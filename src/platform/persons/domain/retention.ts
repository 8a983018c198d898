/**
 * How many months a registration keeps its personal data after its last session, or after its booking where that was
 * later; then it is anonymised. Entries of the audit log are stored as long. The privacy policy states this number.
 */
export const RETENTION_MONTHS = 24

/**
 * How many months after joining an entry of a waiting list is deleted at the latest. That is also how long somebody is
 * told of new dates.
 */
export const WAITING_MONTHS = 24

/** How many days an entry is kept after its person has booked, declined or left, or the date has begun. */
export const ENDED_WAITING_DAYS = 30

/** Days after which mails without a registration, such as test mails, are deleted. */
export const UNRELATED_MAIL_DAYS = 90
