export const toolsTexts = {
  withAi: 'Mit KI',
  ownWindow: 'Auf eigener Seite öffnen',
  problem: {
    text: 'Das Werkzeug lässt sich gerade nicht anzeigen. Bitte die Verbindung prüfen und die Seite neu laden.',
    reload: 'Seite neu laden',
  },
  steps: { done: 'Erledigt' },
  document: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    markdown: 'Als Markdown',
    pdf: 'Als PDF',
    pdfPending: 'PDF wird erstellt …',
    share: 'Link teilen',
    problems: {
      copy: 'Das Kopieren hat nicht geklappt. Den Text gibt es auch als Markdown.',
      pdf: 'Das PDF ließ sich nicht erstellen. Bitte die Verbindung prüfen und noch einmal versuchen.',
      share: 'Das Teilen ließ sich nicht laden. Bitte die Verbindung prüfen.',
    },
  },
  chain: {
    sprint: 'Dazu einen Sprint',
    sprintOn: (question: string) => `Dazu einen Sprint: ${question}`,
    meeting: 'Als Meeting planen',
    training: 'Das Training dazu:',
    freeSeats: (day: string, seats: number) =>
      `. Nächster freier Termin: ${day}, ${seats === 1 ? '1\u00a0Platz' : `${seats}\u00a0Plätze`} frei.`,
    failed:
      'Der Browser gibt gerade nichts an das andere Werkzeug weiter: Sein Speicher ist voll oder gesperrt.',
  },
  report: {
    button: 'Melden',
    reason: 'Was ist daran nicht in Ordnung?',
    hint: 'Freiwillig. Wir speichern diesen Text, aber nicht, wer ihn schreibt.',
    send: 'Meldung senden',
    sent: 'Danke. Unser Team sieht sich das an.',
    failed: 'Die Meldung kam nicht an. Bitte später noch einmal versuchen.',
  },
  file: {
    save: 'Als Datei sichern',
    open: 'Datei öffnen',
    opened: 'Die Datei ist geöffnet.',
    notKept:
      'Der Browser speichert gerade nichts: Sein Speicher ist voll oder gesperrt. Bitte die Arbeit als Datei sichern, bevor diese Seite geschlossen wird.',
    problems: {
      unreadable: 'Die Datei ließ sich nicht lesen. Hier wurde nichts geändert.',
      'no work':
        'Das ist keine Datei aus unseren Werkzeugen. Öffnen lässt sich, was mit „Als Datei sichern“ gespeichert wurde. Hier wurde nichts geändert.',
      'other tool':
        'Diese Datei gehört zu einem anderen unserer Werkzeuge und lässt sich dort öffnen.',
      newer:
        'Diese Datei ist von einer neueren Fassung des Werkzeugs. Bitte die Seite neu laden und die Datei dann noch einmal öffnen.',
      damaged: 'Die Datei ist beschädigt und wurde nicht geöffnet. Hier wurde nichts geändert.',
    },
  },
  ai: {
    leaves: (host: string) =>
      `Mit dem Klick geht das, was hier eingegeben wurde, an den KI-Dienst ${host}. Bitte nichts Vertrauliches und keine Namen von Personen eintragen.`,
    pending: 'Die KI schreibt …',
    cancel: 'Abbrechen',
    madeByAi:
      'Von einer KI geschrieben. Bitte jede Aussage prüfen, bevor sie irgendwo verwendet wird.',
    madeByMethod: 'Nach unserer Methode aus den Eingaben zusammengestellt, ohne KI.',
    problems: {
      'tools.ai_unavailable':
        'Der KI-Dienst antwortet gerade nicht. Die Vorschläge unserer Methode sind weiter da.',
      'tools.ai_budget':
        'Für heute sind die Anfragen an den KI-Dienst aufgebraucht. Die Vorschläge unserer Methode sind weiter da.',
      'tools.ai_unusable':
        'Die Antwort des KI-Dienstes war nicht brauchbar. Die Vorschläge unserer Methode sind weiter da.',
      'http.too_many': 'Das waren viele Anfragen in kurzer Zeit. In einer Minute geht es wieder.',
      offline: 'Keine Verbindung. Bitte das Netz prüfen und noch einmal versuchen.',
    },
  },
}
