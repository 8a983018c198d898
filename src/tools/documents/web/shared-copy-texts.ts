import type { texts } from './shared-copy.de.ts'

/** Texts of the page that shows a shared copy: what the German file has. */
export type SharedCopyTexts = typeof texts
