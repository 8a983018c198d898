import { type AuditEntry, LINK_ACTORS } from '#platform/audit-log/domain/audit-log.ts'
import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { counted } from '#platform/design/web/counted.ts'
import { CHANGED_VALUE_LABELS } from '#shop/booking-changes/domain/changed-value-labels.ts'
import { fieldsOf, TEXT_GROUPS } from '#site/pages/domain/firm-schema.ts'
import { AUDIT_VALUES, auditSentence } from '../domain/audit-sentences.ts'

const FIRM_LABELS = Object.fromEntries(
  TEXT_GROUPS.flatMap((group) =>
    Object.entries(fieldsOf(group)).map(([name, { label }]) => [name, label]),
  ),
)

/** German labels for the stored names of details. A name without one is shown as it is stored. */
const NAMES: Readonly<Record<string, string>> = {
  ...FIRM_LABELS,
  ...CHANGED_VALUE_LABELS,
  amount: 'Betrag',
  archived: 'Archiv',
  backupDay: 'Sicherung vom',
  badge: 'Hinweis',
  basePrice: 'Grundpreis',
  basedOnDefault: 'Standardtext',
  browser: 'Browser',
  byStatement: 'Aus einem Kontoauszug',
  cancelFreeUntilDays: 'Kostenlos absagen',
  closing: 'Schluss',
  code: 'Code',
  boardImage: 'Bild des Ergebnisses',
  complete: 'Preis für 4 Trainings',
  content: 'Text',
  copyOf: 'Kopie von',
  date: 'Datum',
  day: 'Tag',
  description: 'Beschreibung',
  discount: 'Rabatt',
  double: 'Preis für 2 Trainings',
  editor: 'Redaktion',
  entry: 'Eintrag',
  features: 'Leistungen',
  fields: 'Geändert',
  filter: 'Auswahl',
  firstDay: 'Erster Tag',
  firstDays: 'Zahlungserinnerung',
  heldMails: 'Zurückgehaltene E-Mails',
  heroImage: 'Titelbild',
  invoice: 'Rechnung',
  isActive: 'Eingeschaltet',
  isOncePerCompany: 'Einmal pro Firma',
  lastDay: 'Letzter Tag',
  maxUses: 'Wie oft insgesamt',
  meetingUrl: 'Zugangslink',
  methods: 'Methoden',
  moveUntilDays: 'Umbuchen',
  name: 'Name',
  number: 'Nummer',
  note: 'Notiz',
  objectives: 'Ziele',
  agenda: 'Ablauf',
  office: 'Büro',
  opening: 'Einleitung',
  outcome: 'Ergebnis',
  owner: 'Leitung',
  package: 'Paket',
  packageIds: 'Pakete',
  periodName: 'Name',
  periodType: 'Art',
  previousStatus: 'Status davor',
  position: 'Platz in der Reihenfolge',
  price: 'Preis',
  prices: 'Preise',
  single: 'Preis für 1 Training',
  reduction: 'Nachlass',
  reminder: 'Stufe',
  role: 'Rolle',
  secondDays: 'Mahnung',
  sending: 'Wer Erinnerungen sendet',
  searched: 'Mit Suchwörtern',
  seats: 'Plätze',
  selected: 'Ausgewählte Zeilen',
  status: 'Status',
  subject: 'Betreff',
  substituteUntilHours: 'Vertretung nennen',
  subtitle: 'Untertitel',
  system: 'System',
  tagline: 'Kurztext',
  targetAudience: 'Zielgruppe',
  teaser: 'Text der Karte',
  texts: 'Texte',
  thirdDays: 'Letzte Mahnung',
  time: 'Uhrzeit',
  title: 'Titel',
  training: 'Training',
  validFrom: 'Gültig ab',
  validUntil: 'Gültig bis',
  withoutMails: 'Ohne E-Mails',
  visible: 'Sichtbarkeit',
}

/** Numbers that are shown with their noun instead of behind a label, in the order of display. */
const COUNTS = [
  { name: 'registrations', one: 'Anmeldung', many: 'Anmeldungen' },
  { name: 'seats', one: 'Platz', many: 'Plätze' },
  { name: 'moved', one: 'umgebuchter Platz', many: 'umgebuchte Plätze' },
  { name: 'cancelled', one: 'abgesagter Platz', many: 'abgesagte Plätze' },
  { name: 'recipients', one: 'Empfänger', many: 'Empfänger' },
  { name: 'mails', one: 'E-Mail', many: 'E-Mails' },
  {
    name: 'mentions',
    one: 'Erwähnung in E-Mails an andere',
    many: 'Erwähnungen in E-Mails an andere',
  },
  { name: 'waiting', one: 'Eintrag auf Wartelisten', many: 'Einträge auf Wartelisten' },
  { name: 'sessions', one: 'Sitzung', many: 'Sitzungen' },
  { name: 'rows', one: 'Zeile', many: 'Zeilen' },
  { name: 'newLines', one: 'neuer Umsatz', many: 'neue Umsätze' },
  { name: 'enteredLines', one: 'davon eingetragen', many: 'davon eingetragen' },
] as const

