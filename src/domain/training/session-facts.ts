/** Seats of one session, unless staff set another number (specification, section 9). */
export const DEFAULT_CAPACITY = 20
/** Every training lasts this long, in minutes (specification, section 9). */
export const TRAINING_MINUTES = 90
