import type { DraftWords } from './draft-texts.ts'

export const GERMAN: DraftWords = {
  locale: 'de-DE',
  quotes: { outer: ['„', '“'], inner: ['‚', '‘'] },
  company: 'das Unternehmen',
  more: (count) => (count === 1 ? 'eine weitere Angabe' : `${count} weitere Angaben`),

  position: {
    description: (company) => ({
      page: (text) => `So beschreibt sich ${company} auf der Website: ${text}.`,
      visitor: (text) => `So habt ihr ${company} beschrieben: ${text}.`,
    }),
    noDescription: (company) =>
      `Eine Beschreibung fehlt in den Angaben. Wofür ${company} steht, ist deshalb die erste offene Frage.`,
    name: {
      page: (name) => `Die Website nennt als Namen ${name}.`,
      visitor: (name) => `Als Namen nennt ihr ${name}.`,
    },
    offers: {
      page: (list) => `Zum Angebot zählt die Website ${list}.`,
      visitor: (list) => `Zum Angebot zählt ihr ${list}.`,
    },
    locations: {
      page: (list, count) =>
        count === 1
          ? `Als Standort nennt die Website ${list}.`
          : `Als Standorte nennt die Website ${list}.`,
      visitor: (list, count) =>
        count === 1 ? `Als Standort nennt ihr ${list}.` : `Als Standorte nennt ihr ${list}.`,
    },
    hypothesis: (company, audience, offer) =>
      `Als Arbeitshypothese: Für ${audience} will ${company} die erste Adresse sein, wenn es um ${offer} geht. Würdet ihr das so unterschreiben?`,
  },

  customers: {
    audiences: {
      page: (list) => `Die Website wendet sich an ${list}.`,
      visitor: (list) => `Als Zielgruppe nennt ihr ${list}.`,
    },
    language: {
      page: (list) => `Die Website gibt es in einer Sprache: ${list}.`,
      visitor: (list) => `Als einzige Sprache nennt ihr ${list}.`,
    },
    oneAudience: (audience) =>
      `Auch unter ${audience} suchen vermutlich manche dringender als andere. Woran ihr diese erkennt, zeigt ein Blick auf die letzten fünf Abschlüsse.`,
    twoAudiences: (one, other) =>
      `Die Gruppe ${one} kauft vermutlich aus einem anderen Anlass als die Gruppe ${other}. Fragt beide getrennt, was sie zuletzt zum Suchen gebracht hat.`,
    noAudience: (offer) =>
      offer
        ? `Eine Zielgruppe ist nicht genannt. Am schnellsten findet ihr sie bei den letzten fünf, die sich für ${offer} entschieden haben: Was haben sie gemeinsam?`
        : 'Eine Zielgruppe ist nicht genannt. Am schnellsten findet ihr sie bei den letzten fünf Abschlüssen: Was haben diese Kunden gemeinsam?',
  },

  strengths: {
    references: {
      page: (list) => `Belege sind da: Die Website verweist auf ${list}.`,
      visitor: (list) => `Belege sind da: Ihr verweist auf ${list}.`,
    },
    events: {
      page: (list) => `Man kann sich begegnen: Zu Veranstaltungen nennt die Website ${list}.`,
      visitor: (list) => `Man kann sich begegnen: Zu Veranstaltungen nennt ihr ${list}.`,
    },
    jobs: {
      page: (list) => `Es wird eingestellt: Zu offenen Stellen nennt die Website ${list}.`,
      visitor: (list) => `Es wird eingestellt: Zu offenen Stellen nennt ihr ${list}.`,
    },
    shop: {
      page: (list) => `Online kaufen geht schon: Die Website zeigt ${list}.`,
      visitor: (list) => `Online kaufen geht schon: Ihr nennt ${list}.`,
    },
    news: {
      page: (list) => `Es gibt etwas zu erzählen: Zu lesen ist zum Beispiel ${list}.`,
      visitor: (list) => `Es gibt etwas zu erzählen: Ihr nennt ${list}.`,
    },
    technology: {
      page: (list) =>
        `Technik, auf der sich aufbauen lässt, ist da: Auf der Website findet sich ${list}.`,
      visitor: (list) => `Technik, auf der sich aufbauen lässt, ist da: Ihr nennt ${list}.`,
    },
    languages: {
      page: (list) => `Die Website erreicht Menschen in mehr als einer Sprache: ${list}.`,
      visitor: (list) => `Ihr erreicht Menschen in mehr als einer Sprache: ${list}.`,
    },
    locations: {
      page: (list) => `Nähe an mehr als einem Ort: Die Website nennt ${list}.`,
      visitor: (list) => `Nähe an mehr als einem Ort: Ihr nennt ${list}.`,
    },
    focus: (offers) =>
      `Wer so klar für ${offers} steht, wird vermutlich leichter weiterempfohlen. Fragt nach, wie Kunden euch anderen beschreiben.`,
    breadth: (one, other, count) =>
      `Bei ${count} Angeboten liegt die Stärke vermutlich in der Kombination: Wer sich für ${one} interessiert, braucht vielleicht auch ${other}.`,
    none: 'Eine Stärke, die sich belegen lässt, steht nicht in den Angaben. Fragt drei Menschen, die schon lange Kunden sind, warum sie geblieben sind.',
  },

  questions: {
    description: (company) =>
      `Was macht ${company} in einem Satz, den auch Außenstehende sofort verstehen?`,
    offers: (company) => `Was genau bietet ${company} an, das man kaufen oder beauftragen kann?`,
    audiences: 'Für wen ist das Angebot gemacht, und für wen ausdrücklich nicht?',
    proof:
      'Wer kann bestätigen, dass das Angebot hält, was es verspricht? Referenzen oder Kundenstimmen sind nicht genannt.',
    prices:
      'Was kostet es, und wonach richtet sich der Preis? In den Angaben stehen dazu keine Zahlen.',
    manyOffers: (count, some) =>
      `${count} Angebote stehen nebeneinander, darunter ${some}. Welches trägt das Geschäft, und welches läuft nur noch aus Gewohnheit mit?`,
    manyAudiences: (count, some) =>
      `${count} Zielgruppen sind genannt, darunter ${some}. Welche käme zuerst, wenn die Zeit nur für eine reicht?`,
    oneLanguage: (locations, language) =>
      `Genannt sind die Standorte ${locations}, aber als Sprache nur ${language}. Kommen alle, die ihr erreichen wollt, damit zurecht?`,
    job: (job) =>
      `Zu offenen Stellen ist ${job} genannt. Welche Arbeit bleibt heute liegen, und was wird damit als Erstes besser?`,
    whyHere:
      'Warum entscheiden sich Kunden hierfür und nicht für die Alternative, zu der auch Nichtstun gehört? Das kann keine Website beantworten, nur die Kundschaft.',
  },

  services: {
    noAudience:
      'Für wen das Angebot gemacht ist, steht noch nicht fest. Gespräche mit Kunden und ein Blick auf vorhandene Daten zeigen, wer es am dringendsten braucht.',
    manyOffers: (count) =>
      `${count} Angebote sind viel zum Überblicken. Geordnete Chancen und ein gemeinsamer Maßstab helfen zu entscheiden, was Vorrang hat und was wegfallen kann.`,
    whyHere:
      'Warum sich Kunden so entscheiden, ist die wichtigste offene Frage. Einige Interviews reichen meist, um ein Muster zu sehen.',
    job: (job) =>
      `Zu offenen Stellen ist ${job} genannt. Mit klaren Rollen und weniger Runden ist Neues schneller eingearbeitet.`,
    locations: (locations) =>
      `Genannt sind ${locations}. Wer an mehreren Orten arbeitet, braucht Absprachen, die ohne lange Runden auskommen.`,
  },

  steps: {
    check: (assumptions, all) =>
      assumptions === 0
        ? 'Lest den Entwurf zu zweit und streicht, was nicht stimmt.'
        : `Lest den Entwurf zu zweit und streicht, was nicht stimmt: ${assumptions} von ${all} Aussagen zu Position, Kundschaft und Stärken ${assumptions === 1 ? 'ist eine Annahme' : 'sind Annahmen'}.`,
    ask: 'Klärt die oberste offene Frage mit jemandem, der jeden Tag mit Kunden spricht.',
    discuss: 'Sprecht mit uns darüber, wenn ihr den Entwurf mit jemandem von außen prüfen wollt.',
  },
}
