/** The most seats that one entry of a waiting list waits for: those of the largest package. */
export const WAITING_SEATS_MAX = 4
