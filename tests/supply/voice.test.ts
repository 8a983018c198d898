import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { PAGE_SCHEMAS } from '#app/domain/page-schemas.ts'
import { MAIL_TEXTS } from '#app/server/mails.ts'
import { contentsOf } from '#site/pages/domain/page-content.ts'

/** Rules of docs/voice.md that a program can check. A text is what a string, a template or JSX says, in one piece. */

interface Text {
  readonly place: string
  readonly said: string
}

/** Addresses in German. "ihr" and "Sie" are also other words: only those that address somebody are found. */
const DU = /(?<![\p{L}])(du|dich|dir|dein\p{L}*)(?![\p{L}])/iu
const IHR =
  /(?<![\p{L}])([Ee]uch|[Ee]uer|[Ee]ure\p{L}*|([Kk]önnt|[Hh]abt|[Ss]eid|[Ww]ollt|[Mm]üsst|[Bb]raucht|[Ww]isst|[Ww]enn|[Ww]as|[Dd]ass|[Oo]b) ihr|[Ii]hr (könnt|habt|seid|wollt|müsst|braucht))(?![\p{L}])/u
/** Capitalised inside a sentence, or after an order such as "Prüfen Sie". */
const SIE = /(?<=[\p{Ll},] )(Sie|Ihnen|Ihr|Ihre[mnrs]?)(?![\p{L}])/u

/** Orders to one person. "Lade Trainings..." is none. */
const ORDER_TO_ONE =
  /(?:^|[.!?:] |\bBitte )(Gib|gib|Wähle|wähle|Prüfe|prüfe|Schreib|schreib|Versuch|versuche?|Öffne|öffne|Bestätige|Trag|Frag|Klick|Nimm|Schalte|Lies|lies)(?![\p{L}])/u

/** Folders of screens that only staff see. */
const STAFF_SCREENS =
  'src/{office/*,platform/{audit-log,login},shop/{booking-rules,date-cancellation,dates,discount-codes,inline-edit,invoices,payments},tools/reports}/web/**/*'
const STAFF_ERRORS =
  'src/{office/*,platform/{audit-log,editing,login,pictures},shop/{date-cancellation,invoices,payments,trainings},tools/reports}/server/*.errors.ts'

/** Who is addressed where, and what therefore does not occur. */
const VOICES: readonly {
  readonly voice: string
  readonly files: string[]
  readonly never: RegExp[]
}[] = [
  {
    voice: 'the website says ihr',
    files: [
      'src/site/!(legal)/web/*.de.ts',
      'src/site/!(legal)/domain/*-texts.ts',
      'src/shop/trainings/web/faq.ts',
      'src/site/!(legal)/web/*.tsx',
      'src/shop/{trainings,training-papers}/web/*',
      'src/platform/editing/domain/page-texts.ts',
      'src/shop/initial-content/server/sample-content.ts',
    ],
    never: [DU, SIE, ORDER_TO_ONE],
  },
  {
    voice: 'booking says du, and ihr where several people share seats',
    files: [
      'src/shop/{booking,booking-link,waiting-list}/web/*',
      'src/shop/{booking-link,booking-changes,waiting-list}/server/*.errors.ts',
      'src/tools/{ai,frame,rooms,strategy-consultant,website-reader}/server/*.errors.ts',
      'src/shop/*/server/{booking,change,date,invoice,reminder,waiting}-mail-values.ts',
      'src/shop/*/server/{attendee,change,date,invoice,link,reminder,seat,waiting}-mails.tsx',
    ],
    never: [SIE],
  },
  {
    voice: 'the administration says Sie',
    files: [
      STAFF_SCREENS,
      STAFF_ERRORS,
      'src/shop/{trainings,waiting-list}/web/staff/*',
      'src/site/{look,marks}/web/staff/*',
      'src/site/{pages/domain/firm-marks,marks/server/marks.errors}.ts',
      'src/shop/prices/web/*period*.tsx',
      'src/shop/prices/server/price-periods.errors.ts',
      'src/platform/login/domain/*.ts',
      'src/shop/{prices,trainings,dates}/domain/*-{edit,period}.ts',
      'src/office/accounting/domain/datev-{problem,settings}.ts',
    ],
    never: [DU, IHR, ORDER_TO_ONE],
  },
  {
    voice: 'tools for a group say ihr',
    files: [
      'src/tools/*/web/{flight-deck,meeting-moderator}.de.ts',
      'src/tools/*/domain/{flight-deck,meeting-moderator}-intro-texts.ts',
    ],
    never: [DU, SIE, ORDER_TO_ONE],
  },
  {
    voice: 'the Strategy Consultant, and whoever reads along alone, is du',
    files: [
      'src/tools/*/web/{strategy-consultant,shared-copy}.de.ts',
      'src/tools/*/domain/{strategy-consultant,followed-meeting,shared-copy}-intro-texts.ts',
      'src/tools/strategy-consultant/domain/strategy-method/draft-texts-de.ts',
    ],
    never: [IHR, SIE],
  },
  {
    voice: 'what all tools share addresses nobody',
    files: ['src/tools/frame/web/tools.de.ts'],
    never: [DU, IHR, SIE, ORDER_TO_ONE],
  },
  {
    voice: 'legal pages say du',
    files: ['src/site/legal/domain/*.ts', 'src/site/legal/web/*.tsx'],
    never: [SIE],
  },
]

