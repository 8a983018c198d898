import type { sharingTexts } from './sharing.de.ts'

/** Texts of what is shared: what the German file has. */
export type SharingTexts = typeof sharingTexts
