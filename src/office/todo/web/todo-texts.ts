import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { type CountedWord, counted } from '#platform/design/web/counted.ts'
import { formatLongMoment } from '#platform/design/web/long-moment.ts'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { REPORTED_KINDS } from '../domain/reported-kinds.ts'
import type { Todo } from '../domain/todo.ts'
import { itemsAhead } from './todo-ahead-texts.ts'
import { BOOKED_SEAT, type TodoItem } from './todo-item.ts'

/** What is to do of one kind. */
export interface TodoGroup {
  key: keyof Todo
  count: number
  /** What to do with them: "Anfragen beantworten" */
  words: string
  /** The first of them. */
  items: TodoItem[]
}

const WORDS: Readonly<Record<keyof Todo, CountedWord>> = {
  bookings: { one: 'Buchung bestätigen', many: 'Buchungen bestätigen' },
  requests: { one: 'Anfrage beantworten', many: 'Anfragen beantworten' },
  absences: { one: 'Absage ohne Ersatz klären', many: 'Absagen ohne Ersatz klären' },
  unfitInvoices: { one: 'Rechnung passt nicht mehr', many: 'Rechnungen passen nicht mehr' },
  lackingInvoices: {
    one: 'Rechnung, für die etwas fehlt',
    many: 'Rechnungen, für die etwas fehlt',
  },
  overdueInvoices: { one: 'Rechnung ist überfällig', many: 'Rechnungen sind überfällig' },
  invoiceRefunds: { one: 'Betrag zurückzahlen', many: 'Beträge zurückzahlen' },
  bankLines: { one: 'Umsatz prüfen', many: 'Umsätze prüfen' },
  missingLinks: { one: 'Zugangslink eintragen', many: 'Zugangslinks eintragen' },
  failedMails: { one: 'fehlgeschlagene E-Mail', many: 'fehlgeschlagene E-Mails' },
  heldMails: { one: 'zurückgehaltene E-Mail', many: 'zurückgehaltene E-Mails' },
  reportedRooms: { one: 'Gemeldetes ansehen', many: 'Gemeldetes ansehen' },
  waitingLists: { one: 'Warteliste ansehen', many: 'Wartelisten ansehen' },
  fewParticipants: {
    one: 'Termin mit wenigen Anmeldungen',
    many: 'Termine mit wenigen Anmeldungen',
  },
  missingDates: { one: 'Termin planen', many: 'Termine planen' },
  endingPrices: { one: 'Preiszeitraum planen', many: 'Preiszeiträume planen' },
  lateBackups: { one: 'Sicherung nachholen', many: 'Sicherungen nachholen' },
  translations: { one: 'Übersetzung prüfen', many: 'Übersetzungen prüfen' },
  sampleFacts: {
    one: 'Angabe zur Firma ist noch Muster',
    many: 'Angaben zur Firma sind noch Muster',
  },
}

const REPORT: CountedWord = { one: 'Meldung', many: 'Meldungen' }
const OPEN_OFFER: CountedWord = { one: 'Angebot', many: 'Angebote' }

