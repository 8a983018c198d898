/** All texts of the method. Each is true of any organisation, because everything about it follows a label. */
export const GERMAN = {
  more: (count: number) => (count === 1 ? 'eine weitere Angabe' : `${count} weitere Angaben`),
  labels: {
    name: 'Name',
    description: 'Beschreibung',
    founded: 'Gegründet',
    size: 'Größe',
    offers: 'Angebote',
    prices: 'Preise',
    locations: 'Orte',
    audiences: 'Für wen',
    references: 'Referenzen',
    languages: 'Sprachen',
    shop: 'Onlineshop',
    jobs: 'Offene Stellen',
    events: 'Veranstaltungen',
    news: 'Neuigkeiten',
  },
  manyOffers: (count: number) => `${count} Angebote stehen nebeneinander.`,
  manyAudiences: (count: number) => `${count} Zielgruppen werden zugleich angesprochen.`,

  questions: {
    description:
      'Was macht die Organisation in einem Satz, den auch Außenstehende sofort verstehen?',
    offers: 'Was genau bietet die Organisation an?',
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
    manyOffers: (count: number) =>
      `${count} Angebote sind genannt. Welches ist das wichtigste, und welches könnte entfallen?`,
    manyAudiences: (count: number) =>
      `${count} Zielgruppen sind genannt. Welche käme zuerst, wenn die Zeit nur für eine reicht?`,
    jobs: 'Offene Stellen sind genannt. Welche Arbeit bleibt heute liegen, und was wird damit als Erstes besser?',
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
    jobs: 'Offene Stellen sind genannt. Mit klaren Rollen und weniger Runden arbeiten sich neue Leute schneller ein.',
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
      'Schreib am Ende dieses Entwurfs eine These und eine Wahl auf, und prüf sie in zwei Wochen.',
    discuss: 'Sprich mit uns darüber, wenn du es mit jemandem von außen prüfen willst.',
  },
}

export type DraftWords = typeof GERMAN
