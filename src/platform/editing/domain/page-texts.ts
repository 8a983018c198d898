import { FIRM_FACTS } from '#site/pages/domain/firm-facts.ts'
import { idsOf } from '#site/pages/domain/page-content.ts'

/** An editable text of a public page: its label for staff, and its default. */
export interface PageText {
  readonly key: string
  /** What code fills in: {{name}}. */
  readonly values?: readonly string[]
  /** The label in the list for staff. */
  readonly label: string
  readonly fallback: string
}

/** The section of the page that lists all trainings. */
export const TRAININGS_SECTION = 'trainings'

const TRAINING_SECTION_PREFIX = 'training-'

/** The section of one training's page, "training-{id}" (specification, section 3). */
export function trainingSection(trainingId: string): `${typeof TRAINING_SECTION_PREFIX}${string}` {
  return `${TRAINING_SECTION_PREFIX}${trainingId}`
}

/** The id of the training that a section belongs to, or null for any other section. */
export function trainingIdOf(section: string): string | null {
  if (!section.startsWith(TRAINING_SECTION_PREFIX)) return null
  return section.slice(TRAINING_SECTION_PREFIX.length)
}

/**
 * The editable texts of the page that lists all trainings, in the order of the page (specification, sections 2 and 3).
 * Those named "facts" are on each training's papers too. The product ensures none of them: they say what the firm does.
 */
export const OVERVIEW_TEXTS = [
  {
    key: 'hero.subtitle',
    label: 'Unterzeile oben',
    fallback: 'KI x Innovation: vier Live-Trainings, je 90 Minuten, online',
  },
  {
    key: 'hero.title',
    label: 'Titel oben',
    fallback: 'In 90 Minuten zum ersten Ergebnis mit KI',
  },
  {
    key: 'benefits.heading',
    label: 'Überschrift der Vorteile',
    fallback: 'Warum teilnehmen?',
  },
  { key: 'benefits.0.title', label: 'Vorteil 1, Titel', fallback: 'Schneller lernen' },
  {
    key: 'benefits.0.description',
    label: 'Vorteil 1, Text',
    fallback: 'In 90 Minuten lernt ihr Methoden und KI-Werkzeuge, die ihr direkt einsetzen könnt.',
  },
  { key: 'benefits.1.title', label: 'Vorteil 2, Titel', fallback: 'Praktisch umsetzen' },
  {
    key: 'benefits.1.description',
    label: 'Vorteil 2, Text',
    fallback:
      'Aus jeder Session geht ihr mit etwas Greifbarem, vom Prototyp bis zur Strategiehypothese.',
  },
  { key: 'benefits.2.title', label: 'Vorteil 3, Titel', fallback: 'Flexibel teilnehmen' },
  {
    key: 'benefits.2.description',
    label: 'Vorteil 3, Text',
    fallback:
      'Online und kompakt: Die Trainings passen in einen Vormittag und brauchen keine Anreise.',
  },
  { key: 'benefits.3.title', label: 'Vorteil 4, Titel', fallback: 'Von den Profis' },
  {
    key: 'benefits.3.description',
    label: 'Vorteil 4, Text',
    fallback: 'Wir verbinden seit mehr als zehn Jahren Design Thinking, KI und Geschäftsstrategie.',
  },
  {
    key: 'trainings.heading',
    label: 'Überschrift der Trainings',
    fallback: 'Übersicht der Mini-Trainings',
  },
  {
    key: 'format.title',
    label: 'Überschrift des Ablaufs',
    fallback: 'So läuft ein Training ab',
  },
  {
    key: 'format.format',
    label: 'Ablauf und Unterlagen: Format und Meeting-Tool',
    fallback: 'Online in einem Meeting-Tool mit interaktiven Whiteboards',
  },
  {
    key: 'questions.intro',
    label: 'Text neben den Fragen',
    fallback: 'Was ihr vor der Anmeldung wissen wollt, von der Rechnung bis zur Technik.',
  },
  {
    key: 'facts.technology',
    label: 'Fragen und Unterlagen: Technik',
    fallback:
      'Ein Computer mit Kamera, Mikrofon und aktuellem Browser. Meeting-Tool und Whiteboard laufen im Browser: Ihr installiert nichts und braucht kein Konto.',
  },
  {
    key: 'facts.recording',
    label: 'Fragen und Unterlagen: Aufzeichnung',
    fallback:
      'Nein. In den Sessions arbeitet ihr an euren eigenen Themen, und die sollen in der Runde bleiben. Was ihr auf dem Whiteboard erarbeitet, könnt ihr mitnehmen.',
  },
  {
    key: 'facts.certificate',
    label: 'Fragen und Unterlagen: Teilnahmebestätigung und Zertifikat',
    fallback:
      'Auf Wunsch schicken wir nach dem Training eine Teilnahmebestätigung mit Name, Training, Tag und Dauer: Eine E-Mail an uns genügt. Ein Zertifikat ist das nicht: Eine Prüfung gibt es nicht.',
  },
  {
    key: 'facts.meeting',
    label: 'Fragen und Unterlagen: Meeting-Tool, Ort der Server und Vertrag',
    fallback:
      'Beispiel-Meet (Muster), im Browser. Die Server stehen in Deutschland, und mit dem Anbieter besteht ein Vertrag zur Auftragsverarbeitung.',
  },
  {
    key: 'facts.whiteboard',
    label: 'Fragen und Unterlagen: Whiteboard, Ort der Server und Vertrag',
    fallback:
      'Beispiel-Board (Muster), im Browser. Die Server stehen in der EU, und mit dem Anbieter besteht ein Vertrag zur Auftragsverarbeitung.',
  },
  {
    key: 'facts.ai',
    label: 'Fragen und Unterlagen: KI-Werkzeuge, Ort der Server und Vertrag',
    fallback:
      'Beispiel-KI (Muster), im Browser. Die Server stehen in der EU, mit dem Anbieter besteht ein Vertrag zur Auftragsverarbeitung, und aus euren Eingaben lernen keine Modelle.',
  },
  {
    key: 'facts.groups',
    label: 'Fragen: Trainings für ein ganzes Team',
    fallback:
      'Ihr möchtet einen eigenen Termin für ein ganzes Team? Schreibt uns, dann finden wir einen Weg.',
  },
  {
    key: 'training.badge',
    label: 'Schild über dem Titel jedes Trainings',
    fallback: 'KI x Innovation Training',
  },
  {
    key: 'footer.heading',
    label: 'Fuß der Seiten des Shops, Überschrift',
    fallback: 'Noch Fragen?',
  },
  {
    key: 'footer.text',
    label: 'Fuß der Seiten des Shops, Text',
    fallback: 'Wir helfen gern, das passende Training zu finden: per E-Mail oder am Telefon.',
  },
  {
    key: 'search.title',
    label: 'Titel in der Suche, mit {{dauer}} und {{firma}}',
    values: [...Object.keys(FIRM_FACTS), 'dauer'],
    fallback: 'KI x Innovation: vier Mini-Trainings, je {{dauer}} | {{firma}}',
  },
  {
    key: 'search.description',
    label: 'Beschreibung in der Suche, mit {{dauer}}',
    values: [...Object.keys(FIRM_FACTS), 'dauer'],
    fallback:
      'Vier kompakte Live-Sessions von {{dauer}} zu Strategie, Customer Experience, Conversational AI und Prototyping mit KI: praktisch, interaktiv, direkt anwendbar.',
  },
  {
    key: 'search.keywords',
    label: 'Stichwörter für die Suche, mit Komma getrennt',
    fallback:
      'KI Training, Innovation, Online-Training, Strategie und KI, Conversational AI, Design Sprint, Prototyping mit KI',
  },
  {
    key: 'search.picture',
    label: 'Titel auf dem Bild geteilter Links',
    fallback: 'KI x Innovation: Mini-Trainings',
  },
  {
    key: 'search.training',
    label: 'Ende des Titels jedes Trainings in der Suche, mit {{firma}}',
    values: Object.keys(FIRM_FACTS),
    fallback: '{{firma}} KI Training',
  },
] as const satisfies readonly PageText[]

