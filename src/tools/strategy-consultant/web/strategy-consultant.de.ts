import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

export const texts: StrategyConsultantTexts = {
  noScript:
    'Dieses Werkzeug braucht JavaScript. Schalte es im Browser ein, oder ruf uns an: Über Strategie sprechen wir auch ohne Werkzeug mit dir.',
  opensInNewTab: '(öffnet in einem neuen Tab)',
  quotes: (count) => (count === 1 ? 'Textstelle' : `${count} Textstellen`),
  steps: {
    label: 'Schritte',
    names: { address: 'Website', facts: 'Angaben', draft: 'Entwurf' },
  },
  address: {
    title: 'Welche Website sollen wir lesen?',
    label: 'Adresse der Website',
    placeholder: 'https://www.example.com',
    button: 'Website lesen',
    errors: {
      empty: 'Gib die Adresse einer Website ein.',
      invalid:
        'Diese Webadresse ist nicht vollständig. Schreib sie zum Beispiel so: https://www.example.com',
    },
  },
  byHand: {
    title: 'Lieber ohne Website?',
    text: 'Beschreib das Unternehmen in ein paar Stichworten. Der Entwurf stützt sich dann auf das, was du schreibst.',
    button: 'Selbst beschreiben',
  },
  failed: {
    title: 'Diese Website konnten wir nicht lesen',
    reasons: {
      'tools.bad_address':
        'Das ist keine Adresse einer Website. Prüfe, ob sie vollständig und richtig geschrieben ist.',
      'tools.address_refused':
        'Diese Adresse führt nicht zu einer öffentlichen Website. Wir lesen nur, was im Internet für alle erreichbar ist.',
      'tools.site_unknown':
        'Unter diesem Namen gibt es keine Website. Prüfe, ob die Adresse richtig geschrieben ist.',
      'tools.site_unreachable':
        'Die Website ist gerade nicht erreichbar. Versuch es später noch einmal.',
      'tools.site_refuses':
        'Die Website bittet in ihrer robots.txt darum, nicht automatisch gelesen zu werden. Daran halten wir uns.',
      'tools.site_not_html':
        'Unter dieser Adresse liegt keine Webseite, sondern etwas anderes, zum Beispiel ein PDF oder ein Bild. Gib die Startseite ein.',
      'tools.site_too_large':
        'Die Seite ist größer, als wir lesen. Gib eine andere Seite der Website ein, zum Beispiel „Über uns“.',
      'tools.site_too_slow':
        'Die Website hat zu lange für ihre Antwort gebraucht. Versuch es später noch einmal.',
      'tools.site_redirects':
        'Die Adresse leitet immer weiter, ohne irgendwo anzukommen. Gib die Adresse ein, bei der du im Browser landest.',
      'tools.site_error':
        'Die Website hat mit einer Fehlermeldung geantwortet. Prüfe, ob es die Seite im Browser gibt.',
      'tools.site_silent':
        'Auf der Seite steht kein Text, den wir lesen können. Vielleicht entsteht er erst durch Skripte im Browser. Gib eine andere Seite der Website ein.',
      'tools.site_placeholder':
        'Unter dieser Adresse steht nur ein Platzhalter: Die Website ist noch im Aufbau, wird gerade gewartet, oder die Domain steht zum Verkauf. Gib eine andere Adresse ein.',
      'tools.own_readings':
        'Von deinem Anschluss aus werden gerade schon zwei Websites gelesen. Warte, bis eine davon fertig ist.',
      'tools.busy':
        'Gerade werden schon mehrere Websites gelesen. Versuch es in einer halben Minute noch einmal.',
      'tools.restored_copy':
        'Das hier ist eine Kopie unserer Website. Sie liest keine anderen Websites. Beschreibe das Unternehmen selbst.',
      'tools.fault':
        'Da ist bei uns etwas schiefgegangen. Es liegt nicht an deiner Eingabe. Versuch es noch einmal.',
      'http.too_many':
        'Das waren viele Anfragen in kurzer Zeit. Warte ein paar Minuten und versuch es dann noch einmal.',
      offline: 'Die Verbindung ist abgebrochen. Prüfe dein Netz und versuch es noch einmal.',
    },
  },
  storage: {
    title: (company) => `Deine Angaben zu ${company} sind noch da`,
    unnamed: 'dem Unternehmen',
    text: 'Sie bleiben in diesem Browser, bis du neu beginnst. Eine neue Website ersetzt sie.',
    facts: 'Zu den Angaben',
    draft: 'Zum Entwurf',
    startOver: {
      button: 'Neu beginnen',
      question: 'Alle Angaben und den Entwurf löschen?',
      confirm: 'Ja, löschen',
      cancel: 'Behalten',
    },
    forget: 'Endgültig löschen',
    cleared: 'Deine bisherigen Angaben sind ersetzt oder gelöscht.',
    undo: 'Rückgängig',
  },
  reading: {
    title: (host) => `Wir lesen ${host}`,
    begins: 'Die Startseite wird geöffnet …',
    progress: (page, pages) => `Seite ${page} von ${pages}`,
    states: {
      reading: 'wird gelesen',
      read: 'gelesen',
      robots: 'ausgelassen: die robots.txt bittet darum',
      not_html: 'ausgelassen: keine Webseite',
      too_large: 'ausgelassen: zu groß',
      too_slow: 'ausgelassen: antwortet zu langsam',
      unreachable: 'ausgelassen: nicht erreichbar',
    },
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Es wurde nichts gespeichert.',
  },
  facts: {
    title: 'Stimmt das so?',
    lead: 'Das haben wir auf der Website gefunden. Korrigiere, was nicht stimmt, streich, was nicht zählt, und ergänze, was fehlt: Je genauer die Angaben, desto besser der Entwurf.',
    titleByHand: 'Beschreib das Unternehmen',
    leadByHand:
      'Ein Name und ein Satz genügen für den Anfang. Mit jeder weiteren Angabe wird der Entwurf genauer.',
    required: 'Pflichtfeld',
    pages: 'Gelesen:',
    startPage: 'Startseite',
    source: 'Steht auf:',
    own: 'Deine Angabe',
    storage: 'Was du änderst, bleibt in diesem Browser, auch wenn du die Seite neu lädst.',
    labels: {
      name: 'Name',
      description: 'Was die Organisation tut',
      size: 'Größe',
      founded: 'Gründungsjahr',
    },
    organisation: {
      label: 'Welche Fragen passen?',
      kinds: {
        company: 'Fragen für ein Unternehmen',
        practice: 'Fragen für eine Praxis, Klinik oder Kanzlei',
        association: 'Fragen für einen Verein, Verband oder eine Stiftung',
        authority: 'Fragen für eine Stadt, Gemeinde oder Behörde',
        shop: 'Fragen für einen Onlineshop',
      },
    },
    groups: {
      offers: {
        title: 'Angebote',
        hint: 'Was verkauft oder leistet das Unternehmen?',
        row: (number) => `Angebot ${number}`,
        add: 'Angebot ergänzen',
      },
      audiences: {
        title: 'Kundschaft',
        hint: 'Für wen ist das gedacht?',
        row: (number) => `Kundengruppe ${number}`,
        add: 'Kundengruppe ergänzen',
      },
      prices: {
        title: 'Preise',
        hint: 'Was kostet was?',
        row: (number) => `Preis ${number}`,
        add: 'Preis ergänzen',
      },
      references: {
        title: 'Referenzen',
        hint: 'Wer oder was wird als Beispiel genannt?',
        row: (number) => `Referenz ${number}`,
        add: 'Referenz ergänzen',
      },
      locations: {
        title: 'Orte',
        hint: 'Wo sitzt das Unternehmen, und wo arbeitet es?',
        row: (number) => `Ort ${number}`,
        add: 'Ort ergänzen',
      },
      languages: {
        title: 'Sprachen',
        hint: 'In welchen Sprachen spricht das Unternehmen seine Kundschaft an?',
        row: (number) => `Sprache ${number}`,
        add: 'Sprache ergänzen',
      },
      signals: {
        title: 'Hinweise',
        hint: 'Was tut sich? Offene Stellen, Neuigkeiten, Veranstaltungen, ein Onlineshop.',
        row: (number) => `Hinweis ${number}`,
        add: 'Hinweis ergänzen',
      },
    },
    kindLabel: (number) => `Art von Hinweis ${number}`,
    kinds: {
      jobs: 'Stellen',
      news: 'Neuigkeiten',
      shop: 'Onlineshop',
      events: 'Veranstaltungen',
    },
    full: 'Mehr als 24 Zeilen passen hier nicht hinein.',
    remove: (fact) => `„${fact}“ entfernen`,
    removed: (fact) => `„${fact}“ ist entfernt.`,
    undo: 'Rückgängig',
    errors: {
      name: 'Wie heißt das Unternehmen? Ein Name genügt.',
      description: 'Schreib in einem Satz, was das Unternehmen tut, oder ergänze ein Angebot.',
    },
  },
  make: {
    title: 'Aus diesen Angaben entsteht der Entwurf',
    legend: 'Wer soll ihn schreiben?',
    withAi: 'Mit KI',
    byMethod: 'Nach unserer Methode, ohne KI',
    methodHint: 'Ein Blatt mit belegten Angaben, offenen Fragen und einer Hypothese zum Ausfüllen.',
    leaves: (host) =>
      `Mit dem Klick gehen die Angaben auf dieser Seite und die Texte der gelesenen Seiten an den KI-Dienst ${host}. Streich vorher, was vertraulich ist, und Namen von Personen.`,
    stays:
      'Die Angaben gehen nur an unseren Server. Er ordnet sie nach unserer Methode, ohne KI, und speichert sie nicht.',
    button: 'Entwurf erstellen',
    again: 'Entwurf neu erstellen',
    toDraft: 'Zum Entwurf',
    back: 'Andere Website',
  },
  making: {
    title: 'Der Entwurf wird erstellt',
    steps: {
      sending: 'Die Angaben werden übertragen …',
      asking: 'Die KI schreibt …',
      repairing: 'Die Antwort der KI war unvollständig. Sie bessert nach …',
      method: 'Unsere Methode ordnet die Angaben …',
    },
    progress: (part, parts) => `Teil ${part} von ${parts}`,
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Deine Angaben sind unverändert.',
    failedTitle: 'Der Entwurf ist nicht fertig geworden',
  },
  draft: {
    title: (company) => `Erster Entwurf für ${company}`,
    byMethod: 'Nach unserer Methode',
    withAi: 'Von KI geschrieben',
    aiFailures: {
      'tools.ai_unavailable':
        'Der KI-Dienst antwortet gerade nicht. Deshalb steht hier der Entwurf nach unserer Methode.',
      'tools.ai_budget':
        'Für heute sind die Anfragen an den KI-Dienst aufgebraucht. Deshalb steht hier der Entwurf nach unserer Methode.',
      'tools.ai_unusable':
        'Die Antwort des KI-Dienstes war nicht brauchbar. Deshalb steht hier der Entwurf nach unserer Methode.',
    },
    tryAi: 'Noch einmal mit KI versuchen',
    outdated: {
      'facts changed': 'Du hast die Angaben geändert, seit dieser Entwurf entstanden ist.',
      'other language': 'Dieser Entwurf ist auf Englisch entstanden.',
    },
    remake: 'Entwurf neu erstellen',
    basesTitle: 'Worauf sich die Aussagen stützen',
    bases: {
      page: { name: 'Von der Website', meaning: 'mit Link zur Seite, auf der es steht' },
      visitor: { name: 'Von dir', meaning: 'aus dem, was du geschrieben hast' },
      assumption: { name: 'Annahme', meaning: 'das hat niemand gesagt, prüfe es' },
      changed: {
        name: 'Von dir geändert',
        meaning: 'deine Worte, nicht mit der Website verglichen',
      },
      added: { name: 'Von dir ergänzt', meaning: 'steht nicht im ursprünglichen Entwurf' },
    },
    parts: {
      position: 'Wo das Unternehmen steht',
      customers: 'Für wen es da ist',
      strengths: 'Worauf es bauen kann',
      openQuestions: 'Offene Fragen',
      opportunities: 'Chancen',
      services: 'Wobei wir helfen können',
      nextSteps: 'Nächste Schritte',
    },
    methodParts: {
      position: 'Steckbrief',
      customers: 'Für wen und womit belegt',
      strengths: 'Was auffällt',
    },
    hypothesis: {
      title: 'Deine erste Hypothese',
      hint: 'Diese Sätze kann nur jemand schreiben, der die Organisation kennt. Ein Satz je Feld genügt. Was du einträgst, steht auch im PDF.',
      fields: {
        group: 'Wir glauben, dass diese Gruppe:',
        problem: 'dieses Problem hat:',
        change: 'und dass sich mit dieser Änderung etwas bessert:',
        threshold: 'Wir haben recht, wenn mindestens (Zahl und Zeitraum):',
        test: 'So prüfen wir es in zwei Wochen:',
      },
    },
    experiment: 'Erstes Experiment',
    edit: {
      badge: 'Von dir bearbeitet',
      hint: 'Du kannst jede Zeile ändern, streichen und eigene ergänzen. Gestrichenes bleibt hier stehen und fehlt in Kopie, Markdown und PDF.',
      line: (section, number) => `${section}, Zeile ${number}`,
      opportunityParts: { title: 'Titel', reason: 'Begründung', experiment: 'Experiment' },
      change: (line) => `${line} ändern`,
      strike: (line) => `${line} streichen`,
      remove: (line) => `${line} entfernen`,
      struck: 'Gestrichen',
      takeBack: 'Wieder aufnehmen',
      original: 'Ursprünglicher Text',
      restore: 'Wiederherstellen',
      done: 'Fertig',
      cancel: 'Abbrechen',
      add: 'Zeile ergänzen',
      full: 'Mehr eigene Zeilen passen hier nicht hinein.',
      notices: {
        changed: 'Die Zeile ist geändert.',
        struck: 'Die Zeile ist gestrichen.',
        'taken back': 'Die Zeile zählt wieder.',
        restored: 'Der ursprüngliche Text ist wieder da.',
        added: 'Die Zeile ist ergänzt.',
        removed: 'Die Zeile ist entfernt.',
        cancelled: 'Die Zeile ist wieder wie vor dem Ändern.',
        undone: 'Rückgängig gemacht.',
      },
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      note: 'Was jemand geändert oder ergänzt hat, ist nicht mit der Website verglichen.',
    },
    toFacts: 'Angaben ändern',
    sources: 'Gelesene Seiten',
    note: 'Hinter jeder Aussage steht, worauf sie sich stützt; die Textstelle steht in eckigen Klammern. Annahmen hat niemand geprüft.',
    fileName: 'Strategieentwurf',
    discuss: {
      title: 'Besprich es mit uns',
      text: 'Nimm den Entwurf mit ins Gespräch. Wir sagen dir offen, welche Annahmen wir zuerst prüfen würden.',
      link: 'Kontakt aufnehmen',
    },
  },
}
