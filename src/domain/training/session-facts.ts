/** Seats of a session, unless staff set another number (specification, section 9). */
export const DEFAULT_CAPACITY = 20
/** The length of every training in minutes (specification, section 9). */
export const TRAINING_MINUTES = 90