/** Everything that is to do, by kind, in the order in which it is shown. Kinds of which there is nothing are left out. */
export function todoGroups(todo: Todo): TodoGroup[] {
  const items: Record<keyof Todo, TodoItem[]> = {
    missingLinks: todo.missingLinks.items.map(({ dateId, title, date, time, seatsTaken }) => ({
      key: dateId,
      name: title,
      detail: `${unbrokenDate(date)}, ${unbroken(time)}, ${counted(BOOKED_SEAT, seatsTaken)}`,
      place: { at: 'meeting link', id: dateId },
    })),
    requests: todo.requests.items.map((request) => ({
      key: request.id,
      name: `Absage von ${request.contactName}`,
      detail: requestDetail(request),
      place: { at: 'registration', id: request.registrationId },
    })),
    bookings: bookingItems(todo.bookings),
    absences: todo.absences.items.map((absence) => ({
      key: absence.attendeeId,
      name: absence.attendeeName,
      detail: `${absence.trainingTitle}, ${unbrokenDate(absence.date)}, gebucht von ${absence.contactName}`,
      place: { at: 'registration', id: absence.registrationId },
    })),
    unfitInvoices: todo.unfitInvoices.items.map((unfit) => ({
      key: unfit.registrationId,
      name: `${unfit.number}, ${unfit.contactName}`,
      detail: `${unfit.reference} · ${unfit.invoiced === 0 ? 'storniert' : `lautet über ${centsText(unfit.invoiced)}`}, zu zahlen ${unfit.owed === 0 ? 'ist nichts' : `sind ${centsText(unfit.owed)}`}`,
      place: { at: 'registration', id: unfit.registrationId },
    })),
    lackingInvoices: todo.lackingInvoices.items.map((lacking) => ({
      key: lacking.registrationId,
      name: lacking.contactName,
      detail: `${lacking.reference} · bestätigt am ${formatLongDay(berlinDay(new Date(lacking.confirmedAt)))}`,
      place: { at: 'registration', id: lacking.registrationId },
    })),
    overdueInvoices: todo.overdueInvoices.items.map(({ firstDueOn }) => ({
      key: 'overdue',
      name: 'Zu den Erinnerungen',
      detail: `${todo.overdueInvoices.count === 1 ? 'fällig' : 'die erste fällig'} am ${formatLongDay(firstDueOn)}`,
      place: { at: 'invoices', view: 'erinnerungen' },
    })),
    invoiceRefunds: todo.invoiceRefunds.items.map((refund) => ({
      key: refund.invoiceId,
      name: `${centsText(refund.cents)} an ${refund.company}`,
      detail: `Rechnung ${refund.number}`,
      place: refund.registrationId
        ? { at: 'registration', id: refund.registrationId }
        : { at: 'invoices', view: undefined },
    })),
    bankLines: todo.bankLines.items.map(({ day }) => ({
      key: 'open',
      name: 'Zum Kontoauszug',
      detail: `${todo.bankLines.count === 1 ? 'vom' : 'der älteste vom'} ${formatLongDay(day)}`,
      place: { at: 'invoices', view: 'kontoauszug' },
    })),
    failedMails: mailItems(todo.failedMails, 'failed'),
    heldMails: mailItems(todo.heldMails, 'waiting'),
    reportedRooms: todo.reportedRooms.items.map(({ id, kind, reports, createdAt }) => ({
      key: id,
      name: REPORTED_KINDS[kind],
      detail: `${counted(REPORT, reports)}, ${reports === 1 ? 'vom' : 'die erste vom'} ${formatLongDay(berlinDay(new Date(createdAt)))}`,
      place: { at: 'reported rooms' },
    })),
    waitingLists: todo.waitingLists.items.map((list) => ({
      key: list.dateId,
      name: `${list.trainingTitle}, ${unbrokenDate(list.date)}`,
      detail: movementText(list),
      place: { at: 'date', id: list.dateId },
    })),
    ...itemsAhead(todo),
    translations: translationItems(todo.translations),
  }
  return (Object.keys(items) as (keyof Todo)[])
    .filter((key) => todo[key].count > 0)
    .map((key) => ({
      key,
      count: todo[key].count,
      words: todo[key].count === 1 ? WORDS[key].one : WORDS[key].many,
      items: items[key],
    }))
}

/** One line for all of them: they are confirmed in their list. */
function bookingItems({ count, items }: Todo['bookings']): TodoItem[] {
  const [oldest] = items
  if (!oldest) return []
  const day = formatLongDay(berlinDay(new Date(oldest.createdAt)))
  return [
    {
      key: 'pending',
      name: 'Zur Liste der Anmeldungen',
      detail: count === 1 ? `angekommen am ${day}` : `die älteste vom ${day}`,
      place: { at: 'pending list' },
    },
  ]
}

/** One line for all of them: they are checked in their list. */
function translationItems({ items }: Todo['translations']): TodoItem[] {
  if (items.length === 0) return []
  const pages = [...new Set(items.map(({ pageLabel }) => pageLabel))]
  const place = { at: 'translations' } as const
  return [{ key: 'all', name: 'Zur Liste der Übersetzungen', detail: pages.join(', '), place }]
}

function requestDetail({
  reference,
  attendeeName,
  trainingTitle,
  date,
}: Todo['requests']['items'][number]): string {
  const session = trainingTitle && date ? [`${trainingTitle}, ${unbrokenDate(date)}`] : []
  const part = attendeeName === null ? 'ganze Buchung' : `Platz von ${attendeeName}`
  return [reference, part, ...session].join(' · ')
}

function mailItems({ items }: Todo['failedMails'], status: 'failed' | 'waiting'): TodoItem[] {
  return items.map(({ id, subject, recipient }) => ({
    key: id,
    name: subject,
    detail: isErasedAddress(recipient) ? 'Empfänger gelöscht' : `an ${recipient}`,
    place: { at: 'mail', id, status },
  }))
}

/** "2 Angebote offen, das erste bis Mittwoch, 25. November 2026, 10:00 Uhr. 1 Angebot seit gestern nicht angenommen." */
function movementText({
  openOffers,
  firstEndsAt,
  endedOffers,
  whyHeadWaits,
}: Todo['waitingLists']['items'][number]): string {
  const until = firstEndsAt && unbrokenDate(formatLongMoment(firstEndsAt))
  const first = openOffers === 1 ? 'bis' : 'das erste bis'
  return [
    openOffers > 0 ? `${counted(OPEN_OFFER, openOffers)} offen, ${first} ${until}.` : null,
    endedOffers > 0 ? `${counted(OPEN_OFFER, endedOffers)} seit gestern nicht angenommen.` : null,
    whyHeadWaits && `Als Nächste auf der Liste: ${whyHeadWaits}`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}
