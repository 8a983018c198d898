/** The words of the tool. Their type is that of all languages. */
export const texts = {
  noScript:
    'Dieses Werkzeug braucht JavaScript. Schalte es im Browser ein, oder ruf uns an: Über Strategie sprechen wir auch ohne Werkzeug mit dir.',
  opensInNewTab: '(öffnet in einem neuen Tab)',
  quotes: (count: number) => (count === 1 ? 'Textstelle' : `${count} Textstellen`),
  steps: {
    label: 'Schritte',
    names: { address: 'Website', facts: 'Angaben', market: 'Vergleich', draft: 'Entwurf' },
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
      known: 'Diese Website ist schon dabei.',
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
    unnamed: 'dem Unternehmen',
    kept: (company: string) =>
      `Deine Angaben zu ${company} sind noch da. Liest du dieselbe Website noch einmal, siehst du, was sich geändert hat. Eine andere ersetzt sie.`,
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
    title: (host: string) => `Wir lesen ${host}`,
    begins: 'Die Startseite wird geöffnet …',
    progress: (page: number, pages: number) => `Seite ${page} von ${pages}`,
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
      offers: 'Angebote',
      audiences: 'Kundschaft',
      prices: 'Preise',
      references: 'Referenzen',
      locations: 'Orte',
      languages: 'Sprachen',
      signals: 'Hinweise',
    },
    row: (title: string, number: number) => `${title}, Zeile ${number}`,
    kindOf: (row: string) => `${row}: Art`,
    add: 'Zeile ergänzen',
    addTo: (title: string) => `Zeile ergänzen: ${title}`,
    kinds: {
      jobs: 'Offene Stellen',
      news: 'Neuigkeiten',
      shop: 'Onlineshop',
      events: 'Veranstaltungen',
    },
    remove: (fact: string) => `„${fact}“ entfernen`,
    bringBack: (fact: string) => `„${fact}“ wieder aufnehmen`,
    leftOut: (fact: string) => `Weggelassen: ${fact}`,
    errors: {
      name: 'Wie heißt das Unternehmen? Ein Name genügt.',
      description: 'Schreib in einem Satz, was das Unternehmen tut, oder ergänze ein Angebot.',
    },
  },
  changes: {
    title: (day: string | null, count: number) =>
      `Seit ${day ?? 'dem letzten Lesen'}: ${count === 1 ? 'eine Änderung' : `${count} Änderungen`}`,
    none: (day: string | null) => `Seit ${day ?? 'dem letzten Lesen'} hat sich nichts geändert`,
    added: (text: string) => `neu gefunden: ${text}`,
    gone: (text: string) => `nicht mehr gefunden: ${text}`,
    changed: (before: string, after: string) => `vorher „${before}“, jetzt „${after}“`,
    before: 'Vorher',
    after: 'Jetzt',
    keeps: 'Was du selbst geändert, ergänzt oder entfernt hast, bleibt.',
  },
  market: {
    title: 'Mit wem willst du vergleichen?',
    lead: 'Wir lesen bis zu drei weitere Websites genauso wie die erste und stellen nebeneinander, was dort steht. Das ist freiwillig.',
    label: (number: number, most: number) => `Adresse ${number} von ${most}`,
    waiting: 'Wartet, bis die vorige gelesen ist',
    pages: (host: string, count: number) =>
      `${host}, ${count === 1 ? 'eine Seite' : `${count} Seiten`} gelesen`,
    read: 'Lesen',
    again: 'Neu lesen',
    remove: (host: string) => `${host} weglassen`,
    sideBySide: 'Nebeneinander',
    nothing: 'Auf den gelesenen Seiten nichts gefunden',
    nothingTyped: 'Keine Angabe',
    more: (count: number) => (count === 1 ? 'eine weitere Angabe' : `${count} weitere Angaben`),
    strike: 'Stimmt nicht: streichen',
    struck: (count: number) => `${count} gestrichen`,
    takeBack: 'Zurücknehmen',
    differences: {
      title: 'Was sich auf den gelesenen Seiten unterscheidet',
      none: 'Nichts, das sich nach unseren Regeln sicher sagen lässt.',
      named: {
        prices: { one: 'nennt Preise', many: 'nennen Preise' },
        jobs: { one: 'nennt offene Stellen', many: 'nennen offene Stellen' },
        audiences: {
          one: 'sagt, für wen das Angebot ist',
          many: 'sagen, für wen das Angebot ist',
        },
        references: { one: 'nennt Referenzen', many: 'nennen Referenzen' },
        founded: { one: 'nennt ein Gründungsjahr', many: 'nennen ein Gründungsjahr' },
        size: { one: 'nennt eine Größe', many: 'nennen eine Größe' },
      },
      onlyNames: (name: string, says: string) => `Nur ${name} ${says}.`,
      doesNotName: (name: string, say: string) => `Alle außer ${name} ${say}.`,
      rules: {
        'only one with': (text: string, name: string) => `Nur ${name} nennt „${text}“.`,
        'nothing of': (text: string, name: string, at: string) =>
          `${name} nennt „${text}“, bei ${at} steht davon nichts.`,
      },
    },
  },
  thesis: {
    title: 'Deine These und deine Wahl',
    hint: 'Damit endet der Entwurf. Was hier steht, entscheidet, wer die Organisation kennt. Es steht auch in Kopie und PDF.',
    thesis: 'These',
    choice: 'Wahl',
    fields: {
      act: 'Wenn wir',
      effect: 'dann',
      reason: 'weil',
      for: 'Wir entscheiden uns für',
      against: 'und gegen',
    },
    suggestion: 'Vorschlag der KI',
    take: 'In die leeren Felder übernehmen',
  },
  make: {
    title: 'Aus diesen Angaben entsteht der Entwurf',
    withAi: (model: string) => `Mit KI schreiben lassen (${model})`,
    leaves: (host: string) =>
      `Mit dem Klick gehen die Angaben, die Texte der gelesenen Seiten und das Gefundene über verglichene Websites an den KI-Dienst ${host}. Streich vorher, was vertraulich ist, und Namen von Personen.`,
    stays:
      'Die Angaben gehen nur an unseren Server. Er ordnet sie nach unserer Methode, ohne KI, und speichert sie nicht.',
    button: 'Entwurf erstellen',
    again: 'Entwurf neu erstellen',
    toDraft: 'Zum Entwurf',
    compare: 'Mit anderen vergleichen',
  },
  making: {
    title: 'Der Entwurf wird erstellt',
    steps: {
      asking: 'Die KI schreibt …',
      repairing: 'Die Antwort der KI war unvollständig. Sie bessert nach …',
      method: 'Unsere Methode ordnet die Angaben …',
    },
    cancelled: 'Abgebrochen. Deine Angaben sind unverändert.',
    failedTitle: 'Der Entwurf ist nicht fertig geworden',
  },
  draft: {
    title: (company: string) => `Erster Entwurf für ${company}`,
    withAi: 'Von KI geschrieben',
    tryAi: 'Noch einmal mit KI versuchen',
    outdated: {
      'facts changed': 'Du hast die Angaben geändert, seit dieser Entwurf entstanden ist.',
      'other language': 'Dieser Entwurf ist auf Englisch entstanden.',
    },
    bases: {
      page: 'Von der Website',
      visitor: 'Von dir',
      assumption: 'Annahme',
      changed: 'Von dir geändert',
      added: 'Von dir ergänzt',
    },
    parts: {
      position: 'Wo das Unternehmen steht',
      customers: 'Für wen es da ist',
      strengths: 'Was auffällt',
      openQuestions: 'Offene Fragen',
      opportunities: 'Chancen',
      services: 'Wobei wir helfen können',
      nextSteps: 'Nächste Schritte',
    },
    experiment: 'Erstes Experiment',
    edit: {
      badge: 'Von dir bearbeitet',
      begin: 'Entwurf bearbeiten',
      done: 'Fertig',
      hint: 'Ein leeres Feld lässt die Zeile weg. Was du änderst, bleibt gespeichert und hat keine Quelle mehr.',
      leftOut: (text: string) => `Weggelassen: ${text}`,
      add: (section: string) => `${section}: eigene Zeilen`,
      addHint: 'Eigenes ergänzen, eine Aussage je Zeile',
      note: 'Was jemand geändert oder ergänzt hat, ist nicht mit der Website verglichen.',
    },
    toFacts: 'Angaben ändern',
    sources: 'Gelesene Seiten',
    note: 'Hinter jeder Aussage steht, worauf sie sich stützt; wo die Textstelle anders lautet, steht sie in eckigen Klammern. Annahmen hat niemand geprüft.',
    fileName: 'Strategieentwurf',
    discuss: {
      title: 'Besprich es mit uns',
      text: 'Nimm den Entwurf mit ins Gespräch. Wir sagen dir offen, welche Annahmen wir zuerst prüfen würden.',
      link: 'Kontakt aufnehmen',
    },
  },
}
