/**
 * All texts of the method. Each is a whole sentence and true of any organisation, because everything about it is put in
 * as a quotation. Their type is that of all languages.
 */
export const GERMAN = {
  locale: 'de-DE',
  quotes: {
    outer: ['„', '“'] as readonly [string, string],
    inner: ['‚', '‘'] as readonly [string, string],
  },
  company: 'die Organisation',
  more: (count: number) => (count === 1 ? 'eine weitere Angabe' : `${count} weitere Angaben`),

  position: {
    description: (company: string) => ({
      page: (text: string) => `So beschreibt sich ${company} auf der Website: ${text}.`,
      visitor: (text: string) => `So hast du ${company} beschrieben: ${text}.`,
    }),
    name: {
      page: (name: string) => `Die Website nennt als Namen ${name}.`,
      visitor: (name: string) => `Als Namen nennst du ${name}.`,
    },
    founded: {
      page: (year: string) => `Als Gründungsjahr nennt die Website ${year}.`,
      visitor: (year: string) => `Als Gründungsjahr nennst du ${year}.`,
    },
    size: {
      page: (size: string) => `Zur Größe sagt die Website ${size}.`,
      visitor: (size: string) => `Zur Größe sagst du ${size}.`,
    },
    offers: {
      page: (list: string) => `Zum Angebot zählt die Website ${list}.`,
      visitor: (list: string) => `Zum Angebot zählst du ${list}.`,
    },
    prices: {
      page: (list: string) => `An Preisen nennt die Website ${list}.`,
      visitor: (list: string) => `An Preisen nennst du ${list}.`,
    },
    locations: {
      page: (list: string, count: number) =>
        count === 1 ? `Als Ort nennt die Website ${list}.` : `Als Orte nennt die Website ${list}.`,
      visitor: (list: string, count: number) =>
        count === 1 ? `Als Ort nennst du ${list}.` : `Als Orte nennst du ${list}.`,
    },
  },

  customers: {
    audiences: {
      page: (list: string) => `Die Website wendet sich an ${list}.`,
      visitor: (list: string) => `Als Zielgruppe nennst du ${list}.`,
    },
    references: {
      page: (list: string) => `Als Referenzen nennt die Website ${list}.`,
      visitor: (list: string) => `Als Referenzen nennst du ${list}.`,
    },
    languages: {
      page: (list: string) => `Die Website gibt es auf ${list}.`,
      visitor: (list: string) => `Als Sprachen nennst du ${list}.`,
    },
  },

  standsOut: {
    manyOffers: {
      page: (list: string, count: number) => `${count} Angebote stehen nebeneinander: ${list}.`,
      visitor: (list: string, count: number) =>
        `${count} Angebote nennst du nebeneinander: ${list}.`,
    },
    manyAudiences: {
      page: (list: string, count: number) =>
        `${count} Zielgruppen werden zugleich angesprochen: ${list}.`,
      visitor: (list: string, count: number) => `${count} Zielgruppen nennst du zugleich: ${list}.`,
    },
    locations: {
      page: (list: string, count: number) => `Die Website nennt ${count} Orte: ${list}.`,
      visitor: (list: string, count: number) => `Du nennst ${count} Orte: ${list}.`,
    },
    shop: {
      page: (list: string) => `Auf der Website lässt sich bestellen: ${list}.`,
      visitor: (list: string) => `Online bestellen lässt sich nach deiner Angabe: ${list}.`,
    },
    jobs: {
      page: (list: string) => `Zu offenen Stellen nennt die Website ${list}.`,
      visitor: (list: string) => `Zu offenen Stellen nennst du ${list}.`,
    },
    events: {
      page: (list: string) => `Zu Veranstaltungen nennt die Website ${list}.`,
      visitor: (list: string) => `Zu Veranstaltungen nennst du ${list}.`,
    },
    news: {
      page: (list: string) => `Als Neuigkeit meldet die Website ${list}.`,
      visitor: (list: string) => `Als Neuigkeit nennst du ${list}.`,
    },
  },

  questions: {
    description: (company: string) =>
      `Was macht ${company} in einem Satz, den auch Außenstehende sofort verstehen?`,
    offers: (company: string) => `Was genau bietet ${company} an?`,
    audiences: {
      company: 'Für wen ist das Angebot gemacht, und für wen ausdrücklich nicht?',
      practice: 'Wer kommt vor allem, und mit welchem Anlass?',
      association: 'Wem soll die Arbeit nützen, und wen davon erreicht sie heute noch nicht?',
      authority: 'Wer kommt am häufigsten, und wer kommt heute nicht zurecht?',
      shop: 'Wer kauft hier, und wer kommt ein zweites Mal?',
    },
    proof:
      'Wer kann bestätigen, dass das Angebot hält, was es verspricht? Referenzen sind nicht genannt.',
    prices:
      'Was kostet es, und wonach richtet sich der Preis? In den Angaben stehen dazu keine Zahlen.',
    manyOffers: (count: number, some: string) =>
      `${count} Angebote sind genannt, darunter ${some}. Welches ist das wichtigste, und welches könnte entfallen?`,
    manyAudiences: (count: number, some: string) =>
      `${count} Zielgruppen sind genannt, darunter ${some}. Welche käme zuerst, wenn die Zeit nur für eine reicht?`,
    oneLanguage: (locations: string, language: string) =>
      `Genannt sind die Orte ${locations}, aber als Sprache nur ${language}. Kommen alle damit zurecht, für die das Angebot gedacht ist?`,
    job: (job: string) =>
      `Zu offenen Stellen ist ${job} genannt. Welche Arbeit bleibt heute liegen, und was wird damit als Erstes besser?`,
    always: {
      company: [
        'Warum entscheiden sich Kunden hierfür und nicht für eine Alternative oder fürs Nichtstun?',
        'Womit wird heute Geld verdient, und was davon ist in drei Jahren noch gefragt?',
      ],
      practice: [
        'Warum kommen Menschen gerade hierher, und auf wessen Empfehlung?',
        'Wie lange warten sie auf einen Termin, und was erledigt sich auch ohne Termin?',
        'Welche Aufgaben müssen Fachleute selbst tun, und welche nicht?',
      ],
      association: [
        'Woran ist zu erkennen, dass die Arbeit wirkt?',
        'Woher kommt das Geld, und was geschieht, wenn die größte Quelle wegfällt?',
        'Warum engagieren sich Menschen gerade hier, und warum hören sie auf?',
      ],
      authority: [
        'Welche Anliegen kommen am häufigsten, und wie oft muss jemand dafür wiederkommen?',
        'Wie lange dauert ein Vorgang vom Antrag bis zum Bescheid, und wo liegt er am längsten?',
        'Was legt das Gesetz fest, und was lässt sich selbst entscheiden?',
      ],
      shop: [
        'Warum kaufen Menschen hier und nicht auf einem großen Marktplatz?',
        'Welche Artikel tragen das Ergebnis nach Versand und Rücksendungen?',
        'Wie finden Menschen hierher, und was kostet eine erste Bestellung an Werbung?',
      ],
    },
  },

  services: {
    noAudience:
      'Für wen das Angebot gemacht ist, steht noch nicht fest. Gespräche mit den Menschen, um die es geht, und ein Blick auf vorhandene Daten zeigen, wer es am dringendsten braucht.',
    manyOffers: (count: number) =>
      `${count} Angebote sind viel zum Überblicken. Ein gemeinsamer Maßstab hilft zu entscheiden, was Vorrang hat und was wegfallen kann.`,
    whyHere:
      'Warum sich Menschen so entscheiden, ist die wichtigste offene Frage. Einige Interviews reichen meist, um ein Muster zu sehen.',
    job: (job: string) =>
      `Zu offenen Stellen ist ${job} genannt. Mit klaren Rollen und weniger Runden arbeiten sich neue Leute schneller ein.`,
  },

  steps: {
    check: 'Lies das Blatt mit jemandem zusammen und ändere, was nicht stimmt.',
    ask: {
      company: 'Klär die oberste offene Frage mit jemandem, der jeden Tag mit Kunden spricht.',
      practice: 'Klär die oberste offene Frage mit dem Empfang: Dort kommen alle Anliegen an.',
      association: 'Klär die oberste offene Frage mit jemandem, dem die Arbeit nützen soll.',
      authority: 'Klär die oberste offene Frage mit jemandem, der Anliegen am Schalter annimmt.',
      shop: 'Klär die oberste offene Frage mit fünf Menschen, die zuletzt bestellt haben.',
    },
    thesis:
      'Schreib eine These und eine Wahl auf, unten auf dieser Seite, und prüf sie in zwei Wochen.',
    discuss: 'Sprich mit uns darüber, wenn du es mit jemandem von außen prüfen willst.',
  },
}

export type DraftWords = typeof GERMAN

/** A sentence for facts from the website, and one for facts that the visitor typed. */
export type SentenceByOrigin = Readonly<
  Record<'page' | 'visitor', (list: string, count: number) => string>
>
