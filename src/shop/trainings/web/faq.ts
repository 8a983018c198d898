import {
  isWritten,
  type OverviewTextKey,
  OWN_QUESTIONS,
  ownQuestionKey,
} from '#platform/editing/domain/page-texts.ts'
import {
  bookingRuleSentences,
  bookingRulesText,
  dueText,
} from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { idsOf } from '#site/pages/domain/page-content.ts'
import { firm } from '#site/pages/web/firm.ts'

/** A question that visitors ask before they book, with the answer of the trainings page. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** Where texts of staff are in the answer: its paragraphs, in order. */
  readonly parts?: readonly FaqPart[]
}

/** A text of the trainings page, after words that are not edited; '' for none. */
interface FaqPart {
  readonly lead: string
  readonly textKey: OverviewTextKey
}

/** Returns a text of the trainings page by its key. */
type TextOf = (key: OverviewTextKey) => { readonly key: string; readonly content: string }

/**
 * The conditions of a booking. That the firm sends invoices and answers in time is its own promise: the product does
 * neither. The days follow from the booking rules.
 *
 * @param rules undefined while they are being read: what depends on them is left out
 */
const conditions = (rules: BookingRules | undefined): FaqEntry[] => [
  {
    id: 'binding',
    question: 'Wann ist die Anmeldung verbindlich?',
    answer: [
      'Eure Anmeldung ist zunächst eine Anfrage, und wir halten die Plätze dafür frei. Verbindlich wird sie, sobald wir sie per E-Mail bestätigen.',
      ...(rules ? [bookingRuleSentences(rules, 'ihr').answer] : []),
    ].join(' '),
  },
  {
    id: 'payment',
    question: 'Bekommen wir eine Rechnung?',
    answer: `Ja, eine Rechnung${rules ? dueText(rules.paymentDays) : ''}. Wir schicken sie nach unserer Bestätigung an die Firma, die ihr bei der Anmeldung angebt. Bestellnummer und Rechnungsadresse tragt ihr gleich nach der Anmeldung über den Link zu eurer Buchung ein. Online bezahlt ihr nichts. Alle Preise verstehen sich ${firm().vat.de}`,
  },
  {
    id: 'price',
    question: 'Welcher Preis gilt für uns?',
    answer:
      'Der Preis, der bei eurer Anmeldung gilt. Er gilt auch dann weiter, wenn die Preisphase endet, bevor wir bestätigen.',
  },
  {
    id: 'companies',
    question: 'Für wen ist das Angebot?',
    answer:
      'Unser Angebot richtet sich an Unternehmen und andere Organisationen, nicht an Verbraucherinnen und Verbraucher. Die Trainings sind auf Deutsch.',
  },
]

const SEATS: FaqEntry = {
  id: 'seats',
  question: 'Wer darf die Plätze nutzen?',
  answer:
    'Alle, die ihr anmeldet. Jeden Platz vergebt ihr einzeln: eine Person in vier Trainings, vier Personen in einem oder beides gemischt. Für andere brauchen wir Namen und E-Mail-Adresse.',
}

const CANCELLED_DATE: FaqEntry = {
  id: 'cancelled-date',
  question: 'Was ist, wenn ein Termin ausfällt?',
  answer:
    'Müssen wir einen Termin absagen, schreiben wir allen, die daran einen Platz haben. Für diese Plätze bekommt ihr den ganzen Preis zurück oder einen anderen Termin, wenn euch einer passt.',
}

/** What the firm does outside this website, as staff wrote it. */
const FACTS: readonly (Omit<FaqEntry, 'answer'> & Required<Pick<FaqEntry, 'parts'>>)[] = [
  {
    id: 'technology',
    question: 'Was brauchen wir an Technik?',
    parts: [{ lead: '', textKey: 'facts.technology' }],
  },
  {
    id: 'tools',
    question: 'Welche Werkzeuge nutzen wir, und wo stehen die Server?',
    parts: [
      { lead: 'Meeting:', textKey: 'facts.meeting' },
      { lead: 'Whiteboard:', textKey: 'facts.whiteboard' },
      { lead: 'KI:', textKey: 'facts.ai' },
    ],
  },
  {
    id: 'recording',
    question: 'Werden die Trainings aufgezeichnet?',
    parts: [{ lead: '', textKey: 'facts.recording' }],
  },
  {
    id: 'certificate',
    question: 'Bekommen wir eine Teilnahmebestätigung?',
    parts: [{ lead: '', textKey: 'facts.certificate' }],
  },
  {
    id: 'groups',
    question: 'Können wir als größere Gruppe buchen?',
    parts: [
      {
        lead: 'Ja. Ein Paket hat bis zu vier Plätze, und ihr könnt mehrere Anmeldungen schicken, solange Plätze frei sind: Eine Session hat höchstens 20.',
        textKey: 'facts.groups',
      },
    ],
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

/** What booking rules promise about changes, as the public reads it. */
function changesEntry(rules: BookingRules): FaqEntry {
  return {
    id: 'substitute',
    question: 'Was ist, wenn jemand verhindert ist?',
    answer: `${bookingRulesText(rules, 'ihr')} Wer gebucht hat, erledigt das alles über den Link in unseren E-Mails. Oder schreibt uns mit eurer Buchungsnummer an ${firm().email}.`,
  }
}

/** The entries whose answers say booking rules. */
export function rulesEntries(rules: BookingRules): FaqEntry[] {
  const promises = conditions(rules).filter(({ id }) => id === 'binding' || id === 'payment')
  return [changesEntry(rules), ...promises]
}

/**
 * The questions with their answers, in the order of the page.
 *
 * @param rules those in force; undefined while they are being read, and what depends on them is left out
 * @param isEditing true leaves out the questions of staff, which are edited in another form
 */
export function faqWith(
  rules: BookingRules | undefined,
  textOf: TextOf,
  isEditing = false,
): readonly FaqEntry[] {
  return [
    ...conditions(rules),
    SEATS,
    ...(rules ? [changesEntry(rules)] : []),
    CANCELLED_DATE,
    ...FACTS.map((entry) => ({
      ...entry,
      answer: entry.parts
        .flatMap(({ lead, textKey }) => [lead, textOf(textKey).content])
        .filter(Boolean)
        .join(' '),
    })),
    ...(isEditing ? [] : ownQuestions(textOf)),
  ]
}

/** What is frozen with a booking that is made under these rules: the public answers about payment and changes. */
export function bookingConditions(rules: BookingRules): { question: string; answer: string }[] {
  return [...conditions(rules), changesEntry(rules), CANCELLED_DATE].map(
    ({ question, answer }) => ({
      question,
      answer,
    }),
  )
}
