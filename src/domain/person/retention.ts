/**
 * How many months a registration keeps its personal data after its last session, or after its booking where that was
 * later; then it is anonymised. Entries of the audit log are stored as long. The privacy policy states this number.
 */
export const RETENTION_MONTHS = 24

/** Days after which mails without a registration, such as test mails, are deleted. */
export const UNRELATED_MAIL_DAYS = 90
