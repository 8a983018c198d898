import type { FirmFact } from '../domain/firm-facts.ts'
import type { Language } from '../domain/languages.ts'
import { firm } from './firm.ts'

/** The facts of the firm that texts name as placeholders. */
export function firmFactsOf(language: Language): Readonly<Record<FirmFact, string>> {
  const { address, legal } = firm()
  return {
    firma: firm().name,
    rechtsname: firm().legalName,
    strasse: address.street,
    plz: address.postalCode,
    ort: address.city,
    land: address.country[language],
    lage: firm().location[language],
    telefon: firm().phone.display,
    email: firm().email,
    website: firm().website,
    kartendienst: firm().map.service,
    kartenserver: new URL(firm().map.embedUrl).hostname,
    vertretung: legal.representedBy,
    registergericht: legal.registerCourt[language],
    registernummer: legal.registerNumber,
    ust_id: legal.taxId,
    verantwortlich: legal.contentResponsible,
  }
}
