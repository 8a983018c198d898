import type { sharingTexts } from './sharing.de.ts'

/** Texts of what is shared, loaded when somebody shares: what the German file has. */
export type SharingTexts = typeof sharingTexts
