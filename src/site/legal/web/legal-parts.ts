import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { ANCHORS, type Anchor } from '#site/pages/web/anchors.ts'
import type { Language, PageKey } from '#site/pages/web/page-table.ts'
import type { LegalTexts } from '../domain/legal-texts.ts'
import { participationValues } from '../domain/participation-values.ts'
import { COOKIES_PART } from '../domain/privacy-parts.ts'
import { privacyValues } from '../domain/privacy-values.ts'

/** The parts to which other pages link, by the ids of their samples. */
const LINKED_PARTS: Partial<Record<PageKey, Readonly<Record<string, Anchor>>>> = {
  datenschutz: { [COOKIES_PART]: ANCHORS.cookies },
}

interface LegalPlace {
  page: PageKey
  language: Language
  /** Those in force: the terms of participation say them. */
  rules: BookingRules
}

/** The parts of a legal page, with what code fills in, and the anchor of a part to which other pages link. */
export function legalParts({ paragraphs }: LegalTexts, { page, language, rules }: LegalPlace) {
  const values = { ...privacyValues(language), ...participationValues(language, rules) }
  return paragraphs.map(({ id, heading, text }) => ({
    id,
    heading,
    anchor: LINKED_PARTS[page]?.[id],
    text: text.map((paragraph) => fillPlaceholders(paragraph, values)),
  }))
}

/** The anchor of a part that staff have removed. */
export function lostAnchor(page: PageKey, { paragraphs }: LegalTexts): Anchor | undefined {
  const linked = Object.entries(LINKED_PARTS[page] ?? {})
  return linked.find(([part]) => !paragraphs.some(({ id }) => id === part))?.[1]
}

/** A legal page in one text, as bookings store its hash. */
export function legalText(texts: LegalTexts, place: LegalPlace): string {
  const parts = legalParts(texts, place)
  return JSON.stringify(parts.map(({ heading, anchor, text }) => ({ heading, anchor, text })))
}
