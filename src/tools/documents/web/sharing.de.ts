export const sharingTexts = {
  link: { copy: 'Link kopieren', copied: 'Kopiert' },
  problems: {
    'http.too_many': 'Von hier wurde heute schon sehr viel geteilt. Morgen geht es wieder.',
    offline: 'Keine Verbindung. Bitte das Netz prüfen und noch einmal versuchen.',
    other: 'Das hat nicht geklappt. Später geht es vielleicht wieder.',
  },
  copy: {
    title: 'Link teilen',
    before: (firm: string) => [
      `Eine Kopie des Textes, so wie er jetzt ist, geht an den Server von ${firm} und bleibt dort 30 Tage. Namen, die darin stehen, sind auch in der Kopie, spätere Änderungen nicht.`,
      'Wer den Link hat, kann sie lesen, ohne Konto. Zurücknehmen lässt sie sich jederzeit von diesem Browser aus.',
    ],
    withWork: 'Zum Weiterarbeiten mitgeben',
    withWorkHint:
      'Wer den Link hat, kann dann im Werkzeug eine eigene Kopie öffnen. Dazu geht alles mit, was hier eingetragen ist, auch was nicht im Text steht.',
    share: 'Kopie ablegen und Link erstellen',
    done: 'Das ist der Link:',
    linkLabel: 'Link zur Kopie',
    unfit:
      'Dieser Text lässt sich nicht teilen: Er ist zu lang oder enthält unzulässige Zeichen. Als PDF geht es.',
    all: 'Von diesem Browser geteilt',
    until: (day: string) => `bis ${day}`,
    takeBack: {
      button: 'Zurücknehmen',
      question: 'Kopie löschen? Der Link funktioniert dann nicht mehr.',
      confirm: 'Ja, löschen',
      cancel: 'Behalten',
    },
    takeBackLabel: (title: string) => `„${title}“ zurücknehmen`,
  },
  meeting: {
    before: (firm: string) => [
      `Titel, Ziel, Tag, Agenda und Uhr gehen an den Server von ${firm} und bleiben dort höchstens 30 Tage. Dabei sind auch Namen: wer einen Punkt leitet, und bei einer Runde alle Teilnehmenden. Notizen, Aufgaben, Ort und Protokoll bleiben in diesem Browser.`,
      'Wer den Link oder den Code hat, liest mit, ohne Konto. Ihr könnt das Mitverfolgen jederzeit beenden oder das Meeting löschen; dann wird auf dem Server sofort alles gelöscht.',
    ],
    share: 'Zum Mitverfolgen freigeben',
    codeLabel: 'Code',
    how: (address: string) => `Link öffnen, QR-Code scannen oder auf ${address} den Code eingeben.`,
    qrCode: 'QR-Code mit dem Link zum Mitverfolgen',
    linkLabel: 'Link zum Mitverfolgen',
    until: (day: string) => `Wird spätestens am ${day} gelöscht.`,
    states: {
      sending: 'Wird gesendet …',
      current: 'Alle sehen den Stand von hier.',
      lost: 'Keine Verbindung. Änderungen kommen an, sobald sie wieder da ist.',
      refused: 'Der Server nimmt diese Agenda nicht an. Die Teilnehmenden sehen den Stand davor.',
      over: 'Das Mitverfolgen ist beendet, der Link funktioniert nicht mehr.',
      ending: 'Wird beendet, sobald der Server erreichbar ist.',
    },
    writing: {
      label: 'Teilnehmende dürfen schreiben',
      hint: 'Mit ihrem Vornamen schicken sie Notizen, die sofort im Protokoll stehen, und stimmen ab. Frage und Antworten einer Abstimmung gehen auch an den Server.',
      people: 'Wer mitschreibt',
      remove: (name: string) => `${name} vom Mitschreiben ausschließen`,
    },
    end: {
      button: 'Mitverfolgen beenden',
      question: 'Mitverfolgen für alle beenden?',
      confirm: 'Ja, beenden',
      cancel: 'Weiter teilen',
    },
  },
}
