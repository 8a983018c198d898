/** The secret of the fuzzed rooms' hosts. */
export const ROOM_SECRET = '0123456789abcdef'.repeat(2)
