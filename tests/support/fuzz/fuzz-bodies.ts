import fc from 'fast-check'
import { generateSync } from 'json-schema-faker'
import { booking, colleaguesSeat, ownSeat } from '../product/bookings.ts'
import { aCode } from '../product/discount-codes.ts'
import { OWN_FIRM, OWN_LOOK } from '../product/own-firm.ts'
import { SUMMER } from '../product/price-periods.ts'
import { SENT_MEETING, SHARED_COPY } from '../product/shared-samples.ts'
import { ADMIN } from '../product/test-settings.ts'
import type { JsonSchema, Operation } from './fuzz-operations.ts'
import { jsonSchemaOf } from './fuzz-operations.ts'
import { mutations, toJson, unusualText } from './fuzz-values.ts'
import { ROOM_SECRET } from './room-secret.ts'

/** The body of a request and its declared content type; null for none. */
export interface FuzzBody {
  contentType: string | null
  bytes: Uint8Array<ArrayBuffer>
}

/** Values that exist in the product, by property name, so that not every generated value is unknown to it. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  trainingId: ['kurs-1-uhren', 'kurs-3-drachen'],
  packageId: ['single', 'double', 'complete'],
  email: ['sina.adler@example.com', 'joerg@example.com', 'niemand@example.com'],
  contactEmail: ['sina.adler@example.com', 'Sina.Adler@EXAMPLE.com'],
  to: ['test@example.com'],
  section: ['trainings', 'training-kurs-1-uhren', 'training-unbekannt'],
  key: ['benefits.heading', 'section.outcome.heading', 'benefits.2.title'],
  validFrom: ['2027-01-01', '0001-01-01', '9999-12-31'],
  validUntil: ['2027-12-31', '9999-12-31'],
  single: ['149', '0', '99999999,99'],
  double: ['279.5'],
  complete: ['499,90'],
  heroImage: ['/images/strategie.webp', 'https://example.com/a.webp'],
  boardImage: ['/images/tafel.webp', null],
  agenda: [['10 Min.: Ankommen', '80 Bauen'], []],
  meetingUrl: ['https://meet.example.com/abc', null],
  date: ['Freitag, 15. Januar 2027', '15.01.2027'],
  time: ['10:00 – 11:30 Uhr', '9 Uhr'],
  url: ['https://firma.example/', 'http://firma.example/', 'https://127.0.0.1/'],
  sources: [[]],
  password: [ADMIN.password],
  expectedPrice: ['140.00'],
}

const ROOM_IDEA = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'

const FACTS = {
  url: 'https://firma.example/',
  pages: [{ url: 'https://firma.example/', title: 'Start' }],
  name: { text: 'Zimmerei Muster', sources: ['https://firma.example/'] },
  description: null,
  offers: [{ text: 'Dachstühle', sources: [] }],
  audiences: [],
  kind: 'company',
  size: null,
  founded: null,
  prices: [],
  references: [],
  languages: [],
  locations: [],
  signals: [],
}

/** Valid bodies for calls where values generated from the schema are rarely valid. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  'POST /api/registrations': [
    booking(ownSeat('kurs-1-uhren')),
    booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen')),
    { ...booking(ownSeat('kurs-1-uhren')), discountCode: 'sommer' },
    booking(...Array.from({ length: 4 }, () => colleaguesSeat('kurs-1-uhren', 'Zoë'))),
  ],
  'POST /api/admin/registrations': [
    booking(ownSeat('kurs-1-uhren')),
    { ...booking(ownSeat('kurs-1-uhren')), status: 'confirmed', mails: false, note: 'Telefon' },
    { ...booking(ownSeat('kurs-3-drachen')), price: '99.00', priceReason: 'Stammkundin' },
  ],
  'POST /api/discount-codes/check': [{ code: 'SOMMER', packageId: 'single' }],
  'POST /api/admin/discount-codes': [aCode(), aCode({ code: 'Herbst', kind: 'amount', value: 1 })],
  'PUT /api/admin/discount-codes/{id}': [aCode(), aCode({ isActive: false, maxUses: 1 })],
  'POST /api/admin/price-periods': [
    SUMMER,
    { ...SUMMER, periodName: 'Frühling', periodType: 'early_bird' },
    { ...SUMMER, periodName: 'Winter/Ende %41', periodType: 'late_bird' },
  ],
  'PATCH /api/admin/price-periods/{periodName}/{periodType}': [
    SUMMER,
    { ...SUMMER, validFrom: '2028-01-01', validUntil: '2028-12-31' },
  ],
  'POST /api/admin/login': [ADMIN],
  'POST /api/admin/cms/content': [
    { section: 'trainings', key: 'benefits.heading', contentType: 'text', content: 'Warum?' },
  ],
  'POST /api/admin/trainings': [{ title: 'Neu' }, { title: 'Kopie', copyOf: 'kurs-1-uhren' }],
  'PATCH /api/admin/trainings/{id}': [
    { visible: false },
    { archived: true },
    { archived: false, visible: true, position: 2 },
    { title: 'Strategie', description: 'Eins\nZwei', objectives: ['Eins', 'Zwei'] },
    { date: 'Freitag, 15. Januar 2027', time: '10:00 – 11:30 Uhr' },
    { boardImage: null },
    { meetingUrl: 'https://meet.example.com/abc', heroImage: 'https://example.com/a.webp' },
  ],
  ...Object.fromEntries(
    Object.entries(OWN_FIRM).map(([group, values]) => [
      `PUT /api/admin/settings/firm/${group}`,
      [values],
    ]),
  ),
  'PUT /api/admin/settings/look': [OWN_LOOK],
  'PATCH /api/admin/packages/{id}': [{ name: 'Einzeln', badge: 'Neu', features: ['Eins'] }],
  'POST /api/tools/rooms': [
    {
      name: 'Ada',
      secret: ROOM_SECRET,
      start: { kind: 'flight_deck', question: 'Wie könnten wir schneller antworten?' },
    },
    { secret: ROOM_SECRET, start: { kind: 'meeting', ...SENT_MEETING } },
    { secret: ROOM_SECRET, start: { kind: 'copy', document: SHARED_COPY } },
  ],
  'POST /api/tools/rooms/{code}/members': [{ name: 'Ben', secret: ROOM_SECRET }],
  'POST /api/tools/rooms/{code}/acts': [
    { type: 'step', step: 'votes' },
    { type: 'idea', id: ROOM_IDEA, text: 'Ein Anruf' },
    { type: 'sketch', id: ROOM_IDEA, sketch: ['0a0arsrs'] },
    { type: 'vote', id: ROOM_IDEA, dots: 2 },
    { type: 'take-frame', frame: 0 },
    { type: 'hypothesis', id: ROOM_IDEA, group: 'Betriebe', change: 'rufen an', threshold: '5' },
    { type: 'door', isOpen: false },
    { type: 'meeting', ...SENT_MEETING },
  ].map((act, index) => ({ id: ROOM_IDEA.replace(/.$/, String(index)), act })),
  'POST /api/tools/strategy-drafts': [{ facts: FACTS, language: 'de', ai: false }],
}

const encoder = new TextEncoder()

/** Bodies for a call: about half are valid by its schema. */
export function bodiesFor(operation: Operation): fc.Arbitrary<FuzzBody | null> {
  if (operation.requestBody?.content['multipart/form-data']) return fc.oneof(forms, rawBodies('{}'))
  const schema = jsonSchemaOf(operation)
  if (!schema) {
    return fc.option(fc.constant(jsonBody('{}')), { freq: 9 }).map((body) => body)
  }
  const valid = validValues(operation, schema)
  const mutated = fc.tuple(valid, mutations).map(([value, mutate]) => mutate(value))
  return fc.oneof(
    { arbitrary: valid.map((value) => jsonBody(toJson(value))), weight: 9 },
    { arbitrary: mutated.map((value) => jsonBody(toJson(value))), weight: 9 },
    { arbitrary: valid.chain((value) => rawBodies(toJson(value))), weight: 2 },
  )
}

