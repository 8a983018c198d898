import { bookingRulesText } from '#domain/registration/booking-rule-sentences.ts'
import type { BookingRules } from '#domain/registration/booking-rules.ts'
import { FIRM } from './firm.ts'

/** A question that visitors ask before they book, with the answer of the trainings page. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/**
 * SAMPLE POLICY, to be replaced: what the firm does outside this website. The product neither sends invoices nor runs
 * the sessions, so no code ensures these promises. The firm that publishes the site is responsible for them.
 */
const SAMPLE_POLICY = {
  payment: `Wir schicken sie nach unserer Bestätigung an die Firma, die du bei der Anmeldung angibst. Online bezahlst du nichts. Alle Preise verstehen sich ${FIRM.vat.de}`,
  technology:
    'Ein Computer mit Kamera, Mikrofon und aktuellem Browser. Meeting-Tool und Whiteboard laufen im Browser, installieren müsst ihr nichts.',
  recording:
    'Nein. In den Sessions arbeitet ihr an euren eigenen Themen, und die sollen in der Runde bleiben. Was ihr auf dem Whiteboard erarbeitet, könnt ihr mitnehmen.',
  ownSession:
    'Für ein ganzes Team, etwa mit eigenem Termin, schreib uns: Dann suchen wir gemeinsam einen Weg.',
} as const

/** Answers that do not use SAMPLE_POLICY describe how this product works. Change them together with it. */
const FAQ: readonly FaqEntry[] = [
  {
    id: 'binding',
    question: 'Wann ist die Anmeldung verbindlich?',
    answer:
      'Deine Anmeldung ist zunächst eine Anfrage, und wir halten eure Plätze dafür frei. Verbindlich wird sie, sobald wir sie dir per E-Mail bestätigen.',
  },
  {
    id: 'payment',
    question: 'Bekommen wir eine Rechnung?',
    answer: `Ja. ${SAMPLE_POLICY.payment}`,
  },
  {
    id: 'price',
    question: 'Welcher Preis gilt für uns?',
    answer:
      'Der Preis, der bei deiner Anmeldung gilt. Er bleibt auch dann, wenn die Preisphase endet, bevor wir bestätigen.',
  },
  {
    id: 'seats',
    question: 'Wer darf die Plätze nutzen?',
    answer:
      'Du selbst und alle, die du anmeldest. Jeden Platz vergibst du einzeln: eine Person in vier Trainings, vier Personen in einem oder beides gemischt. Für andere brauchen wir Namen und E-Mail-Adresse.',
  },
  {
    id: 'technology',
    question: 'Was brauchen wir an Technik?',
    answer: SAMPLE_POLICY.technology,
  },
  {
    id: 'recording',
    question: 'Werden die Trainings aufgezeichnet?',
    answer: SAMPLE_POLICY.recording,
  },
  {
    id: 'groups',
    question: 'Können wir als größere Gruppe buchen?',
    answer: `Ja. Ein Paket hat bis zu vier Plätze, und du kannst mehrere Anmeldungen schicken, solange Plätze frei sind: Eine Session hat höchstens 20. ${SAMPLE_POLICY.ownSession}`,
  },
]

/** The questions about payment and what is binding: with the rules of changes, the conditions of a booking. */
const CONDITIONS: readonly string[] = ['binding', 'payment', 'price']

/** The question that the rules answer is shown before this one. */
const AFTER_RULES = 'technology'

/** What booking rules promise, as the public reads it. */
export function rulesEntry(rules: BookingRules): FaqEntry {
  return {
    id: 'substitute',
    question: 'Was ist, wenn jemand verhindert ist?',
    answer: `${bookingRulesText(rules, 'ihr')} Das alles erledigt, wer gebucht hat, über den Link in unseren E-Mails. Oder schreibt uns mit eurer Buchungsnummer an ${FIRM.email}.`,
  }
}

/**
 * The questions with their answers.
 *
 * @param rules those in force; undefined while they are being read, and the question about them is left out
 */
export function faqWith(rules: BookingRules | undefined): readonly FaqEntry[] {
  if (rules === undefined) return FAQ
  return FAQ.flatMap((entry) => (entry.id === AFTER_RULES ? [rulesEntry(rules), entry] : [entry]))
}

/** What is frozen with a booking that is made under these rules: the public answers about payment and changes. */
export function bookingConditions(rules: BookingRules): { question: string; answer: string }[] {
  return [...FAQ.filter(({ id }) => CONDITIONS.includes(id)), rulesEntry(rules)].map(
    ({ question, answer }) => ({ question, answer }),
  )
}
