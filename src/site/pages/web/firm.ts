import type { FirmMarks } from '../domain/firm-marks.ts'
import type { Firm } from '../domain/firm-of-values.ts'

/** The id of the script element in which a document has the firm. */
export const FIRM_ELEMENT = 'firm'

/** What pages give to the scripts of their islands. */
export type IslandFirm = Pick<Firm, 'name' | 'email' | 'vat'> & {
  /** Left out of a page while the sample is shown. */
  marks?: FirmMarks | null
}

let present: Firm | undefined
const listeners = new Set<() => void>()

/**
 * The firm that runs the website, as staff have set it last. The server sets it at the start and after each change, in
 * the browser the document has it. A module must not read it while it is loaded, because it would keep an old one.
 */
export function firm(): Firm {
  present ??= firmOfDocument()
  return present
}

/** As {@link firm}, for the islands of public pages: a page has only this part of it. */
export function islandFirm(): IslandFirm {
  return firm()
}

export function setFirm(firm: Firm): void {
  present = firm
  for (const hear of listeners) hear()
}

/** Calls the listener after each {@link setFirm}, until the returned function is called. */
export function hearOfFirm(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function islandFirmOf({ name, email, vat, marks }: Firm): IslandFirm {
  return { name, email, vat, ...(marks && { marks }) }
}

/** What a firm is shown by, beside its texts. */
export type Brand = FirmMarks & { name: string }

/**
 * What the firm is shown by; null while the sample is shown by its drawing. For islands too: a page without the firm is
 * one of the sample.
 */
export function brand(): Brand | null {
  const shown: Pick<IslandFirm, 'name' | 'marks'> | null = present ?? inDocument()
  return shown?.marks ? { name: shown.name, ...shown.marks } : null
}

function firmOfDocument(): Firm {
  const firm = inDocument()
  if (!firm) throw new Error('The page does not say whose it is.')
  return firm
}

function inDocument(): Firm | null {
  const json = document.getElementById(FIRM_ELEMENT)?.textContent
  return json ? JSON.parse(json) : null
}
