import { askUs, fact, mailText, sentence } from '#platform/mail/domain/mail-text.ts'

const TO_BOOKER = 'An die Person, die gebucht hat'

const BOOKER = {
  name: fact('Name der Person, die gebucht hat'),
  buchungsnummer: fact('Buchungsnummer'),
}

const ATTENDEE = {
  name: fact('Name der Person, die teilnimmt'),
  buchungsnummer: fact('Buchungsnummer'),
}

const REQUEST = {
  ...BOOKER,
  wunsch: fact('„deine Buchung“ oder „einen Platz deiner Buchung“'),
}

/** Mails about changes of a booking, and about wishes to cancel it. */
export const CHANGE_MAIL_TEXTS = {
  'booking.changed.booker': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Buchung geändert',
    when: 'Nach jeder Änderung einer Buchung, durch Sie oder die Buchenden selbst',
    to: TO_BOOKER,
    subject: '{{anlass}}: deine Buchung {{buchungsnummer}}',
    opening: '{{urheber}}',
    closing: askUs('{{frage}}'),
    placeholders: {
      ...BOOKER,
      paket: fact('Name des Pakets'),
      anlass: fact('„Geändert“, „Abgesagt“ oder „Jemand kann nicht kommen“'),
      urheber: sentence('Satz: wer etwas geändert oder geschrieben hat', 'opening'),
      frage: sentence('„Etwas stimmt nicht?“ oder „Das kommt unerwartet?“'),
    },
  }),
  'seat.gained': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Platz bekommen',
    when: 'Wenn jemand einen Platz übernimmt oder einen abgesagten zurückbekommt',
    to: 'An die Person, die jetzt den Platz hat',
    subject: 'Du hast einen Platz: {{trainings}}',
    opening: '{{anmeldung}} Wir freuen uns auf dich!',
    closing: '',
    placeholders: {
      ...ATTENDEE,
      trainings: fact('Titel der Trainings'),
      anmeldung: sentence('Satz: wer die Person angemeldet hat', 'opening'),
    },
  }),
  'seat.lost': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Platz verloren',
    when: 'Wenn ein Platz abgesagt wird oder eine andere Person ihn bekommt',
    to: 'An die Person, die von ihrem Platz schon wusste',
    subject: 'Dein Platz ist {{zustand}}: {{trainings}}',
    opening: '{{folge}} {{anmeldung}}',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: {
      ...ATTENDEE,
      trainings: fact('Titel der Trainings'),
      zustand: fact('„abgesagt“ oder „vergeben“'),
      folge: sentence('Satz: Der Platz ist abgesagt, oder jemand hat ihn übernommen', 'opening'),
      anmeldung: sentence('Satz: wer die Person angemeldet hatte'),
    },
  }),
  'seat.moved': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Platz umgebucht',
    when: 'Wenn ein Platz auf einen anderen Termin umgebucht wird',
    to: 'An die Person, die von ihrem Platz schon wusste',
    subject: 'Dein neuer Termin: {{training}}',
    opening: 'dein Platz ist umgebucht. {{anmeldung}}',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: {
      ...ATTENDEE,
      training: fact('Titel des Trainings'),
      termin: fact('Neuer Tag und neue Uhrzeit'),
      training_bisher: fact('Titel des bisherigen Trainings'),
      termin_bisher: fact('Bisheriger Tag und bisherige Uhrzeit'),
      anmeldung: sentence('Satz: wer die Person angemeldet hat'),
    },
  }),
  'request.received': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Anfrage zum Absagen angekommen',
    when: 'Wenn Buchende nach der kostenlosen Frist absagen möchten',
    to: TO_BOOKER,
    subject: 'Deine Anfrage zur Buchung {{buchungsnummer}} ist angekommen',
    opening:
      'du möchtest {{wunsch}} absagen. Ohne Rückfrage geht das jetzt nicht mehr. Wir sehen uns deine Anfrage an und antworten dir.\n{{bis_dahin}}',
    closing: askUs('Es ist eilig?'),
    placeholders: {
      ...REQUEST,
      bis_dahin: sentence('Satz: Bis dahin bleiben die Plätze gebucht', 'opening'),
    },
  }),
  'request.refused': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Anfrage zum Absagen abgelehnt',
    when: 'Wenn Sie eine Anfrage zum Absagen ablehnen',
    to: TO_BOOKER,
    subject: 'Deine Anfrage zur Buchung {{buchungsnummer}}',
    opening:
      'du wolltest {{wunsch}} absagen. Das können wir leider nicht mehr annehmen.\n{{antwort}}',
    closing: askUs('Du möchtest darüber sprechen?'),
    placeholders: {
      ...REQUEST,
      antwort: sentence('Ihre Antwort, falls Sie eine schreiben', 'opening'),
    },
  }),
  'contact.confirm': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Neue Adresse bestätigen',
    when: 'Wenn Buchende eine andere E-Mail-Adresse angeben',
    to: 'An die neue Adresse',
    subject: 'Bitte bestätige deine Adresse: Buchung {{buchungsnummer}}',
    opening:
      'diese Adresse wurde als neue Kontaktadresse einer Buchung angegeben. Sie gilt erst, wenn du sie bestätigst.',
    closing:
      'Du weißt nichts davon? Dann lösche diese Nachricht einfach. Ohne Bestätigung ändert sich nichts.',
    placeholders: BOOKER,
  }),
  'contact.requested': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Neue Adresse angegeben',
    when: 'Wenn Buchende eine andere E-Mail-Adresse angeben',
    to: 'An die bisherige Adresse',
    subject: 'Neue Adresse für deine Buchung {{buchungsnummer}}',
    opening:
      'für deine Buchung {{buchungsnummer}} wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie von dort bestätigt ist. Danach schreiben wir nur noch dorthin.',
    closing: askUs('Das warst nicht du?'),
    placeholders: BOOKER,
  }),
  'contact.changed': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Adresse geändert',
    when: 'Sobald eine andere E-Mail-Adresse gilt',
    to: 'An die bisherige Adresse',
    subject: 'Andere Adresse für die Buchung {{buchungsnummer}}',
    opening:
      'für die Buchung {{buchungsnummer}} gilt jetzt eine andere E-Mail-Adresse. Hierher schreiben wir dazu nicht mehr, und der bisherige Link zur Buchung gilt nicht mehr.',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: BOOKER,
  }),
  'booking.links': mailText({
    occasion: 'Änderungen einer Buchung',
    name: 'Verlorene Links',
    when: 'Wenn jemand auf der Website nach den Links zu seinen Buchungen fragt, höchstens einmal am Tag für ein Postfach',
    to: TO_BOOKER,
    subject: '{{links}}',
    opening:
      'jemand hat auf unserer Website nach den Links zu Buchungen mit deiner Adresse gefragt. Hier sind alle, die noch gelten.',
    closing: `Wer einen solchen Link hat, kann die Buchung ändern. Gib ihn nur an Menschen weiter, die das dürfen.\n${askUs('Du hast nicht danach gefragt?')}`,
    placeholders: {
      name: BOOKER.name,
      links: fact('„Der Link zu deiner Buchung“, oder dasselbe in der Mehrzahl'),
    },
  }),
  'request.received.staff': mailText({
    occasion: 'An Ihr Team',
    name: 'Anfrage zum Absagen',
    when: 'Wenn Buchende nach der kostenlosen Frist absagen möchten',
    to: 'An Ihr Team',
    subject: 'Anfrage: Absage bei der Anmeldung {{buchungsnummer}}',
    opening:
      'Die Frist zum kostenlosen Absagen ist vorbei. Bitte beantworten Sie die Anfrage auf der Seite der Anmeldung. {{bis_dahin}}',
    closing: '',
    placeholders: {
      ...BOOKER,
      bis_dahin: sentence('Satz: Bis dahin bleiben die Plätze gebucht'),
    },
  }),
  'booking.changed.staff': mailText({
    occasion: 'An Ihr Team',
    name: 'Änderung durch Buchende',
    when: 'Wenn Buchende oder Teilnehmende etwas ändern, falls unter „Regeln für Buchungen“ jede Änderung gewählt ist',
    to: 'An Ihr Team',
    subject: '{{anlass}}: Anmeldung {{buchungsnummer}}',
    opening: '{{urheber}}',
    closing: '',
    placeholders: {
      ...BOOKER,
      anlass: fact('„Absage“, „Umbuchung“, „Vertretung“, „Rechnungsdaten geändert“ oder Ähnliches'),
      urheber: sentence('Satz: wer etwas geändert oder geschrieben hat', 'opening'),
    },
  }),
  'bookings.changed.staff': mailText({
    occasion: 'An Ihr Team',
    name: 'Änderungen eines Tages',
    when: 'Jeden Morgen, wenn es Änderungen gab und unter „Regeln für Buchungen“ eine E-Mail am Tag gewählt ist',
    to: 'An Ihr Team',
    subject: 'Änderungen bei {{anmeldungen}}',
    opening: 'Das haben Buchende und Teilnehmende seit der letzten solchen E-Mail geändert.',
    closing: '',
    placeholders: { anmeldungen: fact('Zahl der Anmeldungen, „3 Anmeldungen“') },
  }),
} as const
