/** The largest file of a logo or an icon, in bytes: 512 kB. */
export const MARK_MAX_BYTES = 512_000