/** Said between two people in the template of a meeting, not by the tool. */
const BETWEEN_TWO = ['Wie geht es dir?', 'Deine Themen']

/** Folders whose texts address nobody. */
const ADDRESS_NOBODY = [
  'src/shop/booking-changes/web',
  'src/shop/seats/web',
  'src/site/pages/web',
  'src/site/search-engines/web',
]

test('of every subject with screens it is said whom they address', () => {
  const withVoice = globSync(VOICES.flatMap(({ files }) => files))
  const folders = globSync('src/{site,shop,office}/*/web')
  const without = folders.filter((folder) => !withVoice.some((file) => file.startsWith(folder)))
  expect(without.sort()).toEqual(ADDRESS_NOBODY)
})

test.each(VOICES)('$voice', { timeout: 60_000 }, ({ files, never }) => {
  const texts = textsOf(files)
  expect(texts.length).toBeGreaterThan(15)
  expect(breaches(texts, never)).toEqual([])
})

test('mails say du to bookers and attendees, and Sie to the team', () => {
  const texts = Object.entries(MAIL_TEXTS).flatMap(([place, { subject, opening, closing }]) =>
    [subject, opening, closing].map((said) => ({ place, said })),
  )
  const toTeam = texts.filter(({ place }) => place.endsWith('.staff'))
  const toOthers = texts.filter(({ place }) => !place.endsWith('.staff'))
  expect(toTeam.length).toBeGreaterThan(5)
  expect(breaches(toTeam, [DU, IHR, ORDER_TO_ONE])).toEqual([])
  expect(breaches(toOthers, [SIE])).toEqual([])
})

const GERMAN_BANNED = [
  /wo dabei ist|(?:haltet?|halten) die Zeit(?! im Blick)|nirgendwohin/iu,
  /(?:Anmeldung|Anfrage|Buchung)[^.]* ist bei uns|\beingegangen\b/iu,
  /\bworden\b/u,
  /\b(?:bezüglich|hinsichtlich|seitens|mittels|zwecks|etwaige\p{L}*|selbige\p{L}*|obig\p{L}*)\b/iu,
  /kostenfrei/iu,
  /(?<![\p{L}-])(?:Emails?|eMails?|e-mails?)(?![\p{L}-])/u,
]
/** Of invoices alone: tax law calls what takes one back so. */
const OF_INVOICES = /storn(?:o|ier)/iu
const ENGLISH_BANNED = [
  /\bshall\b|standing still|taken over|What is up|leads? nowhere/iu,
  /\be-mails?\b/iu,
  /\b(?:can not|informations|adress|respectively)\b/iu,
  /‘/u,
]

