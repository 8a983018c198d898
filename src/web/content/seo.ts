import { FIRM } from './firm.ts'
import type { Language, PageKey } from './pages.ts'

export interface SeoTexts {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly ogTitle: string
  readonly ogDescription: string
}

export type SeoTable = Readonly<Record<PageKey, Readonly<Record<Language, SeoTexts>>>>

const { name } = FIRM
const { city } = FIRM.address

/** Title, description and keywords of each page for search engines and shared links. */
export const SEO: SeoTable = {
  home: {
    de: {
      title: `${name}: Innovationsberatung und Workshopräume in ${city}`,
      description: `Innovationsberatung in ${city}: Wir begleiten Teams von der ersten Frage bis zum getesteten Prototyp. Mit Trainings und 600\u00a0m² Workshopräumen.`,
      keywords: [
        'Innovationsberatung',
        `Workshopräume ${city}`,
        'Prototyp',
        'Designsprint',
        'KI-Trainings',
      ],
      ogTitle: 'Neues nimmt hier Form an.',
      ogDescription:
        'Projekte, Trainings und 600\u00a0Quadratmeter Werkraum für Teams, die etwas Neues vorhaben.',
    },
    en: {
      title: `${name}: innovation consultancy and workshop spaces in ${city}`,
      description: `Innovation consultancy in ${city}: we work with teams from the first question to a tested prototype. With training sessions and 600\u00a0m² of space.`,
      keywords: [
        'innovation consultancy',
        `workshop spaces ${city}`,
        'prototype',
        'design sprint',
        'AI training',
      ],
      ogTitle: 'Where new things take shape.',
      ogDescription:
        'Projects, training and 600\u00a0square metres of workshop space for teams with something new in mind.',
    },
  },
  potenziale: {
    de: {
      title: `Potenziale erkennen | ${name}`,
      description:
        'Wo lohnt sich ein zweiter Blick? Aus Interviews, Daten und Marktbeobachtung werden geordnete Chancen, eine Auswahl und ein Plan, sie zu prüfen.',
      keywords: ['Marktanalyse', 'Innovationsstrategie', 'Kundeninterviews', 'Chancen bewerten'],
      ogTitle: 'Potenziale erkennen',
      ogDescription:
        'Aus Interviews, Daten und Marktbeobachtung werden Chancen, die ihr prüfen könnt.',
    },
    en: {
      title: `Recognise potential | ${name}`,
      description:
        'What deserves a second look? Interviews, data and market research become a ranked set of opportunities, a reasoned choice and a plan to test it.',
      keywords: [
        'market analysis',
        'innovation strategy',
        'customer interviews',
        'assessing opportunities',
      ],
      ogTitle: 'Recognise potential',
      ogDescription: 'Interviews, data and market research become opportunities you can test.',
    },
  },
  loesungen: {
    de: {
      title: `Lösungen gestalten | ${name}`,
      description:
        'In vier bis acht Wochen zum getesteten Prototyp: Wir gestalten Produkte und Services in kleinen Schritten und prüfen sie mit eurer Zielgruppe.',
      keywords: ['Prototyping', 'Service Design', 'Designsprint', 'Nutzertests'],
      ogTitle: 'Lösungen gestalten',
      ogDescription: 'In vier bis acht Wochen vom verstandenen Problem zum getesteten Prototyp.',
    },
    en: {
      title: `Design solutions | ${name}`,
      description:
        'A tested prototype in four to eight weeks: we design products and services with you in small steps and try them out with the people they are for.',
      keywords: ['prototyping', 'service design', 'design sprint', 'user testing'],
      ogTitle: 'Design solutions',
      ogDescription: 'From a problem understood to a prototype tested, in four to eight weeks.',
    },
  },
  geschaeftsideen: {
    de: {
      title: `Geschäftsideen kapitalisieren | ${name}`,
      description:
        'Trägt sich die Idee? Wir rechnen nach, testen die wackligste Annahme mit echten Angeboten und empfehlen: weitermachen, umbauen oder lassen.',
      keywords: ['Geschäftsmodell', 'Preistest', 'Ausgründung', 'Geschäftsidee prüfen'],
      ogTitle: 'Geschäftsideen kapitalisieren',
      ogDescription: 'Nachrechnen, Preis testen, erste Kunden finden: von der Idee zum Angebot.',
    },
    en: {
      title: `Capitalise on business ideas | ${name}`,
      description:
        'Will the idea pay its way? We check the numbers, test the shakiest assumption with real offers and recommend: carry on, rework or let go.',
      keywords: ['business model', 'price test', 'spin-off', 'testing a business idea'],
      ogTitle: 'Capitalise on business ideas',
      ogDescription:
        'Check the numbers, test the price, find the first customers: from idea to offer.',
    },
  },
  organisationen: {
    de: {
      title: `Organisationen entwickeln | ${name}`,
      description:
        'Damit Neues im Alltag bleibt: Wir sehen uns an, wie bei euch entschieden wird, probieren Änderungen mit euch aus und bilden eure Leute aus.',
      keywords: ['Organisationsentwicklung', 'Zusammenarbeit', 'Moderation', 'Führung'],
      ogTitle: 'Organisationen entwickeln',
      ogDescription: 'Rollen, Routinen und Räume, in denen Neues bleiben darf.',
    },
    en: {
      title: `Develop organisations | ${name}`,
      description:
        'Helping new things last: we look at how decisions are made in your organisation, try out changes with you and train your own people to carry on.',
      keywords: ['organisational development', 'collaboration', 'facilitation', 'leadership'],
      ogTitle: 'Develop organisations',
      ogDescription: 'Roles, routines and rooms in which new things can last.',
    },
  },
  strategyConsultant: {
    de: {
      title: `Strategy Consultant: erster Strategieentwurf | ${name}`,
      description:
        'Aus der Website eines Unternehmens wird ein erster Strategieentwurf: Position, Stärken und offene Fragen, mit Quellen. Annahmen sind als solche gekennzeichnet.',
      keywords: ['Strategieentwurf', 'Positionierung', 'offene Fragen'],
      ogTitle: 'Strategy Consultant',
      ogDescription: 'Von der Webadresse zum ersten Entwurf einer Strategie, mit Quellen.',
    },
    en: {
      title: `Strategy Consultant: a first strategy draft | ${name}`,
      description:
        'Turn a company website into a first strategy draft: position, strengths and open questions, with sources, and with assumptions marked as such.',
      keywords: ['strategy draft', 'positioning', 'open questions'],
      ogTitle: 'Strategy Consultant',
      ogDescription: 'From a web address to a first strategy draft, with sources.',
    },
  },
  flightDeck: {
    de: {
      title: `Innovation Flight Deck: Designsprint im Kleinen | ${name}`,
      description:
        'Vom Problem zum testbaren Konzept: Fragen finden, Ideen sammeln, auswählen und auf einer Seite festhalten. Kostenlos und direkt im Browser.',
      keywords: ['Designsprint', 'Ideen finden', 'Wie könnten wir', 'Konzept testen'],
      ogTitle: 'Innovation Flight Deck',
      ogDescription: 'Ein Designsprint im Kleinformat: vom Problem zu Lösungsansätzen.',
    },
    en: {
      title: `Innovation Flight Deck: a small design sprint | ${name}`,
      description:
        'From a problem to a concept you can test: frame questions, collect ideas, choose, and write it down on one page. Free, and in your browser.',
      keywords: ['design sprint', 'finding ideas', 'how might we', 'concept testing'],
      ogTitle: 'Innovation Flight Deck',
      ogDescription: 'A small design sprint: from a problem to possible solutions.',
    },
  },
  meetingModerator: {
    de: {
      title: `Meeting Moderator: planen, moderieren, festhalten | ${name}`,
      description:
        'Plant die Agenda, behaltet die Zeit im Blick und nehmt Entscheidungen und Aufgaben als Protokoll mit. Kostenlos und nur in deinem Browser.',
      keywords: ['Meeting moderieren', 'Agenda planen', 'Meeting-Timer', 'Protokoll schreiben'],
      ogTitle: 'Meeting Moderator',
      ogDescription: 'Plant euer Meeting, achtet auf die Zeit und haltet Ergebnisse fest.',
    },
    en: {
      title: `Meeting Moderator: plan, run and record meetings | ${name}`,
      description:
        'Plan the agenda, keep an eye on the time and take decisions and tasks away as minutes. Free, and only in your browser: nothing is uploaded.',
      keywords: ['moderate meetings', 'meeting agenda', 'meeting timer', 'meeting minutes'],
      ogTitle: 'Meeting Moderator',
      ogDescription: 'Plan your meeting, keep to time and record what came of it.',
    },
  },
  kontakt: {
    de: {
      title: `Kontakt | ${name}`,
      description: `So erreichst du ${name} in ${city}: Telefon, E-Mail, Adresse und Karte. Erzähl uns von deinem Vorhaben oder frag nach Trainings und Räumen.`,
      keywords: ['Kontakt', 'Adresse', `Innovationsberatung ${city}`],
      ogTitle: 'Wir freuen uns, von dir zu hören!',
      ogDescription: `Telefon, E-Mail, Adresse und Karte: So erreichst du uns in ${city}.`,
    },
    en: {
      title: `Contact | ${name}`,
      description: `How to reach ${name} in ${city}: phone, email, address and map. Tell us what you have in mind, or ask about our training sessions and spaces.`,
      keywords: ['contact', 'address', `innovation consultancy ${city}`],
      ogTitle: 'We look forward to hearing from you!',
      ogDescription: `Phone, email, address and map: how to reach us in ${city}.`,
    },
  },
  impressum: {
    de: {
      title: `Impressum | ${name}`,
      description: `Impressum von ${name} in ${city}: Anschrift, Kontakt, Vertretung, Registereintrag und Umsatzsteuer-Identifikationsnummer nach §\u00a05 DDG.`,
      keywords: ['Impressum', 'Anbieterkennzeichnung', 'Anschrift'],
      ogTitle: 'Impressum',
      ogDescription: 'Anschrift, Kontakt, Vertretung und Registereintrag.',
    },
    en: {
      title: `Imprint | ${name}`,
      description: `Legal notice of ${name} in ${city}: address, contact details, representatives, register entry and VAT identification number as German law asks.`,
      keywords: ['imprint', 'legal notice', 'company details'],
      ogTitle: 'Imprint',
      ogDescription: 'Address, contact details, representatives and register entry.',
    },
  },
  datenschutz: {
    de: {
      title: `Datenschutzerklärung | ${name}`,
      description: `Welche Daten ${name} beim Besuch der Website und bei Anmeldungen zu Trainings verarbeitet, wozu und wie lange. Ohne Tracking, ohne Cookie-Banner.`,
      keywords: ['Datenschutzerklärung', 'DSGVO', 'Cookies'],
      ogTitle: 'Datenschutzerklärung',
      ogDescription: 'Welche Daten wir verarbeiten, wozu und wie lange.',
    },
    en: {
      title: `Privacy policy | ${name}`,
      description: `Which data ${name} processes when you visit this website or register for training, why and for how long. No tracking and no cookie banner.`,
      keywords: ['privacy policy', 'GDPR', 'data protection'],
      ogTitle: 'Privacy policy',
      ogDescription: 'Which data we process, why and for how long.',
    },
  },
  barrierefreiheit: {
    de: {
      title: `Barrierefreiheit | ${name}`,
      description: `Erklärung zur Barrierefreiheit der Website von ${name}: unser Ziel, wie wir prüfen, was noch fehlt und wie du uns eine Barriere meldest.`,
      keywords: ['Barrierefreiheit', 'WCAG 2.2', 'Barriere melden'],
      ogTitle: 'Barrierefreiheit',
      ogDescription: 'Unser Ziel, wie wir prüfen und wie du eine Barriere meldest.',
    },
    en: {
      title: `Accessibility | ${name}`,
      description: `Accessibility statement for the website of ${name}: what we aim for, how we test, what is still missing and how you can report a barrier.`,
      keywords: ['accessibility', 'accessibility statement', 'report a barrier'],
      ogTitle: 'Accessibility',
      ogDescription: 'What we aim for, how we test and how to report a barrier.',
    },
  },
}
