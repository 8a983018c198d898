import type { DraftWords } from './words.ts'

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

  opportunities: {
    whiteSpot: (offer, audience, apart) => ({
      title: `${offer} für ${audience}`,
      reason: apart
        ? `Methode Weißer Fleck: Auf den gelesenen Seiten fanden sich ${offer} und ${audience}, aber nicht auf derselben. Vielleicht fehlt ein Angebot, das beides verbindet.`
        : `Methode Weißer Fleck: In den Angaben stehen ${offer} und ${audience}. Ob es dafür schon ein eigenes Angebot gibt, sagen sie nicht; vielleicht fehlt es.`,
      experiment: `Drei Tage: Jemand aus dem Vertrieb spricht mit fünf Menschen aus der Gruppe ${audience} und fragt, wie sie heute lösen, wofür ${offer} gedacht ist. Gelungen ist es, wenn drei von sich aus ein Problem schildern und zwei einen Folgetermin wollen.`,
    }),
    references: (reference) => ({
      title: 'Aus einem gelungenen Auftrag ein festes Paket machen',
      reason: `Methode Stärke verlängern: Mit ${reference} gibt es schon etwas, worauf man verweisen kann. Mit festem Umfang und Preis wird daraus ein Angebot, das andere leichter kaufen.`,
      experiment:
        'Vier Tage: Zwei Leute, die dabei waren, schreiben Umfang, Dauer und Preis auf eine Seite und zeigen sie fünf ähnlichen Kunden. Gelungen ist es, wenn zwei davon ein Angebot haben wollen.',
    }),
    events: (event) => ({
      title: `Mehr aus ${event} machen`,
      reason: `Methode Stärke verlängern: Bei ${event} treffen sich Menschen, die das Thema beschäftigt. Was sie danach brauchen, kann ein eigenes Angebot werden.`,
      experiment:
        'Drei Tage: Wer die Veranstaltung betreut, ruft sechs Menschen an, die zuletzt dabei waren, und fragt, was sie danach ausprobiert haben und woran es hing. Gelungen ist es, wenn dreimal dieselbe Hürde genannt wird.',
    }),
    shop: (shop) => ({
      title: 'Vom einzelnen Kauf zum Wiederkommen',
      reason: `Methode Stärke verlängern: Gekauft wird schon online, genannt ist ${shop}. Wer wiederkommt, kostet weniger als jemand, der neu gewonnen werden muss; vielleicht fehlt dafür ein Anlass.`,
      experiment:
        'Vier Tage: Eine Person schreibt zwanzig früheren Käufern persönlich und bietet an, was nach dem ersten Kauf nützt, etwa Nachschub, Wartung oder eine Einweisung. Gelungen ist es, wenn vier antworten und zwei bestellen.',
    }),
    news: (news) => ({
      title: `Aus ${news} ein Gespräch machen`,
      reason: `Methode Stärke verlängern: Über ${news} wird schon geschrieben. Wer mit Lesern darüber spricht, erfährt, welche Frage ihnen Geld wert ist.`,
      experiment:
        'Drei Tage: Wer den Beitrag kennt, lädt zehn Kunden zu einer offenen halben Stunde am Telefon oder im Videoanruf ein. Gelungen ist es, wenn vier kommen und zwei eine Frage mitbringen, die sie selbst nicht lösen können.',
    }),
    jobs: (job) => ({
      title: 'Den Engpass kleiner machen',
      reason: `Methode Engpass zuerst: Zu offenen Stellen ist ${job} genannt. Wo Hände fehlen, hilft es oft schneller, die einfachen Teile der Arbeit wegzulassen oder anders zu lösen.`,
      experiment:
        'Fünf Tage: Zwei Leute aus dem Team notieren, womit sie bei dieser Arbeit Zeit verbringen, und ersetzen den lästigsten wiederkehrenden Teil durch eine Vorlage. Gelungen ist es, wenn jede Person zwei Stunden gewinnt und niemand sich beschwert.',
    }),
    assistant: (offer, technology) => ({
      title: `Antworten zu ${offer} mit KI vorbereiten`,
      reason: `Methode Kundenreise: Die Angaben nennen ${technology}. Viele Fragen vor dem Kauf wiederholen sich vermutlich; Entwürfe für die Antworten kann eine KI schreiben, prüfen muss sie ein Mensch.`,
      experiment: `Vier Tage: Eine Person sammelt die zehn häufigsten Fragen zu ${offer}, lässt sich Antworten entwerfen, verbessert sie und schickt sie an echte Fragende. Gelungen ist es, wenn acht Antworten ohne Rückfrage genügen.`,
    }),
    digital: (offer, technology) => ({
      title: `${offer} mit drei Fragen online anfragen`,
      reason: technology
        ? `Methode Kundenreise: Zwischen Interesse und Anfrage geht vermutlich ein Teil verloren. Genannt ist ${technology}; darauf lässt sich ein kürzerer Weg zu ${offer} ausprobieren.`
        : `Methode Kundenreise: Zwischen Interesse und Anfrage geht vermutlich ein Teil verloren. Ein kürzerer Weg zu ${offer} lässt sich ohne neue Technik ausprobieren.`,
      experiment: `Zwei Tage: Eine Person baut die drei Fragen, die vor jedem Angebot zu ${offer} zu klären sind, als einfaches Formular und lässt fünf Außenstehende es ausfüllen. Gelungen ist es, wenn alle in zwei Minuten fertig sind und die Antworten für ein Angebot reichen.`,
    }),
    around: (offer) => ({
      title: `Das Davor und Danach von ${offer}`,
      reason: `Methode Service um das Produkt: Wer sich für ${offer} entscheidet, hat davor und danach weitere Aufgaben. Welche davon niemand abnimmt, kann ein Angebot werden, das sich wiederholt.`,
      experiment: `Drei Tage: Eine Person geht mit zwei Kunden den Weg von der ersten Frage zu ${offer} bis heute durch und notiert jede Stelle, an der sie gewartet oder selbst gesucht haben. Gelungen ist es, wenn beide an derselben Stelle sagen, dass sie für Hilfe zahlen würden.`,
    }),
    bundle: (one, other) => ({
      title: `${one} und ${other} als ein Paket`,
      reason: `Methode Kombinieren: Die Angaben nennen ${one} und ${other} nebeneinander. Wer beides braucht, hat mit einem Paket nur eine Entscheidung statt zwei.`,
      experiment:
        'Drei Tage: Eine Person schreibt das Paket mit Preis auf eine Seite und zeigt sie fünf Kunden, die bisher nur eines von beiden haben. Gelungen ist es, wenn zwei ein Angebot dafür haben wollen.',
    }),
    testMarket: (location, locations) => ({
      title: `Ein Ort als Testfeld: ${location}`,
      reason: `Methode Testmarkt: Genannt sind ${locations}. Was an einem Ort anders läuft, lässt sich mit den übrigen vergleichen, bevor es alle betrifft.`,
      experiment:
        'Fünf Tage: Das Team dort ändert eine einzige Sache am Angebot oder an der Begrüßung neuer Kunden, die anderen bleiben dabei. Gelungen ist es, wenn es dort sichtbar mehr Rückfragen oder Zusagen gibt.',
    }),
    lostRequests: {
      title: 'Von denen lernen, die sich anders entschieden haben',
      reason:
        'Methode Verlorene Anfragen: Für eine Chance aus dem Angebot reichen die Angaben noch nicht. Wer angefragt und dann abgesagt hat, kann am genauesten sagen, was fehlt.',
      experiment:
        'Drei Tage: Jemand, der die Anfragen nicht selbst bearbeitet hat, ruft fünf Menschen an, die abgesagt haben, und fragt, was sie stattdessen tun. Gelungen ist es, wenn ein Grund mindestens dreimal vorkommt.',
    },
    fiveSeconds: (description) => ({
      title: 'Einen Satz finden, der hängen bleibt',
      reason: description
        ? `Methode Fünf-Sekunden-Test: Ob ${description} bei Fremden ankommt, zeigt sich daran, was sie nach fünf Sekunden wiedergeben können.`
        : 'Methode Fünf-Sekunden-Test: Ein Satz, der das Angebot beschreibt, fehlt in den Angaben. Ob einer trägt, zeigt sich daran, was Fremde nach fünf Sekunden wiedergeben können.',
      experiment:
        'Zwei Tage: Eine Person zeigt zehn Außenstehenden je fünf Sekunden lang einen von zwei Sätzen und fragt, was man hier kaufen kann. Gelungen ist es, wenn vier von fünf es bei einem der Sätze richtig sagen.',
    }),
    smallestOffer: {
      title: 'Ein Angebot für einen halben Tag',
      reason:
        'Methode Kleinstes Angebot: Solange wenig bekannt ist, lernt man am meisten von jemandem, der für etwas Kleines wirklich bezahlt.',
      experiment:
        'Vier Tage: Zwei Leute beschreiben eine Leistung, die in einem halben Tag erbracht ist, mit Preis auf einer Seite und bieten sie zehn Kontakten an. Gelungen ist es, wenn zwei zusagen und bezahlen.',
    },
  },

  services: {
    noAudience:
      'Für wen das Angebot gemacht ist, steht noch nicht fest. Gespräche mit Kunden und ein Blick auf vorhandene Daten zeigen, wer es am dringendsten braucht.',
    manyOffers: (count) =>
      `${count} Angebote sind viel zum Überblicken. Geordnete Chancen und ein gemeinsamer Maßstab helfen zu entscheiden, was Vorrang hat und was wegfallen kann.`,
    whyHere:
      'Warum sich Kunden so entscheiden, ist die wichtigste offene Frage. Einige Interviews reichen meist, um ein Muster zu sehen.',
    opportunity: {
      potenziale: (title) =>
        `Hinter dem Vorschlag ${title} steht eine Frage an die Kundschaft. Interviews und vorhandene Daten beantworten sie, bevor ihr etwas baut.`,
      loesungen: (title) =>
        `Der Vorschlag ${title} braucht bald etwas zum Ausprobieren. Ein Prototyp, den etwa fünf Menschen benutzen, zeigt, was davon trägt.`,
      geschaeftsideen: (title) =>
        `Beim Vorschlag ${title} entscheidet, ob jemand dafür zahlt. Eine Rechnung mit offenen Annahmen und ein Preistest klären das früh.`,
      organisationen: (title) =>
        `Der Vorschlag ${title} ändert, wie gearbeitet wird. Das gelingt in kleinen Versuchen mit Ablaufdatum besser als mit einem großen Umbau.`,
    },
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
    experiment: (title) =>
      `Beginnt mit nur einem Experiment, zum Beispiel ${title}. Legt vorher fest, wer es macht und an welchem Tag ihr das Ergebnis anseht.`,
    decide: 'Entscheidet an diesem Tag: weitermachen, umbauen oder lassen.',
    discuss: 'Sprecht mit uns darüber, wenn ihr den Entwurf mit jemandem von außen prüfen wollt.',
  },
}