/**
 * Details that are not listed: an account's address and a picture's file name are in the sentence already, and a mail's
 * dedupeKey is a key for programs.
 */
const NOT_SHOWN = ['email', 'fileName', 'dedupeKey']

type Details = AuditEntry['details']

/** An administrator's address, "Kommandozeile (npm run admin)", or who used a link: "Bucher, über den Link". */
export function actorName({ actor }: Pick<AuditEntry, 'actor'>): string {
  if (actor.startsWith('npm ')) return `Kommandozeile (${actor})`
  const isByLink = Object.values<string>(LINK_ACTORS).includes(actor)
  return isByLink ? `${actor}, über den Link` : actor
}

type Subject = Pick<AuditEntry, 'action' | 'subjectId' | 'subjectName'>

/** The subject as the sentence names it: a reference code and an account as they are, anything else in quotes. */
export function subjectText({ action, subjectId, subjectName }: Subject): string {
  const [kind] = action.split('.')
  if (kind === 'admin') return subjectName ?? subjectId
  if ((kind === 'registration' || kind === 'invoice') && subjectName !== null) return subjectName
  return `„${subjectName ?? subjectId}“`
}

/** The sentence of an entry without the person who acted: "hat das Training „Design Flight“ geändert". */
export function sentenceText(entry: Subject): string {
  return auditSentence(entry.action).replace('{subject}', () => subjectText(entry))
}

/** "3 Einträge"; where only the first page is loaded, "Die neuesten 50 Einträge". */
export function countText(count: number, hasMore: boolean): string {
  return counted({ one: 'Eintrag', many: 'Einträge' }, count, hasMore)
}

/** The search, for the printed list; empty for all entries. */
export function filterWords(q: string): string {
  return q && `Suche: „${q}“`
}

/**
 * The details of an entry as readable lines, e.g. "Ausstehend → Bestätigt" or "Gültig bis: 31.12.2026 → 15.01.2027".
 */
export function detailLines(details: Details): string[] {
  const { from, to, before, after, ...rest } = details
  const others = Object.entries(rest).filter(
    ([name, value]) => !isCount(name, value) && !NOT_SHOWN.includes(name),
  )
  return [
    changeText(from, to),
    ...differences(before, after),
    ...others.map(([name, value]) => (isEmpty(value) ? '' : `${nameOf(name)}: ${textOf(value)}`)),
    countsText(details),
  ].filter(Boolean)
}

function isCount(name: string, value: unknown): boolean {
  return typeof value === 'number' && COUNTS.some((count) => count.name === name)
}

/** "1 Anmeldung, 2 Plätze, 4 E-Mails" */
function countsText(details: Details): string {
  return COUNTS.flatMap(({ name, one, many }) => {
    const value = details[name]
    return typeof value === 'number' ? [`${value} ${value === 1 ? one : many}`] : []
  }).join(', ')
}

/** Values that differ between two versions. Of something created or deleted, all of its values. */
function differences(before: unknown, after: unknown): string[] {
  const earlier = flat(before)
  const later = flat(after)
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((name) => textOf(earlier.get(name)) !== textOf(later.get(name)))
    .map((name) => `${nameOf(name)}: ${changeText(earlier.get(name), later.get(name))}`)
}

function changeText(before: unknown, after: unknown): string {
  return [before, after]
    .filter((value) => !isEmpty(value))
    .map(textOf)
    .join(' → ')
}

/** The values of an object and of nested objects, each by its own name. */
function flat(value: unknown): Map<string, unknown> {
  if (!isRecord(value)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([name, inner]) =>
      isRecord(inner) ? [...flat(inner)] : [[name, inner]],
    ),
  )
}

function nameOf(name: string): string {
  return NAMES[name] ?? name
}

function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map((item) => NAMES[String(item)] ?? textOf(item)).join(', ')
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, inner]) => `${nameOf(name)} ${textOf(inner)}`)
      .join(', ')
  }
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  const text = String(value ?? '')
  if (isCalendarDay(text)) return text.split('-').toReversed().join('.')
  return AUDIT_VALUES[text] ?? text
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || textOf(value) === ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
