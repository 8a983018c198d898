import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts'

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

const WEB = 'src/web'
const STAFF_FEATURES =
  'account,admin-shell,audit-log,booking-rules,cms,dashboard,date-cancellation,dates,inline-edit,login,mail-texts,mails,messages,new-registration,people,price-periods,registration-page,shop-trainings'
const STAFF_ERRORS =
  'admins,audit-log,content,date-cancellations,images,mail-texts,messages,people,price-periods,trainings'

/** Who is addressed where, and what therefore does not occur. */
const VOICES: readonly {
  readonly voice: string
  readonly files: string[]
  readonly never: RegExp[]
}[] = [
  {
    voice: 'the website says ihr',
    files: [
      `${WEB}/content/de/{home,contact,services,service-*,site}.ts`,
      `${WEB}/content/faq.ts`,
      `${WEB}/features/{home,contact,services,trainings,training-papers,site}/*`,
      'src/domain/content/page-texts.ts',
      'src/server/database/sample-content.ts',
    ],
    never: [DU, SIE, ORDER_TO_ONE],
  },
  {
    voice: 'booking says du, and ihr where several people share seats',
    files: [
      `${WEB}/features/{booking,booker-page,confirmation,lost-link,new-address,seat-page,waiting-list}/*`,
      `${WEB}/lib/{booking-link,confirmation}/*`,
      'src/server/features/{booker-access,booking-changes,tools,waiting-list}/*.errors.ts',
      'src/server/features/mail/{booking,change,date,waiting}-mail-values.ts',
      'src/server/features/mail/templates/{attendee,change,date,link,seat,waiting}-mails.tsx',
    ],
    never: [SIE],
  },
  {
    voice: 'the administration says Sie',
    files: [
      `${WEB}/features/{${STAFF_FEATURES}}/*`,
      `src/server/features/{${STAFF_ERRORS}}/*.errors.ts`,
      'src/server/features/mail/mail.errors.ts',
      'src/domain/admin/*.ts',
      'src/domain/{pricing,training}/*-{edit,period}.ts',
    ],
    never: [DU, IHR, ORDER_TO_ONE],
  },
  {
    voice: 'tools for a group say ihr',
    files: [`${WEB}/content/de/{flight-deck,flight-deck-method,meeting-moderator}.ts`],
    never: [DU, SIE, ORDER_TO_ONE],
  },
  {
    voice: 'the Strategy Consultant, and whoever reads along alone, is du',
    files: [
      `${WEB}/content/de/{strategy-consultant,shared-copy}.ts`,
      'src/domain/tools/strategy-method/draft-texts-de.ts',
    ],
    never: [IHR, SIE],
  },
  {
    voice: 'what all tools share addresses nobody',
    files: [`${WEB}/content/de/tools.ts`],
    never: [DU, IHR, SIE, ORDER_TO_ONE],
  },
  {
    voice: 'legal pages say du',
    files: [`${WEB}/content/de/{privacy,accessibility,imprint}.ts`],
    never: [SIE],
  },
]

/** Said between two people in the template of a meeting, not by the tool. */
const BETWEEN_TWO = ['Wie geht es dir?', 'Deine Themen']

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
  /(?:Anmeldung|Anfrage|Buchung)[^.]* ist bei uns/u,
  /\bworden\b/u,
  /\b(?:bezüglich|hinsichtlich|seitens|mittels|zwecks|etwaige\p{L}*|selbige\p{L}*|obig\p{L}*)\b/iu,
  /kostenfrei|storn(?:o|ier)/iu,
  /(?<![\p{L}-])(?:Emails?|eMails?|e-mails?)(?![\p{L}-])/u,
]
const ENGLISH_BANNED = [
  /\bshall\b|standing still|taken over|What is up|leads? nowhere/iu,
  /\be-mails?\b/iu,
  /\b(?:can not|informations|adress|respectively)\b/iu,
  /‘/u,
]

test('no German text contains the words that docs/voice.md rules out', { timeout: 120_000 }, () => {
  const texts = textsOf([
    `${WEB}/{content/de,content,features/*,features/*/*,ui,lib/*}/*`,
    'src/domain/{*,*/*}/*.ts',
    'src/server/features/*/{*.errors,*-values,*-texts}.ts',
    'src/server/features/mail/templates/*',
  ])
  expect(texts.length).toBeGreaterThan(3000)
  expect(breaches(texts, GERMAN_BANNED)).toEqual([])
})

test('no English text contains the words that docs/voice.md rules out', { timeout: 60_000 }, () => {
  const texts = textsOf([
    `${WEB}/content/en/*`,
    'src/domain/tools/strategy-method/draft-texts-en.ts',
  ]).filter(({ said }) => said !== '‘')
  expect(texts.length).toBeGreaterThan(1000)
  expect(breaches(texts, ENGLISH_BANNED)).toEqual([])
})

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

/** The texts of the files, without those of tests and without imports. */
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
  if (ts.isImportDeclaration(node)) return []
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [[node, node.text]]
  const inside = childrenOf(node).flatMap(textsIn)
  if (!ts.isTemplateExpression(node)) return inside
  const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return [[node, pieces.map(({ text }) => text).join('…')], ...inside]
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  return children
}