/** Part of a default that is invented, and not what any firm may say. */
export const INVENTED = '(Muster)'

/** What buyers ask about the tools of the sessions. The guide to a firm's own site names those that are still invented. */
export const TOOL_FACTS = ['facts.meeting', 'facts.whiteboard', 'facts.ai'] as const
export type ToolFact = (typeof TOOL_FACTS)[number]

/** What a training is, in English: the only text of a training that is not on its page. */
export const ENGLISH_LINE = 'english.line'

/** The editable headings of every training's page, in the order of the page, and its line for the English home page. */
export const TRAINING_TEXTS = [
  {
    key: 'section.description.heading',
    label: 'Überschrift der Beschreibung',
    fallback: 'Worum geht es?',
  },
  {
    key: 'section.objectives.heading',
    label: 'Überschrift der Lernziele',
    fallback: 'Was ihr lernt',
  },
  {
    key: 'section.agenda.heading',
    label: 'Überschrift des Zeitplans',
    fallback: 'Minute für Minute',
  },
  {
    key: 'section.audience.heading',
    label: 'Überschrift der Zielgruppe',
    fallback: 'Für wen ist dieses Training?',
  },
  {
    key: 'section.methods.heading',
    label: 'Überschrift der Methoden',
    fallback: 'Methoden & Tools',
  },
  {
    key: 'section.trainer.heading',
    label: 'Überschrift der Leitung',
    fallback: 'Wer das Training leitet',
  },
  {
    key: 'section.voices.heading',
    label: 'Überschrift der Stimmen',
    fallback: 'Stimmen aus unseren Projekten',
  },
  {
    key: 'section.participants.heading',
    label: 'Überschrift der Stimmen, wenn es welche zum Training gibt',
    fallback: 'Das sagen Teilnehmende',
  },
  {
    key: 'section.outcome.heading',
    label: 'Überschrift des Ergebnisses',
    fallback: 'Euer Takeaway',
  },
  {
    key: 'section.result.caption',
    label: 'Unter dem Bild des Ergebnisses',
    fallback: 'So kann euer Ergebnis aussehen: ein erfundenes Beispiel, als Skizze.',
  },
  {
    key: ENGLISH_LINE,
    label: 'Eine Zeile auf Englisch, für die englische Startseite',
    fallback: 'Noch nicht geschrieben',
  },
] as const satisfies readonly PageText[]

