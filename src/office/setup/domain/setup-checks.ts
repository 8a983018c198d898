import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { ToolFact } from '#platform/editing/domain/page-texts.ts'
import { sampleFacts } from '#site/pages/domain/firm-samples.ts'
import { type FirmGroup, type FirmValues, GROUP_LABELS } from '#site/pages/domain/firm-schema.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { imprintGaps } from './imprint-facts.ts'
import type { Setup, SetupCheck, SetupChoices } from './setup.ts'
import { SETUP_STEPS, type SetupStep, stepPath } from './setup-step.ts'

/** A public page in one language, as visitors see it. */
export interface SetupPage {
  page: string
  label: string
  language: Language
  /** The path of its editor. */
  editor: string
  /** Its texts without lists. */
  texts: number
  /** How many of them are still the product's samples. */
  samples: number
  /** The words of its texts, in its order. */
  words: readonly string[]
}

/** What the product knows of how far it is set up. */
export interface SetupFacts {
  firm: FirmValues
  /** Whether anybody has saved colours, type, logo or icon. */
  hasOwnLook: boolean
  pages: readonly SetupPage[]
  mail: { server: string | null; testArrivedAt: string | null }
  /** Whether visitors find a date that is to come. */
  isBookable: boolean
  /** Titles of trainings that visitors see and that describe themselves as the sample does. */
  sampleTrainings: readonly string[]
  /** What buyers read of the tools of the sessions, as far as it is still invented. */
  sampleToolFacts: readonly ToolFact[]
  publicUrl: string
  /** Instants are ISO texts. `isExpected` is false where the operator has switched the reminder off. */
  backup: { madeAt: string | null; isLate: boolean; isExpected: boolean }
  /** Addresses of owners without a second factor. */
  ownersWithoutSecondFactor: readonly string[]
}

const IMPRINT = 'impressum'
/** Legal pages besides the imprint. */
const LEGAL = ['datenschutz', 'teilnahmebedingungen', 'barrierefreiheit']
/** So begin the samples that say themselves what is to be written in their place. */
const NOTE = /^(Muster|Sample): /
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'Englisch' }
const LIST = new Intl.ListFormat('de-DE')

/** The last checks before the site goes online, in the order of the steps in which they are mended. */
export function setupChecks(facts: SetupFacts): SetupCheck[] {
  return [
    checkFirm(facts),
    checkImprint(facts),
    checkLegalTexts(facts),
    checkTestMail(facts),
    checkDates(facts),
    checkSampleTrainings(facts),
    checkSampleTexts(facts),
    checkToolFacts(facts),
    checkHttps(facts),
    checkBackup(facts),
    checkSecondFactor(facts),
  ]
}

/** Which steps are done, by what the product has. */
function doneSteps(facts: SetupFacts, checks: readonly SetupCheck[]): ReadonlySet<SetupStep> {
  const isDone = (name: SetupCheck['check']) =>
    checks.some((one) => one.check === name && one.isDone)
  const samples = sampleFacts(facts.firm)
  const done: Readonly<Record<SetupStep, boolean>> = {
    firma: samples.every(({ group }) => group === 'legal'),
    aussehen: facts.hasOwnLook,
    recht:
      samples.every(({ group }) => group !== 'legal') && isDone('imprint') && isDone('legal_texts'),
    'e-mails': isDone('test_mail'),
    termine: isDone('bookable') && isDone('sample_trainings'),
    texte: isDone('sample_texts') && isDone('tool_facts'),
    online: checks.every((one) => one.isDone || !one.isRequired),
  }
  return new Set(SETUP_STEPS.filter((step) => done[step]))
}

/** Every step with its state. A step that is done is not skipped, whatever was chosen before. */
export function setupSteps(
  facts: SetupFacts,
  checks: readonly SetupCheck[],
  { skipped }: Pick<SetupChoices, 'skipped'>,
): Setup['steps'] {
  const done = doneSteps(facts, checks)
  return SETUP_STEPS.map((step) => {
    if (done.has(step)) return { step, state: 'done' }
    return { step, state: skipped.includes(step) ? 'skipped' : 'open' }
  })
}

