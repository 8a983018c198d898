import {
  isWritten,
  type OverviewTextKey,
  OWN_QUESTIONS,
  ownQuestionKey,
} from '#platform/editing/domain/page-texts.ts'
import { bookingRulesText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { idsOf } from '#site/pages/domain/page-content.ts'
import { firm } from '#site/pages/web/firm.ts'

/** A question that visitors ask before they book, with the answer of the trainings page. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** The text of the trainings page that is the answer, or the end of it after `lead`. */
  readonly textKey?: OverviewTextKey
  readonly lead?: string
}

/** An answer that is a text of the trainings page, or ends with it. */
type EditableEntry = Omit<FaqEntry, 'answer'> & { readonly textKey: OverviewTextKey }

/** Returns a text of the trainings page by its key. */
type TextOf = (key: OverviewTextKey) => { readonly key: string; readonly content: string }

/**
 * SAMPLE POLICY, to be replaced: what the firm does outside this website. The product neither sends invoices nor runs
 * the sessions, so no code ensures these promises. The firm that publishes the site is responsible for them.
 */
const SAMPLE_POLICY = {
  payment: () =>
    `Wir schicken sie nach unserer Bestätigung an die Firma, die ihr bei der Anmeldung angebt. Online bezahlt ihr nichts. Alle Preise verstehen sich ${firm().vat.de}`,
} as const

/** The conditions of a booking. Answers that do not use SAMPLE_POLICY describe how this product works. */
const conditions = (): FaqEntry[] => [
  {
    id: 'binding',
    question: 'Wann ist die Anmeldung verbindlich?',
    answer:
      'Eure Anmeldung ist zunächst eine Anfrage, und wir halten die Plätze dafür frei. Verbindlich wird sie, sobald wir sie per E-Mail bestätigen.',
  },
  {
    id: 'payment',
    question: 'Bekommen wir eine Rechnung?',
    answer: `Ja. ${SAMPLE_POLICY.payment()}`,
  },
  {
    id: 'price',
    question: 'Welcher Preis gilt für uns?',
    answer:
      'Der Preis, der bei eurer Anmeldung gilt. Er bleibt auch dann, wenn die Preisphase endet, bevor wir bestätigen.',
  },
]

const SEATS: FaqEntry = {
  id: 'seats',
  question: 'Wer darf die Plätze nutzen?',
  answer:
    'Alle, die ihr anmeldet. Jeden Platz vergebt ihr einzeln: eine Person in vier Trainings, vier Personen in einem oder beides gemischt. Für andere brauchen wir Namen und E-Mail-Adresse.',
}

/** What the firm does outside this website, as staff wrote it. */
const FACTS: readonly EditableEntry[] = [
  { id: 'technology', question: 'Was brauchen wir an Technik?', textKey: 'facts.technology' },
  {
    id: 'recording',
    question: 'Werden die Trainings aufgezeichnet?',
    textKey: 'facts.recording',
  },
  {
    id: 'certificate',
    question: 'Bekommen wir ein Zertifikat?',
    textKey: 'facts.certificate',
  },
  {
    id: 'groups',
    question: 'Können wir als größere Gruppe buchen?',
    lead: 'Ja. Ein Paket hat bis zu vier Plätze, und ihr könnt mehrere Anmeldungen schicken, solange Plätze frei sind: Eine Session hat höchstens 20.',
    textKey: 'facts.groups',
  },
]

/** The questions that staff have added. Visitors see one once it has a question and an answer. */
function ownQuestions(textOf: TextOf): FaqEntry[] {
  return idsOf(textOf(OWN_QUESTIONS).content).flatMap((id) => {
    const [question, answer] = [
      textOf(ownQuestionKey(id, 'question')),
      textOf(ownQuestionKey(id, 'answer')),
    ]
    if (!isWritten(question) || !isWritten(answer)) return []
    return [{ id: `own-${id}`, question: question.content, answer: answer.content }]
  })
}

/** What booking rules promise, as the public reads it. */
export function rulesEntry(rules: BookingRules): FaqEntry {
  return {
    id: 'substitute',
    question: 'Was ist, wenn jemand verhindert ist?',
    answer: `${bookingRulesText(rules, 'ihr')} Das alles erledigt, wer gebucht hat, über den Link in unseren E-Mails. Oder schreibt uns mit eurer Buchungsnummer an ${firm().email}.`,
  }
}

/**
 * The questions with their answers, in the order of the page.
 *
 * @param rules those in force; undefined while they are being read, and the question about them is left out
 * @param isEditing true leaves out the questions of staff, which are edited in another form
 */
export function faqWith(
  rules: BookingRules | undefined,
  textOf: TextOf,
  isEditing = false,
): readonly FaqEntry[] {
  return [
    ...conditions(),
    SEATS,
    ...(rules ? [rulesEntry(rules)] : []),
    ...FACTS.map((entry) => ({
      ...entry,
      answer: [entry.lead, textOf(entry.textKey).content].filter(Boolean).join(' '),
    })),
    ...(isEditing ? [] : ownQuestions(textOf)),
  ]
}

/** What is frozen with a booking that is made under these rules: the public answers about payment and changes. */
export function bookingConditions(rules: BookingRules): { question: string; answer: string }[] {
  return [...conditions(), rulesEntry(rules)].map(({ question, answer }) => ({ question, answer }))
}
