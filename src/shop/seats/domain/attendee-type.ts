/** For whom a seat is: for the booker, or for another person. */
export const ATTENDEE_TYPES = ['booker', 'other'] as const