function validValues(operation: Operation, schema: JsonSchema): fc.Arbitrary<unknown> {
  const fromSchema = fc
    .tuple(fc.nat(), fc.nat(30))
    .map(([seed, known]) =>
      withKnown(generateSync(schema, { seed, optionalsProbability: 0.6 }), known),
    )
  const examples = EXAMPLES[operation.name]
  if (!examples) return fromSchema
  return fc.oneof(
    { arbitrary: fromSchema, weight: 1 },
    { arbitrary: fc.constantFrom(...examples), weight: 3 },
    { arbitrary: withUnusualTexts(fc.constantFrom(...examples)), weight: 3 },
  )
}

/** An example in which one string is replaced: still of the right type, and perhaps still valid. */
function withUnusualTexts(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, unusualText, fc.nat()).map(([value, text, place]) => {
    let texts = 0
    const count = JSON.stringify(value, (_key, item) => {
      if (typeof item === 'string') texts += 1
      return item
    })
    const chosen = place % Math.max(1, texts)
    texts = 0
    return JSON.parse(count, (_key, item) => {
      if (typeof item !== 'string') return item
      texts += 1
      return texts - 1 === chosen ? text : item
    })
  })
}

/** Gives four of five properties with a known name a value that exists in the product. */
function withKnown(value: unknown, choice: number): unknown {
  return JSON.parse(JSON.stringify(value), (key, item) => {
    const known = KNOWN[key]
    if (!known || choice % 5 === 0) return item
    return known[choice % known.length]
  })
}