test('no German text contains the words that docs/voice.md rules out', { timeout: 120_000 }, () => {
  const texts = textsOf([
    'src/*/*/web/**/*.{ts,tsx}',
    'src/**/domain/**/*.ts',
    'src/*/*/server/{*.errors,*-values,*-texts}.ts',
    'src/*/*/server/*-mails.tsx',
    'src/platform/mail/server/*.tsx',
  ]).filter(({ place }) => !/\.en\.ts:/.test(place))
  expect(texts.length).toBeGreaterThan(3000)
  expect(breaches(texts, GERMAN_BANNED)).toEqual([])
  const ofOthers = texts.filter(
    ({ place, said }) => !/invoice|accounting|payments/.test(place) && !said.includes('Rechnung'),
  )
  expect(breaches(ofOthers, [OF_INVOICES])).toEqual([])
})

test('no English text contains the words that docs/voice.md rules out', { timeout: 60_000 }, () => {
  const files = textsOf([
    'src/{site,tools}/*/web/*.en.ts',
    'src/tools/*/domain/*-intro-texts.ts',
    'src/tools/strategy-consultant/domain/strategy-method/draft-texts-en.ts',
  ])
  const texts = [...files, ...englishSamples()].filter(({ said }) => said !== '‘')
  expect(texts.length).toBeGreaterThan(1000)
  expect(breaches(texts, ENGLISH_BANNED)).toEqual([])
})

/** "isn’t", "you’ll", "it’s"; "the server’s" is none. */
const CONTRACTION = /\p{L}[’'](?:t|re|ll|ve|d|m)\b|\b(?:it|that|there|what|here|let|who)[’']s\b/iu

test('English legal pages have no contractions', () => {
  const legal = /^(?:impressum|datenschutz|teilnahmebedingungen|barrierefreiheit)\./
  const texts = englishSamples().filter(({ place }) => legal.test(place))
  expect(texts.length).toBeGreaterThan(100)
  expect(breaches(texts, [CONTRACTION])).toEqual([])
})

/** The English texts of the pages whose texts staff edit. */
function englishSamples(): Text[] {
  return Object.entries(PAGE_SCHEMAS).flatMap(([page, schema]) =>
    contentsOf(schema, 'en', new Map()).map(({ key, sample }) => ({
      place: `${page}.${key}`,
      said: sample ?? '',
    })),
  )
}

/** What the texts say against the rules. A text of one word, such as 'du', is a value in code. */
function breaches(texts: readonly Text[], never: readonly RegExp[]): string[] {
  return texts.flatMap(({ place, said }) =>
    never.flatMap((rule) => {
      const word = rule.exec(said)?.[0]
      return word === undefined || word === said || BETWEEN_TWO.includes(said)
        ? []
        : [`${place}: “${word}” in: ${said}`]
    }),
  )
}

/** The texts of the files, without those of tests, imports, and what stands as `en` beside a German text. */
function textsOf(patterns: string[]): Text[] {
  const files = globSync(patterns).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  return files.sort().flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    return textsIn(source).map(([node, said]) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      return { place: `${file}:${line + 1}`, said: said.replace(/\s+/g, ' ').trim() }
    })
  })
}

function textsIn(node: ts.Node): [node: ts.Node, said: string][] {
  if (ts.isImportDeclaration(node) || isEnglish(node)) return []
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [[node, node.text]]
  const inside = childrenOf(node).flatMap(textsIn)
  if (!ts.isTemplateExpression(node)) return inside
  const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return [[node, pieces.map(({ text }) => text).join('…')], ...inside]
}

function isEnglish(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'en'
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  return children
}
