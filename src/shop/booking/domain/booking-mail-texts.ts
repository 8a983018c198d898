import { askUs, fact, mailText, sentence } from '#platform/mail/domain/mail-text.ts'

const TO_BOOKER = 'An die Person, die gebucht hat'
const TO_ATTENDEES = 'An jede teilnehmende Person, die nicht selbst gebucht hat'

const BOOKING = {
  name: fact('Name der Person, die gebucht hat'),
  buchungsnummer: fact('Buchungsnummer'),
  paket: fact('Name des Pakets'),
  trainings: fact('Titel der gebuchten Trainings'),
  plätze: fact('Anzahl der Plätze: „1 Platz“ oder „4 Plätze“'),
}

const INVOICE = {
  rechnung: sentence(
    'Sätze: wann die Rechnung kommt, an wen, das Zahlungsziel und die Bestellnummer',
  ),
  bedingungen: sentence('Link zu Ihren Teilnahmebedingungen'),
}

const ATTENDEE = {
  name: fact('Name der Person, die teilnimmt'),
  buchungsnummer: fact('Buchungsnummer'),
  trainings: fact('Titel der Trainings, in denen sie Plätze hat'),
}

/** Mails about a registration: received, confirmed, cancelled. */
export const BOOKING_MAIL_TEXTS = {
  'registration.received': mailText({
    occasion: 'Anmeldung',
    name: 'Eingangsbestätigung',
    when: 'Sofort nach jeder Anmeldung',
    to: TO_BOOKER,
    subject: 'Deine Anmeldung {{buchungsnummer}} ist angekommen',
    opening: 'vielen Dank! Wir haben deine Anmeldung erhalten.',
    closing:
      'Wir prüfen deine Anmeldung und {{antwort}} {{verbindlich}}\n{{rechnung}} Mehr dazu: {{bedingungen}}\n{{regeln}}',
    placeholders: {
      ...BOOKING,
      verbindlich: sentence(
        'Satz: Erst mit Ihrer Bestätigung sind die Plätze verbindlich gebucht',
        'closing',
      ),
      antwort: sentence('Satz: bis wann Sie antworten, nach „Wir prüfen deine Anmeldung und“'),
      ...INVOICE,
      regeln: sentence('Sätze: bis wann Vertretung, Umbuchen und Absagen möglich sind'),
    },
  }),
  'registration.confirmed.booker': mailText({
    occasion: 'Anmeldung',
    name: 'Bestätigung an Buchende',
    when: 'Wenn Sie eine Anmeldung bestätigen, eine Minute danach',
    to: TO_BOOKER,
    subject: 'Bestätigt: deine Anmeldung {{buchungsnummer}}',
    opening: '{{bestätigung}} {{teilnehmende}}',
    closing: `{{rechnung}} Mehr dazu: {{bedingungen}}\n${askUs('Etwas stimmt nicht?')}`,
    placeholders: {
      ...BOOKING,
      ...INVOICE,
      bestätigung: sentence('Satz: Der Platz ist oder die Plätze sind verbindlich gebucht'),
      teilnehmende: sentence('Satz: Andere Teilnehmende bekommen eine eigene Nachricht'),
    },
  }),
  'registration.confirmed.attendee': mailText({
    occasion: 'Anmeldung',
    name: 'Bestätigung an Teilnehmende',
    when: 'Wenn Sie eine Anmeldung bestätigen, eine Minute danach',
    to: TO_ATTENDEES,
    subject: 'Dein Platz ist bestätigt: {{trainings}}',
    opening: '{{anmeldung}} Wir freuen uns auf dich!',
    closing: '',
    placeholders: {
      ...ATTENDEE,
      anmeldung: sentence('Satz: wer die Person angemeldet hat', 'opening'),
    },
  }),
  'registration.cancelled.booker': mailText({
    occasion: 'Anmeldung',
    name: 'Absage an Buchende',
    when: 'Wenn Sie eine Anmeldung absagen, eine Minute danach',
    to: TO_BOOKER,
    subject: 'Abgesagt: deine Anmeldung {{buchungsnummer}}',
    opening: 'wir haben deine Anmeldung abgesagt. {{folge}}',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: {
      ...BOOKING,
      folge: sentence('Satz: Der Platz ist oder die Plätze sind nicht mehr gebucht'),
    },
  }),
  'registration.cancelled.attendee': mailText({
    occasion: 'Anmeldung',
    name: 'Absage an Teilnehmende',
    when: 'Wenn Sie eine Anmeldung absagen, von der die Person schon wusste',
    to: TO_ATTENDEES,
    subject: 'Dein Platz ist abgesagt: {{trainings}}',
    opening: '{{folge}} {{anmeldung}}',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: {
      ...ATTENDEE,
      folge: sentence('Satz: Der Platz ist oder die Plätze sind nicht mehr gebucht'),
      anmeldung: sentence('Satz: wer die Person angemeldet hatte'),
    },
  }),
  'registration.received.staff': mailText({
    occasion: 'An Ihr Team',
    name: 'Neue Anmeldung',
    when: 'Sofort nach jeder Anmeldung',
    to: 'An Ihr Team',
    subject: 'Neue Anmeldung {{buchungsnummer}} von {{firma}}',
    opening: '',
    closing: '',
    placeholders: { ...BOOKING, firma: fact('Firma') },
  }),
} as const
