import { voices } from '#site/frame/web/voices.de.ts'
import { FIRM } from '#site/pages/web/firm.ts'
import type { HomeTexts } from '#site/pages/web/site-texts.ts'

/** SAMPLE CONTENT, to be replaced: above all the testimonials, whose authors are invented. */
export const texts: HomeTexts = {
  seo: {
    title: `${FIRM.name}: Innovationsberatung und Workshopräume in ${FIRM.address.city}`,
    description: `Innovationsberatung in ${FIRM.address.city}: Wir begleiten Teams von der ersten Frage bis zum getesteten Prototyp. Mit Trainings und 600\u00a0m² Workshopräumen.`,
    keywords: [
      'Innovationsberatung',
      `Workshopräume ${FIRM.address.city}`,
      'Prototyp',
      'Designsprint',
      'KI-Trainings',
    ],
    ogTitle: 'Neues nimmt hier Form an.',
    ogDescription:
      'Projekte, Trainings und 600\u00a0Quadratmeter Werkraum für Teams, die etwas Neues vorhaben.',
  },
  hero: {
    subtitle:
      'Wir begleiten Teams von der ersten Frage bis zum getesteten Prototyp: in Projekten, in Trainings und auf 600\u00a0Quadratmetern Werkraum.',
    title: 'Neues nimmt hier Form an.',
    cta: 'Gespräch vereinbaren',
  },
  mission: {
    header: 'Vier Wege, mit uns voranzukommen',
    description: `Wir sind eine Innovationsberatung in ${FIRM.address.city}. Manche kommen mit einem Problem zu uns, andere mit einer Ahnung. Wir arbeiten mit beidem, und zwar gemeinsam mit euren Leuten.`,
    cards: [
      {
        pageKey: 'potenziale',
        title: 'Potenziale erkennen',
        description:
          'Wir lesen Markt, Daten und Kundengespräche gegen den Strich und zeigen, wo sich ein zweiter Blick lohnt.',
        link: 'Mehr zu Potenzialen',
      },
      {
        pageKey: 'loesungen',
        title: 'Lösungen gestalten',
        description:
          'Vom Interview zum Prototyp in wenigen Wochen. Eure Kundschaft probiert ihn aus, bevor ihr das Budget festlegt.',
        link: 'Mehr zu Lösungen',
      },
      {
        pageKey: 'geschaeftsideen',
        title: 'Geschäftsideen kapitalisieren',
        description:
          'Wir rechnen nach, testen den Preis und suchen die ersten Kunden, bis aus der Idee ein Angebot geworden ist.',
        link: 'Mehr zu Geschäftsideen',
      },
      {
        pageKey: 'organisationen',
        title: 'Organisationen entwickeln',
        description:
          'Rollen, Routinen und Räume, in denen Neues Bestand hat, auch wenn das Projekt vorbei ist.',
        link: 'Mehr zu Organisationen',
      },
    ],
  },
  trainings: {
    title: 'Mini-Trainings: 90\u00a0Minuten, live und online',
    intro:
      'In kleiner Runde lernt ihr eine Methode und nehmt ein Ergebnis mit, das ihr noch am selben Tag nutzen könnt.',
    noDate: 'Neue Termine folgen',
    seatPrice: (price, vat) => `Ein Platz kostet heute ${price} (${vat}).`,
    packagePrice: (seats, price) => `Das Paket mit ${seats} Plätzen kostet ${price}.`,
    book: 'Platz buchen',
    all: 'Alle Trainings und Preise',
  },
  testimonials: {
    title: 'Das sagen Teams, die hier waren',
    previous: 'Vorherige Stimme',
    next: 'Nächste Stimme',
    position: (slide, slides) => `${slide} von ${slides}`,
    items: voices,
  },
  tools: {
    title: 'Werkzeuge für den Anfang',
    titleWithAi: 'KI-Werkzeuge für den Anfang',
    subtitle:
      'Sie liefern euch einen ersten Entwurf. Prüfen und entscheiden müsst ihr weiterhin selbst.',
    aiLabel: 'KI',
    cards: [
      {
        key: 'strategyConsultant',
        title: 'Strategy Consultant',
        description: 'Von der Webadresse zum ersten Entwurf einer Strategie.',
        picture: 'tool-strategy',
      },
      {
        key: 'flightDeck',
        title: 'Innovation Flight Deck',
        description:
          'Ein Designsprint im Kleinformat: Ihr beschreibt ein Problem und kommt in wenigen Minuten zu Lösungsansätzen.',
        picture: 'tool-flightdeck',
        link: 'Problem angehen',
      },
      {
        key: 'meetingModerator',
        title: 'Meeting Moderator',
        description:
          'Plant euer Meeting, moderiert es, achtet auf die Zeit und hält die Ergebnisse fest.',
        picture: 'tool-moderator',
        link: 'Meeting vorbereiten',
      },
    ],
    strategyConsultant: {
      description:
        'Gebt die Website eines Unternehmens ein. Der Entwurf stützt sich auf das, was dort öffentlich über das Unternehmen und seinen Markt steht.',
      inputLabel: 'Adresse der Website',
      inputPlaceholder: 'https://www.example.com',
      button: 'Weiter',
      emptyError: 'Gebt die Adresse einer Website ein.',
      invalidError:
        'Diese Webadresse ist nicht vollständig. Schreibt sie zum Beispiel so: https://www.example.com',
    },
  },
  team: {
    title: 'Die Menschen dahinter',
    intro:
      'Wer euch berät, arbeitet auch mit: Im Projekt trefft ihr auf die Menschen, die ihr hier seht.',
  },
  spaces: {
    title: 'Platz zum Ausprobieren',
    description:
      'Werkraum, Forum und Lounge sind hell und lassen sich umbauen. Ihr könnt sie für Workshops, Klausuren und Veranstaltungen mieten, auch ohne Beratung.',
    facts: [
      { value: '600\u00a0m²', label: 'Fläche' },
      { value: 'bis 100', label: 'Gäste bei Veranstaltungen' },
    ],
    rooms: [
      {
        name: 'Werkraum',
        alt: 'Modell des Werkraums: langer Arbeitstisch, Sofa, Zettelwand und hohe Fenster',
        picture: 'room',
      },
      {
        name: 'Forum',
        alt: 'Modell des Forums: Stuhlreihen vor einer Bühne mit Leinwand und zwei Sesseln',
        picture: 'room-forum',
      },
      {
        name: 'Lounge',
        alt: 'Modell der Lounge: offene Küche mit Tresen, Sofa, Sessel und runder Tisch',
        picture: 'room-lounge',
      },
    ],
    button: 'Räume ansehen und buchen',
    loading: 'Bilder werden geladen...',
  },
  contact: {
    title: 'Erzählt uns von eurem Vorhaben',
    description:
      'Ruft an oder schreibt uns, was euch beschäftigt. Ein paar Sätze genügen für den Anfang.',
  },
}
