import type { CorpusSite } from '../corpus-site.ts'

/** A haulier: figures of the fleet that are no staff, a jobs page that invites without naming a post. */
export const site: CorpusSite = {
  language: 'de',
  host: 'spedition-kraft.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Spedition Kraft GmbH | Home</title></head><body><nav><a href="/transport">Leistungen</a><a href="/fuhrpark">Fuhrpark</a><a href="/jobs">Jobs</a><a href="/standorte">Standorte</a></nav><h1>Wir bewegen das.</h1><p>Die Spedition Kraft fährt Stückgut, Teil- und Komplettladungen in ganz Europa.</p></body></html>`,
    '/transport': `<html lang="de"><title>Leistungen | Spedition Kraft GmbH</title><body><h1>Leistungen</h1><h2>Stückgut</h2><h2>Komplettladungen</h2><h2>Lagerung</h2></body></html>`,
    '/fuhrpark': `<html lang="de"><title>Fuhrpark | Spedition Kraft GmbH</title><body><h1>Fuhrpark</h1><p>85 Lkw, 120 Auflieger und 24 Stunden Notdienst.</p></body></html>`,
    '/jobs': `<html lang="de"><title>Jobs | Spedition Kraft GmbH</title><body><h1>Komm in unser Team!</h1><p>Wir freuen uns über jede Bewerbung.</p></body></html>`,
    '/standorte': `<html lang="de"><title>Standorte | Spedition Kraft GmbH</title><body><h1>Standorte</h1><h2>Zentrale Kassel</h2><p>Kraftwerkstraße 10<br>34123 Kassel</p><h2>Lager Hamburg</h2><p>Hafenstraße 200<br>20457 Hamburg</p><h2>Büro Rotterdam</h2><p>Havenweg 1, Rotterdam</p></body></html>`,
  },
  facts: {
    name: 'Spedition Kraft GmbH',
    description: 'Die Spedition Kraft fährt Stückgut, Teil- und Komplettladungen in ganz Europa.',
    offers: ['Stückgut', 'Komplettladungen', 'Lagerung'],
    locations: ['Kraftwerkstraße 10, 34123 Kassel', 'Hafenstraße 200, 20457 Hamburg'],
    languages: ['Deutsch'],
  },
}
