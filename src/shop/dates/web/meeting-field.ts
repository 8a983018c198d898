/** The fragment that leads to the field of the meeting link on a date's page. */
export const MEETING_FIELD = 'zugangslink'