function checkFirm({ firm }: SetupFacts): SetupCheck {
  const samples = sampleFacts(firm)
  const groups = [...Map.groupBy(samples, ({ group }) => group)]
  const inGroups = groups.map(([group, { length }]) => `${GROUP_LABELS[group]} (${length})`)
  return {
    check: 'sample_facts',
    isDone: samples.length === 0,
    isRequired: true,
    finding:
      samples.length === 0
        ? 'Alle Angaben zur Firma sind Ihre eigenen.'
        : `Erfunden sind noch: ${LIST.format(inGroups)}.`,
    links: factLinks(samples),
  }
}

function checkImprint({ firm, pages }: SetupFacts): SetupCheck {
  const imprint = pages.filter(({ page }) => page === IMPRINT)
  const gaps = imprintGaps(
    firm,
    imprint.map(({ language, words }) => ({ language, words: words.join('\n') })),
  )
  const labels = (isEmpty: boolean) =>
    LIST.format(gaps.filter((gap) => gap.isEmpty === isEmpty).map(({ label }) => label))
  const [invented, empty] = [labels(false), labels(true)]
  const noted = imprint.filter(hasNote)
  const sentences = [
    invented && `Das Impressum nennt erfundene Angaben: ${invented}.`,
    empty &&
      `Das Impressum nennt Angaben, die leer sind: ${empty}. Ergänzen Sie sie oder nehmen Sie sie heraus.`,
    noted.length > 0 && `Ein Hinweis sagt noch, dass es ein Muster ist (${languagesOf(noted)}).`,
  ].filter(Boolean)
  return {
    check: 'imprint',
    isDone: sentences.length === 0,
    isRequired: true,
    finding: sentences.join(' ') || 'Das Impressum nennt nur Ihre eigenen Angaben.',
    links: [...factLinks(gaps), ...(empty ? imprint : noted).map(editorLink)],
  }
}

/** The steps in which facts are replaced. */
function factLinks(facts: readonly { group: FirmGroup }[]): SetupCheck['links'] {
  const steps = new Set(facts.map(({ group }) => (group === 'legal' ? 'recht' : 'firma')))
  return [...steps].map((step) => ({
    label: step === 'recht' ? 'Rechtliche Angaben ersetzen' : 'Angaben zur Firma ersetzen',
    path: stepPath(step),
  }))
}

function checkLegalTexts({ pages }: SetupFacts): SetupCheck {
  const noted = pages.filter((one) => LEGAL.includes(one.page) && hasNote(one))
  return {
    check: 'legal_texts',
    isDone: noted.length === 0,
    isRequired: true,
    finding:
      noted.length === 0
        ? 'Kein Text sagt mehr, dass er ein Muster ist.'
        : `Texte, die mit „Muster“ beginnen, sagen, was noch zu prüfen und zu ergänzen ist: ${pagesText(noted)}.`,
    links: noted.map(editorLink),
  }
}

function checkTestMail({ mail: { server, testArrivedAt } }: SetupFacts): SetupCheck {
  const finding = () => {
    if (server === null)
      return 'Es ist kein Mailserver eingestellt (SMTP_URL): Niemand bekommt E-Mails.'
    if (testArrivedAt === null)
      return `Noch hat niemand bestätigt, dass eine Testnachricht über ${server} angekommen ist.`
    return `Eine Testnachricht über ${server} ist angekommen, bestätigt am ${dayText(testArrivedAt)}.`
  }
  return {
    check: 'test_mail',
    isDone: server !== null && testArrivedAt !== null,
    isRequired: true,
    finding: finding(),
    links: [{ label: 'Testnachricht senden', path: stepPath('e-mails') }],
  }
}

function checkDates({ isBookable }: SetupFacts): SetupCheck {
  return {
    check: 'bookable',
    isDone: isBookable,
    isRequired: true,
    finding: isBookable
      ? 'Im Shop steht mindestens ein Termin, der noch kommt.'
      : 'Im Shop kann niemand buchen: Kein sichtbares Training hat einen Termin, der noch kommt.',
    links: [{ label: 'Termine planen', path: stepPath('termine') }],
  }
}

function checkSampleTrainings({ sampleTrainings }: SetupFacts): SetupCheck {
  const isDone = sampleTrainings.length === 0
  return {
    check: 'sample_trainings',
    isDone,
    isRequired: true,
    finding: isDone
      ? 'Im Shop steht kein Training des Musters.'
      : `Im Shop stehen Trainings mit der Beschreibung des Musters: ${LIST.format(sampleTrainings)}.`,
    links: [{ label: 'Trainings ersetzen oder ausblenden', path: stepPath('termine') }],
  }
}

