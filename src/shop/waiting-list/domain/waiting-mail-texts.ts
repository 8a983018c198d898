import { askUs, fact, mailText, sentence } from '#platform/mail/domain/mail-text.ts'

const TO = 'An die Person, die wartet'

const WAITING = {
  name: fact('Name der Person, die wartet'),
  training: fact('Titel des Trainings'),
}

/** Mails to those who wait for seats or for new dates. */
export const WAITING_MAIL_TEXTS = {
  'waiting.confirm': mailText({
    occasion: 'Warteliste',
    name: 'Eintragung bestätigen',
    when: 'Wenn sich jemand auf eine Warteliste einträgt',
    to: 'An die Adresse, die eingetragen wurde',
    subject: '{{anlass}} {{training}}',
    opening: '{{bitte}}',
    closing: '{{weiteres}}',
    placeholders: {
      ...WAITING,
      anlass: fact('„Bitte bestätige: Warteliste für“ oder „Du wartest schon:“', 'subject'),
      bitte: sentence('Sätze: Bitte bestätige die Eintragung, oder: Du wartest schon', 'opening'),
      weiteres: sentence(
        'Sätze: wie es weitergeht, und was gilt, wenn die Person das nicht war',
        'closing',
      ),
    },
  }),
  'waiting.offer': mailText({
    occasion: 'Warteliste',
    name: 'Angebot',
    when: 'Wenn Plätze für die Person frei geworden sind',
    to: TO,
    subject: '{{frei}}: {{training}}',
    opening:
      'auf der Warteliste bist du an der Reihe. Wir halten {{plätze}} für dich frei, bis du buchst oder ablehnst, längstens bis zum Ende des Angebots. {{weniger}}',
    closing: 'Du kannst nicht? Dann lehne auf derselben Seite ab, damit andere dabei sein können.',
    placeholders: {
      ...WAITING,
      frei: fact('„Ein Platz ist frei“ oder „2 Plätze sind frei“'),
      plätze: fact('Anzahl der Plätze: „1 Platz“ oder „2 Plätze“'),
      frist: fact('Tag und Uhrzeit, bis zu denen das Angebot gilt'),
      weniger: sentence('Satz: wenn es weniger Plätze sind als gewünscht'),
    },
  }),
  'waiting.offer_ended': mailText({
    occasion: 'Warteliste',
    name: 'Angebot abgelaufen',
    when: 'Wenn ein Angebot zu Ende ging, ohne dass die Person gebucht hat',
    to: TO,
    subject: 'Dein Angebot ist abgelaufen: {{training}}',
    opening: '{{folge}}',
    closing: '',
    placeholders: {
      ...WAITING,
      folge: sentence('Sätze: Die Person wartet weiter, oder sie wartet nicht mehr', 'opening'),
    },
  }),
  'waiting.closed': mailText({
    occasion: 'Warteliste',
    name: 'Warteliste geschlossen',
    when: 'Wenn der Termin beginnt oder ausfällt oder Sie das Training nicht mehr anbieten',
    to: 'An alle, die noch warten',
    subject: 'Die Warteliste ist geschlossen: {{training}}',
    opening: '{{grund}} Du stehst nicht mehr auf der Warteliste und brauchst nichts zu tun.',
    closing: '',
    placeholders: { ...WAITING, grund: sentence('Satz: warum die Liste geschlossen ist') },
  }),
  'waiting.left': mailText({
    occasion: 'Warteliste',
    name: 'Ausgetragen',
    when: 'Wenn sich die Person austrägt oder Sie ihren Eintrag entfernen',
    to: 'An die Person, die gewartet hat',
    subject: 'Du wartest nicht mehr: {{training}}',
    opening: '{{folge}} Du bekommst dazu keine Nachrichten mehr.',
    closing: askUs('Das kommt unerwartet?'),
    placeholders: {
      ...WAITING,
      folge: sentence('Satz: Wir haben dich ausgetragen, oder: Wir haben den Eintrag entfernt'),
    },
  }),
  'waiting.new_dates': mailText({
    occasion: 'Warteliste',
    name: 'Neue Termine',
    when: 'Wenn Sie neue Termine eines Trainings planen',
    to: 'An alle, die auf neue Termine dieses Trainings warten',
    subject: '{{neu}}: {{training}}',
    opening: 'du wolltest davon erfahren: {{neuigkeit}}',
    closing: '',
    placeholders: {
      ...WAITING,
      neu: fact('„Ein neuer Termin“ oder „Neue Termine“'),
      neuigkeit: sentence('Satz: Es gibt einen neuen Termin, oder: Es gibt neue Termine'),
    },
  }),
} as const