function jsonBody(text: string): FuzzBody {
  return { contentType: 'application/json', bytes: encoder.encode(text) }
}

/** Bodies that are invalid JSON, or not declared as JSON. */
function rawBodies(json: string): fc.Arbitrary<FuzzBody | null> {
  return fc.oneof(
    fc.nat(json.length).map((end) => jsonBody(json.slice(0, end))),
    fc
      .constantFrom('', '\0', '{', 'null', '[]', '0', '"x"', '{"a":NaN}', "{'a':1}", '{"a":1,}')
      .map(jsonBody),
    fc.constantFrom(`\ufeff${json}`, `${json}${json}`, `${json}//`, `[${json}]`).map(jsonBody),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => ({
      contentType: 'application/json',
      bytes: Uint8Array.from(bytes),
    })),
    // An umlaut in Latin-1, which is invalid UTF-8.
    fc.constant({
      contentType: 'application/json',
      bytes: Uint8Array.from(Buffer.from(`${json}\u00e4`, 'latin1')),
    }),
    fc.constant(jsonBody(`${json.slice(0, -1)},"padding":"${'x'.repeat(600_000)}"}`)),
    fc
      .constantFrom(
        null,
        '',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-8',
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'application/problem+json',
        'application/json, text/plain',
        'application/jsonp',
        ';',
      )
      .map((contentType) => ({ contentType, bytes: encoder.encode(json) })),
    fc.constant(null),
  )
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const forms: fc.Arbitrary<FuzzBody> = fc
  .record({
    field: fc.constantFrom('file', 'file', 'file', 'other', ''),
    fileName: fc.oneof(
      fc.constant('bild.png'),
      unusualText.map((text) => text.replace(/[\r\n"\0]/g, '')),
    ),
    bytes: fc.oneof(
      { arbitrary: fc.constantFrom(PIXEL, PIXEL.subarray(0, 40)), weight: 1 },
      { arbitrary: fc.uint8Array({ maxLength: 60 }), weight: 3 },
    ),
    end: fc.constantFrom('--', '--', '--', ''),
  })
  .map(({ field, fileName, bytes, end }) => ({
    contentType: 'multipart/form-data; boundary=grenze',
    bytes: Uint8Array.from(
      Buffer.concat([
        Buffer.from(
          `--grenze\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--grenze${end}\r\n`),
      ]),
    ),
  }))