/** The ids of the questions that staff have added to those of the product, in the order of the page. */
export const OWN_QUESTIONS = 'questions.items'
/** The ids of what participants said about a training, in the order of its page. */
export const OWN_VOICES = 'voices.items'

/** Lists whose items staff add to a page: the label of the list, and of each text of an item, with what stands for it. */
const OWN_LISTS = {
  [OWN_QUESTIONS]: {
    label: 'Eigene Fragen',
    parts: {
      question: { label: 'Eigene Frage', fallback: 'Neue Frage' },
      answer: { label: 'Antwort auf eine eigene Frage', fallback: 'Neue Antwort' },
    },
  },
  [OWN_VOICES]: {
    label: 'Stimmen zum Training',
    parts: {
      quote: { label: 'Stimme zum Training', fallback: 'Zitat, ohne Anführungszeichen' },
      author: { label: 'Wer das sagt', fallback: 'Name' },
      position: { label: 'Was die Person macht', fallback: 'Aufgabe und Firma' },
    },
  },
} as const
type OwnList = keyof typeof OWN_LISTS
/** The most items of such a list. */
export const MOST_OWN_ITEMS = 20
const OWN_TEXT = /^(questions|voices)\.([a-z0-9]{1,12})\.([a-z]+)$/

/** The key of a question of staff, or of its answer. */
export function ownQuestionKey(id: string, part: 'question' | 'answer'): OwnQuestionKey {
  return `questions.${id}.${part}`
}
type OwnQuestionKey = `questions.${string}.${'question' | 'answer'}`

/** The key of what a participant said, or of who that is. */
export function ownVoiceKey(id: string, part: 'quote' | 'author' | 'position'): OwnVoiceKey {
  return `voices.${id}.${part}`
}
type OwnVoiceKey = `voices.${string}.${'quote' | 'author' | 'position'}`

/** Whether a text is the list of what staff have added: ids, which are changed on the page. */
export function isOwnList(key: string): key is OwnList {
  return Object.hasOwn(OWN_LISTS, key)
}

/** The list of what staff add to a section; null for a section without one. */
export function ownListOf(section: string): OwnList | null {
  if (section === TRAININGS_SECTION) return OWN_QUESTIONS
  return trainingIdOf(section) === null ? null : OWN_VOICES
}

function ownText(key: string): (PageText & { list: OwnList }) | null {
  if (isOwnList(key)) return { key, list: key, label: OWN_LISTS[key].label, fallback: '' }
  const [, name, , part = ''] = OWN_TEXT.exec(key) ?? []
  const list = name === 'voices' ? OWN_VOICES : OWN_QUESTIONS
  const parts: Readonly<Record<string, { label: string; fallback: string }>> = OWN_LISTS[list].parts
  const text = name !== undefined && Object.hasOwn(parts, part) ? parts[part] : undefined
  return text ? { key, list, ...text } : null
}

/** Whether a text of what staff add is written: it says something else than what stands for it. */
export function isWritten({ key, content }: { key: string; content: string }): boolean {
  return content !== ownText(key)?.fallback
}

/** What staff have added to a section, and the list of it. @param contentOf the stored text of the section with that key */
export function ownTexts(
  section: string,
  contentOf: (key: string) => string | undefined,
): PageText[] {
  const list = ownListOf(section)
  if (list === null) return []
  const name = list.slice(0, list.indexOf('.'))
  const keys = idsOf(contentOf(list) ?? '').flatMap((id) =>
    Object.keys(OWN_LISTS[list].parts).map((part) => `${name}.${id}.${part}`),
  )
  return [list, ...keys].flatMap((key) => ownText(key) ?? [])
}

export type OverviewTextKey =
  | (typeof OVERVIEW_TEXTS)[number]['key']
  | typeof OWN_QUESTIONS
  | OwnQuestionKey
export type TrainingTextKey =
  | (typeof TRAINING_TEXTS)[number]['key']
  | typeof OWN_VOICES
  | OwnVoiceKey

/**
 * The editable texts of a section, without what staff have added; empty for an unknown section. The id of
 * a training is not checked.
 */
export function textsOfSection(section: string): readonly PageText[] {
  if (section === TRAININGS_SECTION) return OVERVIEW_TEXTS
  return section.startsWith(TRAINING_SECTION_PREFIX) ? TRAINING_TEXTS : []
}

/** The text with that key, or null where no page shows one. */
export function findPageText(section: string, key: string): PageText | null {
  const text = textsOfSection(section).find((text) => text.key === key)
  const own = text ? null : ownText(key)
  return text ?? (own?.list === ownListOf(section) ? own : null)
}
