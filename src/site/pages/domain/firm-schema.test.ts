import { describe, expect, test } from 'vitest'
import { mailsNameSamples, SAMPLE_FIRM } from './firm-of-values.ts'
import { isSampleField, SAMPLE_VALUES, sampleFacts, withSamples } from './firm-samples.ts'
import { FIRM_GROUPS, FIRM_SCHEMAS, type FirmGroup, fieldsOf, TEXT_GROUPS } from './firm-schema.ts'

/** Facts of a firm in mails that are not the sample's. */
const OWN = {
  name: 'Krustenwerk',
  legalName: 'Krustenwerk KG',
  address: { ...SAMPLE_FIRM.address, street: 'Ofenweg 7' },
  phone: { display: '089 555 0199', number: '+49895550199' },
  email: 'post@krustenwerk.example',
}

/** What is wrong with a group in which one field has that text; null where it can be stored. */
function problemOf(group: FirmGroup, changed: object): string | null {
  const { error } = FIRM_SCHEMAS[group].safeParse({ ...SAMPLE_VALUES[group], ...changed })
  return error?.issues[0]?.message ?? null
}

test.each(FIRM_GROUPS)('the sample of a group can be stored as it is: %s', (group) => {
  expect(FIRM_SCHEMAS[group].parse(SAMPLE_VALUES[group])).toEqual(SAMPLE_VALUES[group])
})

test('each field has a label of its own', () => {
  const labels = TEXT_GROUPS.flatMap((group) =>
    Object.values(fieldsOf(group)).map(({ label }) => label),
  )
  expect(new Set(labels).size).toBe(labels.length)
})

const URL_PROBLEM = 'Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.'
const PHONE_PROBLEM =
  'Bitte geben Sie die Nummer mit Ländervorwahl und ohne Leerzeichen ein, zum Beispiel +493012345678.'
const VAT_PROBLEM =
  'Diese Nummer hat nicht die Form einer USt-IdNr. Richtig ist zum Beispiel DE123456789.'
const EMAIL_PROBLEM = 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.'
const EMPTY = 'Bitte füllen Sie dieses Feld aus.'

describe('a fact', () => {
  test.each([
    ['contact', { name: 'Backwerk & Söhne' }, null],
    ['contact', { name: '' }, EMPTY],
    ['contact', { name: ' \u200b ' }, EMPTY],
    ['contact', { legalName: 'x'.repeat(201) }, 'Höchstens 200 Zeichen.'],
    ['contact', { email: 'büro@backwerk.example' }, EMAIL_PROBLEM],
    ['contact', { email: 'hallo@bäckerei.example' }, null],
    ['contact', { email: 'hallo' }, EMAIL_PROBLEM],
    ['contact', { phoneNumber: '+4312345678' }, null],
    ['contact', { phoneNumber: '030 1234567' }, PHONE_PROBLEM],
    ['contact', { phoneNumber: '+49 30 1234567' }, PHONE_PROBLEM],
    ['contact', { phoneNumber: '+0301234567' }, PHONE_PROBLEM],
    ['contact', { phoneNumber: '+1234567890123456' }, PHONE_PROBLEM],
    ['contact', { website: 'https://backwerk.example/schule?a=1' }, null],
    ['contact', { website: 'http://backwerk.example' }, URL_PROBLEM],
    ['contact', { website: 'javascript:alert(1)' }, URL_PROBLEM],
    ['contact', { website: 'https://back werk.example' }, URL_PROBLEM],
    ['contact', { website: '' }, URL_PROBLEM],
    ['contact', { fax: '1' }, 'Unrecognized key: "fax"'],
    ['address', { federalState: 'BY' }, null],
    ['address', { federalState: 'XX' }, 'Bitte wählen Sie ein Bundesland.'],
    ['legal', { taxId: 'DE123456789' }, null],
    ['legal', { taxId: 'ATU12345678' }, null],
    ['legal', { taxId: 'CHE-123.456.789 MWST' }, null],
    ['legal', { taxId: 'DE12345678' }, VAT_PROBLEM],
    ['legal', { taxId: 'XX123456789' }, VAT_PROBLEM],
    ['legal', { taxId: '' }, null],
    ['legal', { registerCourtDe: '', registerCourtEn: '', registerNumber: '' }, null],
    ['legal', { representedBy: '' }, EMPTY],
    ['links', { linkedin: '', instagram: '', roomBooking: '' }, null],
    ['links', { linkedin: 'linkedin.com/company/backwerk' }, URL_PROBLEM],
    ['links', { sisterUrl: '', sisterCityDe: '', sisterCityEn: '' }, null],
    ['links', { sisterCityEn: '' }, 'Bitte nennen Sie den Ort des zweiten Standorts.'],
    ['links', { mapEmbed: '' }, URL_PROBLEM],
    [
      'hours',
      { hoursDe: 'Mo–Fr 9–17 Uhr\nSa nach Vereinbarung' },
      'Bitte geben Sie in beiden Sprachen gleich viele Zeilen ein.',
    ],
    ['hours', { hoursDe: 'Mo–Fr 9–17 Uhr', hoursEn: 'Mon–Fri 9 am–5 pm\n' }, null],
    ['team', { people: [] }, null],
    [
      'team',
      { people: [{ name: '', roleDe: 'a', roleEn: 'a', about: 'a', picture: 'team-1' }] },
      'Der Text darf nicht leer sein.',
    ],
    [
      'team',
      { people: [{ name: 'a', roleDe: 'a', roleEn: 'a', about: 'a', picture: '../x' }] },
      'Dieses Bild gibt es nicht.',
    ],
  ] as const)('%s %o: %s', (group, changed, problem) => {
    expect(problemOf(group, changed)).toBe(problem)
  })
})

describe('what is still invented', () => {
  test('are all facts of a new installation that cannot be right', () => {
    const facts = sampleFacts(SAMPLE_VALUES)
    expect(facts).toContainEqual({ group: 'contact', name: 'name' })
    expect(facts).toContainEqual({ group: 'team', name: 'Mira Hollen' })
    expect(facts).not.toContainEqual({ group: 'address', name: 'countryDe' })
    expect(facts).not.toContainEqual({ group: 'hours', name: 'hoursDe' })
  })

  test('is nothing of a firm that has replaced or emptied each', () => {
    const own = withSamples((group) =>
      group === 'team'
        ? { people: [] }
        : Object.fromEntries(
            Object.keys(fieldsOf(group)).map((name) => [name, name === 'linkedin' ? '' : 'anders']),
          ),
    )
    expect(sampleFacts(own)).toEqual([])
  })

  test('is not the name of a second place that is not linked', () => {
    const { links } = SAMPLE_VALUES
    const own = { ...SAMPLE_VALUES, links: { ...links, sisterUrl: '' } }
    const left = sampleFacts(own).filter(({ name }) => name.startsWith('sister'))
    expect(left).toEqual([])
    expect(sampleFacts(SAMPLE_VALUES)).toContainEqual({ group: 'links', name: 'sisterCityDe' })
  })

  test.each([
    ['nothing is replaced', {}, true],
    ['one of the facts in mails is left', { ...OWN, email: SAMPLE_FIRM.email }, true],
    ['what is left is in no mail', OWN, false],
  ])('is in mails or not: %s', (_, changed, expected) => {
    expect(mailsNameSamples({ ...SAMPLE_FIRM, ...changed })).toBe(expected)
  })

  test('no fact that may stay is marked', () => {
    expect(isSampleField('address', 'city', SAMPLE_FIRM.address.city)).toBe(false)
    expect(isSampleField('address', 'street', SAMPLE_FIRM.address.street)).toBe(true)
  })
})
