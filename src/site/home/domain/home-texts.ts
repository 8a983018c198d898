import { VOICES_TEXTS } from '#site/frame/domain/voices-texts.ts'
import {
  group,
  type LocalText,
  line,
  list,
  paragraph,
  picture,
  type SamplePicture,
  seo,
  type TextsOf,
} from '#site/pages/domain/text-schema.ts'
import { SERVICE_NAMES } from '#site/services/domain/service-names.ts'
import { HOME_TEAM_TEXTS } from './home-team-texts.ts'
import { HOME_TOOLS_TEXTS } from './home-tools-texts.ts'

/** The texts of the home page. */
export const HOME_TEXTS = group('Startseite', {
  seo: seo({
    title: {
      de: '{{firma}}: Innovationsberatung und Workshopräume in {{ort}}',
      en: '{{firma}}: innovation consultancy and workshop spaces in {{ort}}',
    },
    description: {
      de: 'Innovationsberatung in {{ort}}: Wir begleiten Teams von der ersten Frage bis zum getesteten Prototyp. Mit Trainings und 600\u00a0m² Workshopräumen.',
      en: 'Innovation consultancy in {{ort}}: we work with teams from the first question to a tested prototype. With training sessions and 600\u00a0m² of space.',
    },
    keywords: [
      { de: 'Innovationsberatung', en: 'innovation consultancy' },
      { de: 'Workshopräume {{ort}}', en: 'workshop spaces {{ort}}' },
      { de: 'Prototyp', en: 'prototype' },
      { de: 'Designsprint', en: 'design sprint' },
      { de: 'KI-Trainings', en: 'AI training' },
    ],
    ogTitle: { de: 'Neues nimmt hier Form an.', en: 'Where new things take shape.' },
    ogDescription: {
      de: 'Projekte, Trainings und 600\u00a0Quadratmeter Workshopräume für Teams, die etwas Neues vorhaben.',
      en: 'Projects, training and 600\u00a0square metres of workshop space for teams with something new in mind.',
    },
  }),
  hero: group('Anfang', {
    title: line('Titel', { de: 'Neues nimmt hier Form an.', en: 'Where new things take shape.' }),
    subtitle: paragraph('Text unter dem Titel', {
      de: 'Wir begleiten Teams von der ersten Frage bis zum getesteten Prototyp: in Projekten, in Trainings und auf 600\u00a0Quadratmetern Workshopfläche.',
      en: 'We work with teams from the first question to a tested prototype: in projects, in training sessions and in 600\u00a0square metres of workshop space.',
    }),
    cta: line('Knopf zum Kontakt', { de: 'Kontakt aufnehmen', en: 'Get in touch' }),
    book: line('Knopf zur Buchung des nächsten freien Platzes', {
      de: 'Training buchen',
      en: 'Book a training session',
    }),
    nextSeat: line(
      'Zweite Zeile auf diesem Knopf',
      { de: '{{tag}} · {{preis}}', en: '{{tag}} · {{preis}} · in German' },
      { values: ['tag', 'preis'] },
    ),
    picture: picture('Bild', { image: 'hero', alt: { de: '', en: '' } }),
  }),
  mission: group('Leistungen', {
    header: line('Überschrift', {
      de: 'Vier Wege, mit uns voranzukommen',
      en: 'Four ways to move forward with us',
    }),
    description: paragraph('Einleitung', {
      de: 'Wir sind eine Innovationsberatung in {{ort}}. Manche kommen mit einem Problem zu uns, andere mit einer Ahnung. Wir arbeiten mit beidem, und zwar gemeinsam mit euren Leuten.',
      en: 'We’re an innovation consultancy in {{ort}}. Some people come to us with a problem, others with a hunch. Either is a good place to start, and your own people are part of the work all the way through.',
    }),
    cards: group('Karten', {
      potenziale: serviceCard('Erste Karte', {
        title: SERVICE_NAMES.potenziale,
        description: {
          de: 'Wir lesen Markt, Daten und Kundengespräche gegen den Strich und zeigen, wo sich ein zweiter Blick lohnt.',
          en: 'We take a fresh look at your market, your data and what your customers tell you, and show you where it pays to look closer.',
        },
        link: { de: 'Mehr zu Potenzialen', en: 'More on potential' },
        picture: { image: 'service-potenziale', focus: [22, 30] },
      }),
      loesungen: serviceCard('Zweite Karte', {
        title: SERVICE_NAMES.loesungen,
        description: {
          de: 'Vom Interview zum Prototyp in wenigen Wochen. Eure Kundschaft probiert ihn aus, bevor ihr das Budget festlegt.',
          en: 'From interview to prototype in a few weeks. Your customers try it out before you commit the budget.',
        },
        link: { de: 'Mehr zu Lösungen', en: 'More on solutions' },
        picture: { image: 'service-loesungen', focus: [0, 50] },
      }),
      geschaeftsideen: serviceCard('Dritte Karte', {
        title: SERVICE_NAMES.geschaeftsideen,
        description: {
          de: 'Wir rechnen nach, testen den Preis und suchen die ersten Kunden, bis aus der Idee ein Angebot geworden ist.',
          en: 'We check the numbers, test the price and look for the first customers until the idea has become something you can sell.',
        },
        link: { de: 'Mehr zu Geschäftsideen', en: 'More on business ideas' },
        picture: { image: 'service-geschaeftsideen', focus: [78, 40] },
      }),
      organisationen: serviceCard('Vierte Karte', {
        title: SERVICE_NAMES.organisationen,
        description: {
          de: 'Rollen, Routinen und Räume, in denen Neues Bestand hat, auch wenn das Projekt vorbei ist.',
          en: 'Roles, routines and rooms in which new things can last, even once the project is over.',
        },
        link: { de: 'Mehr zu Organisationen', en: 'More on organisations' },
        picture: { image: 'service-organisationen' },
      }),
    }),
  }),
  trainings: group('Trainings', {
    title: line('Überschrift', {
      de: 'Mini-Trainings: 90\u00a0Minuten, live und online',
      en: 'Mini-trainings: 90\u00a0minutes, live and online',
    }),
    intro: paragraph('Einleitung', {
      de: 'In kleiner Runde lernt ihr eine Methode und nehmt ein Ergebnis mit, das ihr noch am selben Tag nutzen könnt.',
      en: 'In a small group you learn one method and leave with a result you can use the same day. The sessions, the pages about them and the booking form are in German.',
    }),
    noDate: line('Statt des Termins, wenn keiner ansteht', {
      de: 'Neue Termine folgen',
      en: 'New dates to follow',
    }),
    fewSeats: line(
      'Schild, wenn wenige Plätze frei sind',
      { de: 'Noch {{plaetze}} Plätze', en: '{{plaetze}} seats left' },
      { values: ['plaetze'] },
    ),
    oneSeat: line('Schild, wenn ein Platz frei ist', { de: 'Noch 1 Platz', en: '1 seat left' }),
    soldOut: line('Schild, wenn alles ausgebucht ist', { de: 'Ausgebucht', en: 'Sold out' }),
    waitingList: line('Statt des Preises, wenn alles ausgebucht ist', {
      de: 'Warteliste offen',
      en: 'Waiting list open',
    }),
    book: line('Knopf zur Buchung', { de: 'Platz buchen', en: 'Book a seat (in German)' }),
    all: line('Knopf zu allen Trainings', {
      de: 'Alle Trainings und Preise',
      en: 'All sessions and prices (in German)',
    }),
    seatPrice: line(
      'Preis eines Platzes',
      {
        de: 'Ein Platz kostet heute {{preis}} ({{ust}}).',
        en: 'A seat costs {{preis}} today ({{ust}}).',
      },
      { values: ['preis', 'ust'] },
    ),
    packagePrice: line(
      'Preis des größten Pakets',
      {
        de: 'Das Paket mit {{plaetze}} Plätzen kostet {{preis}}.',
        en: 'A package of {{plaetze}} seats costs {{preis}}.',
      },
      { values: ['plaetze', 'preis'] },
    ),
  }),
  testimonials: VOICES_TEXTS,
  tools: HOME_TOOLS_TEXTS,
  team: HOME_TEAM_TEXTS,
  spaces: group('Räume', {
    title: line('Überschrift', { de: 'Platz zum Ausprobieren', en: 'Room to try things out' }),
    description: paragraph('Einleitung', {
      de: 'Werkraum, Forum und Lounge sind hell und lassen sich umbauen. Ihr könnt sie für Workshops, Klausuren und Veranstaltungen mieten, auch ohne Beratung.',
      en: 'The workshop, the forum and the lounge are bright and easy to rearrange. You can hire them for workshops, away days and events, with or without our advice.',
    }),
    button: line('Knopf', { de: 'Räume ansehen und buchen', en: 'View and book the spaces' }),
    facts: list(
      'Zahlen',
      {
        each: 'Zahl',
        least: 0,
        most: 4,
        item: { value: line('Zahl'), label: line('Was sie zählt') },
      },
      [
        {
          value: { de: '600\u00a0m²', en: '600\u00a0m²' },
          label: { de: 'Fläche', en: 'Floor space' },
        },
        {
          value: { de: 'bis 100', en: 'up to 100' },
          label: { de: 'Gäste bei Veranstaltungen', en: 'Guests at events' },
        },
      ],
    ),
    rooms: list(
      'Räume, der erste ist der große',
      { each: 'Raum', least: 2, most: 6, item: { name: line('Name'), picture: picture('Bild') } },
      [
        {
          name: { de: 'Werkraum', en: 'Workshop' },
          picture: {
            image: 'room',
            alt: {
              de: 'Modell des Werkraums: langer Arbeitstisch, Sofa, Zettelwand und hohe Fenster',
              en: 'Model of the workshop room: a long table, a sofa, a wall of notes and tall windows',
            },
          },
        },
        {
          name: { de: 'Forum', en: 'Forum' },
          picture: {
            image: 'room-forum',
            alt: {
              de: 'Modell des Forums: Stuhlreihen vor einer Bühne mit Leinwand und zwei Sesseln',
              en: 'Model of the forum: rows of chairs facing a stage with a screen and two armchairs',
            },
          },
        },
        {
          name: { de: 'Lounge', en: 'Lounge' },
          picture: {
            image: 'room-lounge',
            alt: {
              de: 'Modell der Lounge: offene Küche mit Tresen, Sofa, Sessel und runder Tisch',
              en: 'Model of the lounge: an open kitchen with a counter, a sofa, an armchair and a round table',
            },
          },
        },
      ],
    ),
    loading: line('Statt eines Bildes, bis es geladen ist', {
      de: 'Bilder werden geladen...',
      en: 'Loading images...',
    }),
  }),
  contact: group('Kontakt', {
    title: line('Überschrift', {
      de: 'Erzählt uns von eurem Vorhaben',
      en: 'Tell us what you have in mind',
    }),
    description: paragraph('Text', {
      de: 'Ruft an oder schreibt uns, was euch beschäftigt. Ein paar Sätze genügen für den Anfang.',
      en: 'Call or write and tell us what’s on your mind. A few sentences are enough to start with.',
    }),
  }),
})

export type HomeTexts = TextsOf<typeof HOME_TEXTS>

function serviceCard(
  label: string,
  samples: {
    title: LocalText
    description: LocalText
    link: LocalText
    picture: Pick<SamplePicture, 'image' | 'focus'>
  },
) {
  return group(label, {
    title: line('Titel', samples.title),
    description: paragraph('Text', samples.description),
    link: line('Link', samples.link),
    picture: picture('Bild', { ...samples.picture, alt: { de: '', en: '' } }),
  })
}
