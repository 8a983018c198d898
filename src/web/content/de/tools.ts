import type { ToolsTexts } from '../tools-texts.ts'

export const toolsTexts: ToolsTexts = {
  withAi: 'Mit KI',
  ownWindow: 'Auf eigener Seite öffnen',
  problem: {
    text: 'Das Werkzeug lässt sich gerade nicht anzeigen. Prüfe deine Verbindung und lade die Seite neu.',
    reload: 'Seite neu laden',
  },
  document: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    markdown: 'Als Markdown',
    pdf: 'Als PDF',
    pdfPending: 'PDF entsteht …',
    share: 'Link teilen',
    problems: {
      copy: 'Kopieren ging nicht. Lade den Text als Markdown herunter.',
      pdf: 'Das PDF ließ sich nicht erstellen. Prüfe deine Verbindung und versuch es noch einmal.',
      share: 'Das Teilen ließ sich nicht laden. Prüfe deine Verbindung.',
    },
  },
  file: {
    save: 'Als Datei sichern',
    open: 'Datei öffnen',
    opened: 'Die Datei ist geöffnet.',
    notKept:
      'Dein Browser speichert gerade nichts: Sein Speicher ist voll oder gesperrt. Sichere deine Arbeit als Datei, bevor du diese Seite schließt.',
    problems: {
      unreadable: 'Die Datei ließ sich nicht lesen. Hier ist alles, wie es war.',
      'no work':
        'Das ist keine Datei aus unseren Werkzeugen. Hier ist alles, wie es war. Öffne eine, die du mit „Als Datei sichern“ gespeichert hast.',
      'other tool': 'Diese Datei gehört zu einem anderen unserer Werkzeuge. Öffne sie dort.',
      newer:
        'Diese Datei ist von einer neueren Fassung des Werkzeugs. Lade die Seite neu und öffne sie dann noch einmal.',
      damaged: 'Die Datei ist beschädigt und wird nicht geöffnet. Hier ist alles, wie es war.',
    },
  },
  ai: {
    leaves: (host) =>
      `Mit dem Klick geht das, was du hier eingegeben hast, an den KI-Dienst ${host}. Schreib nichts Vertrauliches und keine Namen von Personen hinein.`,
    pending: 'Die KI schreibt …',
    cancel: 'Abbrechen',
    madeByAi: 'Von einer KI geschrieben. Prüft jede Aussage, bevor ihr euch darauf verlasst.',
    madeByMethod: 'Nach unserer Methode aus euren Angaben zusammengestellt, ohne KI.',
    problems: {
      'tools.ai_unavailable':
        'Der KI-Dienst antwortet gerade nicht. Die Vorschläge unserer Methode bleiben dir.',
      'tools.ai_budget':
        'Für heute sind die Anfragen an den KI-Dienst aufgebraucht. Die Vorschläge unserer Methode bleiben dir.',
      'tools.ai_unusable':
        'Die Antwort des KI-Dienstes war nicht brauchbar. Die Vorschläge unserer Methode bleiben dir.',
      'http.too_many':
        'Das waren viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es dann noch einmal.',
      offline: 'Keine Verbindung. Prüfe dein Netz und versuch es noch einmal.',
    },
  },
}
