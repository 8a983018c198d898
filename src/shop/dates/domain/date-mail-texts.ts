import { askUs, fact, mailText, sentence } from '#platform/mail/domain/mail-text.ts'

const TO_ATTENDEES = 'An alle mit einem bestätigten Platz'

const PERSON = {
  name: fact('Name der Person, an die die Nachricht geht'),
  training: fact('Titel des Trainings'),
  termin: fact('Tag und Uhrzeit'),
}

const CANCELLED_DATE = {
  ...PERSON,
  termin: fact('Tag und Uhrzeit, die ausfallen'),
  buchungsnummer: fact('Buchungsnummer'),
  anlass: fact('„Termin abgesagt“ oder „Abgesagt, mit neuem Termin“'),
  absage: sentence('Satz: Das Training findet an diesem Tag nicht statt'),
  folge: sentence('Satz: Die Plätze sind umgebucht oder abgesagt', 'opening'),
  grund: sentence('Ihr Grund für die Absage, falls Sie einen nennen', 'opening'),
  geld: sentence('Sätze: was mit dem Geld geschieht, wenn es keinen neuen Termin gibt', 'opening'),
  angebot: sentence('Satz: kostenlose Absage oder anderer Termin, je nach Fall', 'closing'),
  antwort: sentence('„Antworte einfach auf diese Nachricht, oder schreib uns“'),
}

const CANCELLED_CLOSING =
  '{{angebot}} {{antwort}} an {{kontakt_email}} oder ruf an: {{kontakt_telefon}}.'

const REMINDER = {
  ...PERSON,
  buchungsnummer: fact('Buchungsnummer'),
  anmeldung: sentence('Satz: wer die Person angemeldet hat'),
  frage: sentence('„Du kommst nicht hinein?“ oder, ohne Link, „Dir fehlt der Zugang?“'),
}

/** Mails about a date: cancelled, moved, reminders. */
export const DATE_MAIL_TEXTS = {
  'session.reminder.day': mailText({
    occasion: 'Termine und Erinnerungen',
    name: 'Erinnerung am Tag davor',
    when: 'Einen Tag vor dem Beginn',
    to: TO_ATTENDEES,
    subject: '{{wann}}: {{training}}',
    opening: '{{wann}} beginnt dein Training. {{anmeldung}}',
    closing: askUs('{{frage}}'),
    placeholders: { ...REMINDER, wann: fact('„Morgen“, in einer verspäteten Nachricht „Heute“') },
  }),
  'session.reminder.hour': mailText({
    occasion: 'Termine und Erinnerungen',
    name: 'Erinnerung kurz davor',
    when: 'Eine Stunde vor dem Beginn',
    to: TO_ATTENDEES,
    subject: '{{wann}}: {{training}}',
    opening: '{{wann}} beginnt dein Training. {{anmeldung}}',
    closing: askUs('{{frage}}'),
    placeholders: {
      ...REMINDER,
      wann: fact('„In einer Stunde“, in einer verspäteten Nachricht „Gleich“'),
    },
  }),
  'session.changed': mailText({
    occasion: 'Termine und Erinnerungen',
    name: 'Termin verlegt',
    when: 'Wenn Sie Tag oder Uhrzeit eines Termins ändern',
    to: `${TO_ATTENDEES}, und an die, die für sie gebucht haben`,
    subject: 'Neuer Termin: {{training}}',
    opening: 'der Termin von „{{training}}“ ist verlegt.',
    closing: askUs('Du kannst zur neuen Zeit nicht?'),
    placeholders: {
      ...PERSON,
      termin: fact('Neuer Tag und neue Uhrzeit'),
      termin_bisher: fact('Bisheriger Tag und bisherige Uhrzeit'),
      buchungsnummern: fact('Buchungsnummern'),
    },
  }),
  'date.cancelled.booker': mailText({
    occasion: 'Termine und Erinnerungen',
    name: 'Termin abgesagt, an Buchende',
    when: 'Wenn Sie einen Termin absagen',
    to: 'An alle, die Plätze an diesem Termin gebucht haben',
    subject: '{{anlass}}: {{training}}',
    opening: '{{absage}} {{folge}}\n{{grund}}\n{{geld}}',
    closing: CANCELLED_CLOSING,
    placeholders: { ...CANCELLED_DATE, paket: fact('Name des Pakets') },
  }),
  'date.cancelled.attendee': mailText({
    occasion: 'Termine und Erinnerungen',
    name: 'Termin abgesagt, an Teilnehmende',
    when: 'Wenn Sie einen Termin absagen, von dem die Person schon wusste',
    to: 'An alle anderen, die an diesem Termin teilnehmen wollten',
    subject: '{{anlass}}: {{training}}',
    opening: '{{absage}} {{folge}} {{anmeldung}}\n{{grund}}\n{{geld}}',
    closing: CANCELLED_CLOSING,
    placeholders: {
      ...CANCELLED_DATE,
      anmeldung: sentence('Satz: wer die Person angemeldet hatte'),
    },
  }),
  'session.link_missing.staff': mailText({
    occasion: 'An Ihr Team',
    name: 'Zugangslink fehlt',
    when: 'Zwei Tage vor einem gebuchten Termin ohne Zugangslink',
    to: 'An Ihr Team',
    subject: 'Zugangslink fehlt: {{training}}',
    opening:
      'Bitte tragen Sie den Link auf der Seite des Trainings ein: Schalten Sie dort den Bearbeitungsmodus ein und öffnen Sie „Zugangslink“. Sonst fehlt er in den Erinnerungen an die Teilnehmenden.',
    closing: '',
    placeholders: {
      training: fact('Titel des Trainings'),
      termin: fact('Tag und Uhrzeit'),
      wann: fact('„Morgen“ oder „Übermorgen“'),
      plätze: fact('Anzahl der Plätze: „1 Platz“ oder „4 Plätze“'),
    },
  }),
} as const
