/** What visitors publish with the tools and others may report, as staff call it. */
export const REPORTED_KINDS = {
  flight_deck: 'Raum',
  meeting: 'Meeting',
  copy: 'Kopie',
} as const

export type ReportedKind = keyof typeof REPORTED_KINDS