function checkSampleTexts({ pages }: SetupFacts): SetupCheck {
  const withSamples = pages.filter(({ samples }) => samples > 0)
  return {
    check: 'sample_texts',
    isDone: withSamples.length === 0,
    isRequired: false,
    finding:
      withSamples.length === 0
        ? 'Alle Texte der Seiten sind Ihre eigenen.'
        : 'Auf diesen Seiten stehen noch Texte des Musters. Viele passen für jede Firma. Lesen Sie sie trotzdem einmal.',
    links: withSamples.map((page) => ({
      ...editorLink(page),
      label: `${nameOf(page)}: ${page.samples} von ${page.texts}`,
    })),
  }
}

const TOOL_NAMES: Readonly<Record<ToolFact, string>> = {
  'facts.meeting': 'Meeting-Tool',
  'facts.whiteboard': 'Whiteboard',
  'facts.ai': 'KI-Werkzeuge',
}

function checkToolFacts({ sampleToolFacts }: SetupFacts): SetupCheck {
  const isDone = sampleToolFacts.length === 0
  return {
    check: 'tool_facts',
    isDone,
    isRequired: true,
    finding: isDone
      ? 'Fragen und Unterlagen nennen die Werkzeuge, mit denen Sie arbeiten.'
      : `Fragen und Unterlagen nennen erfundene Werkzeuge, Orte der Server und Verträge: ${LIST.format(sampleToolFacts.map((fact) => TOOL_NAMES[fact]))}.`,
    links: [{ label: 'Texte der Trainings öffnen', path: stepPath('texte') }],
  }
}

function checkHttps({ publicUrl }: SetupFacts): SetupCheck {
  const isDone = publicUrl.startsWith('https:')
  return {
    check: 'https',
    isDone,
    isRequired: true,
    finding: isDone
      ? `Die Website hat eine verschlüsselte Adresse: ${publicUrl}.`
      : `Die Adresse der Website ist nicht verschlüsselt: ${publicUrl}. Auf dem Server: PUBLIC_URL mit https:// einstellen.`,
    links: [],
  }
}

function checkBackup({ backup: { madeAt, isLate, isExpected } }: SetupFacts): SetupCheck {
  const finding = () => {
    if (!isExpected)
      return 'Wer die Website betreibt, sichert auf anderem Weg (BACKUP_REMINDER_DAYS=0). Ob es Sicherungen gibt, ist hier nicht bekannt.'
    if (madeAt === null)
      return 'Es gibt noch keine Sicherung. Auf dem Server: npm run backup, am besten jede Nacht.'
    const last = `Die letzte Sicherung ist vom ${dayText(madeAt)}.`
    return isLate ? `${last} Das ist zu lange her. Auf dem Server: npm run backup.` : last
  }
  return { check: 'backup', isDone: !isLate, isRequired: true, finding: finding(), links: [] }
}

function checkSecondFactor({ ownersWithoutSecondFactor: owners }: SetupFacts): SetupCheck {
  return {
    check: 'second_factor',
    isDone: owners.length === 0,
    isRequired: false,
    finding:
      owners.length === 0
        ? 'Die Leitung meldet sich in zwei Schritten an.'
        : `Nur mit dem Passwort meldet sich an: ${LIST.format(owners)}. Wer das Passwort errät, kann alles.`,
    links: [
      { label: 'Im eigenen Konto einrichten', path: '/admin/account' },
      { label: 'Für alle verlangen', path: '/admin/team' },
    ],
  }
}

function hasNote({ words }: SetupPage): boolean {
  return words.some((text) => NOTE.test(text))
}

function editorLink(page: SetupPage) {
  return { label: `${nameOf(page)} bearbeiten`, path: page.editor }
}

function nameOf({ label, language }: SetupPage): string {
  return `${label} (${LANGUAGE_NAMES[language]})`
}

function languagesOf(pages: readonly SetupPage[]): string {
  return LIST.format(pages.map(({ language }) => LANGUAGE_NAMES[language]))
}

/** "Datenschutzerklärung (Deutsch und Englisch)" */
function pagesText(pages: readonly SetupPage[]): string {
  const byPage = [...Map.groupBy(pages, ({ label }) => label)]
  return LIST.format(byPage.map(([label, all]) => `${label} (${languagesOf(all)})`))
}

function dayText(instant: string): string {
  return formatLongDay(berlinDay(new Date(instant)))
}
