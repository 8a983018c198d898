import type { FirmFact } from '../domain/firm-facts.ts'
import type { Language } from '../domain/languages.ts'
import { FIRM } from './firm.ts'

/** The facts of the firm that texts name as placeholders. */
export function firmFactsOf(language: Language): Readonly<Record<FirmFact, string>> {
  const { address, legal } = FIRM
  return {
    firma: FIRM.name,
    rechtsname: FIRM.legalName,
    strasse: address.street,
    plz: address.postalCode,
    ort: address.city,
    land: address.country[language],
    lage: FIRM.location[language],
    telefon: FIRM.phone.display,
    email: FIRM.email,
    website: FIRM.website,
    kartendienst: FIRM.map.service,
    kartenserver: new URL(FIRM.map.embedUrl).hostname,
    vertretung: legal.representedBy,
    registergericht: legal.registerCourt[language],
    registernummer: legal.registerNumber,
    ust_id: legal.taxId,
    verantwortlich: legal.contentResponsible,
  }
}
