import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { englishQuestions } from './english-questions.ts'
import { germanQuestions } from './german-questions.ts'
import { GOALS } from './question-rules.ts'

/** A sentence about a problem, whom it affects, its topic, what should become of it, and the first question. */
type Row = readonly [string, string, string, string, string]

const GERMAN: readonly Row[] = [
  [
    'Unsere Kunden warten zu lange auf ein Angebot.',
    'Anna aus dem Verkauf',
    'das Warten auf ein Angebot',
    'less',
    'Wie könnten wir Anna aus dem Verkauf das Warten auf ein Angebot ersparen?',
  ],
  [
    'Anfragen für Übergrößen bleiben tagelang liegen.',
    'Kundschaft mit großen Füßen',
    'Anfragen für Übergrößen',
    'easier',
    'Wie könnten wir Anfragen für Übergrößen für Kundschaft mit großen Füßen einfacher machen?',
  ],
  [
    'Neue essen mittags allein',
    'neue Mitarbeitende',
    'Neue essen mittags allein',
    'less',
    'Wie könnten wir neuen Mitarbeitenden das ersparen: Neue essen mittags allein?',
  ],
  [
    'Es dauert zu lange, bis ein Angebot fertig ist.',
    'unsere Kunden',
    'die Zeit, bis ein Angebot fertig ist',
    'less',
    'Wie könnten wir unseren Kunden die Zeit, bis ein Angebot fertig ist, ersparen?',
  ],
  [
    'Die Einarbeitung neuer Leute dauert ewig.',
    'der neue Kollege',
    'die Einarbeitung neuer Leute',
    'easier',
    'Wie könnten wir die Einarbeitung neuer Leute für den neuen Kollegen einfacher machen?',
  ],
  [
    'Niemand weiß, wer für die Kaffeemaschine zuständig ist.',
    'das Team im Service',
    'Klarheit, wer für die Kaffeemaschine zuständig ist',
    'more',
    'Wie könnten wir dem Team im Service Klarheit, wer für die Kaffeemaschine zuständig ist, verschaffen?',
  ],
  [
    'Wir finden keine Azubis.',
    'der Betrieb',
    'Azubis',
    'more',
    'Wie könnten wir dem Betrieb Azubis verschaffen?',
  ],
  [
    'Wir haben zu viele Meetings.',
    'alle',
    'Meetings',
    'less',
    'Wie könnten wir allen Meetings ersparen?',
  ],
  [
    'Es kommen ständig Rückfragen zu Rechnungen.',
    'die Buchhaltung',
    'Rückfragen zu Rechnungen',
    'less',
    'Wie könnten wir der Buchhaltung Rückfragen zu Rechnungen ersparen?',
  ],
  [
    'Schlüssel gehen ständig verloren.',
    'Hausmeister',
    'verlorene Schlüssel',
    'less',
    'Wie könnten wir verlorene Schlüssel für Hausmeister abschaffen?',
  ],
  [
    'Kunden vergessen ihre Termine.',
    'die Praxis',
    'vergessene Termine',
    'less',
    'Wie könnten wir vergessene Termine für die Praxis abschaffen?',
  ],
  [
    'Der Papierkram bei der Abrechnung ist zu umständlich.',
    'Pflegekräfte',
    'der Papierkram bei der Abrechnung',
    'easier',
    'Wie könnten wir den Papierkram bei der Abrechnung für Pflegekräfte einfacher machen?',
  ],
  [
    'Die Schichtübergabe klappt nicht.',
    'die Frühschicht',
    'die Schichtübergabe',
    'easier',
    'Wie könnten wir die Schichtübergabe für die Frühschicht einfacher machen?',
  ],
  [
    'Mir fehlt der Überblick über offene Aufgaben.',
    'ich',
    'der Überblick über offene Aufgaben',
    'more',
    'Wie könnten wir uns den Überblick über offene Aufgaben verschaffen?',
  ],
  [
    'Das Lager ist unübersichtlich.',
    'Lagerist',
    'das Lager',
    'easier',
    'Wie könnten wir das Lager für Lagerist einfacher machen?',
  ],
  [
    'Die Pflegekräfte suchen jeden Tag Rollstühle.',
    'die Pflegekräfte',
    'Die Pflegekräfte suchen jeden Tag Rollstühle',
    'less',
    'Wie könnten wir den Pflegekräften das ersparen: Die Pflegekräfte suchen jeden Tag Rollstühle?',
  ],
  [
    'Wir suchen stundenlang nach alten Unterlagen.',
    'Sachbearbeiterin',
    'die Suche nach alten Unterlagen',
    'less',
    'Wie könnten wir der Sachbearbeiterin die Suche nach alten Unterlagen ersparen?',
  ],
  [
    'Viele Gäste sagen kurzfristig ab.',
    'Wirtin Rosa',
    'Viele Gäste sagen kurzfristig ab',
    'less',
    'Wie könnten wir den Betroffenen das ersparen: Viele Gäste sagen kurzfristig ab?',
  ],
  [
    'Im Großraumbüro ist es zu laut.',
    'wer konzentriert arbeiten muss',
    'Im Großraumbüro ist es zu laut',
    'less',
    'Wie könnten wir den Betroffenen das ersparen: Im Großraumbüro ist es zu laut?',
  ],
  [
    'Unser Onboarding ist chaotisch.',
    'die Neuen',
    'unser Onboarding',
    'easier',
    'Wie könnten wir das für die Neuen einfacher machen: unser Onboarding?',
  ],
  [
    'Die Ersatzteile kommen zu spät.',
    'Monteure',
    'die Ersatzteile',
    'easier',
    'Wie könnten wir die Ersatzteile für Monteure einfacher machen?',
  ],
  [
    'Eltern erfahren zu spät von Ausflügen.',
    'Eltern der ersten Klasse',
    'Eltern erfahren zu spät von Ausflügen',
    'less',
    'Wie könnten wir Eltern der ersten Klasse das ersparen: Eltern erfahren zu spät von Ausflügen?',
  ],
  [
    'Der Kundendienst erreicht niemanden.',
    'ältere Menschen',
    'Der Kundendienst erreicht niemanden',
    'less',
    'Wie könnten wir älteren Menschen das ersparen: Der Kundendienst erreicht niemanden?',
  ],
  [
    'Bewerber springen ab, weil wir zu spät antworten.',
    'Bewerberinnen und Bewerber',
    'Bewerber springen ab, weil wir zu spät antworten',
    'less',
    'Wie könnten wir das für Bewerberinnen und Bewerber ändern: Bewerber springen ab, weil wir zu spät antworten?',
  ],
  ['Papierkram', 'Sina', 'Papierkram', 'less', 'Wie könnten wir Sina Papierkram ersparen?'],
  [
    'Wartezeit am Empfang',
    'Patienten',
    'Wartezeit am Empfang',
    'less',
    'Wie könnten wir Patienten die Wartezeit am Empfang ersparen?',
  ],
  [
    'Streit um Parkplätze',
    'Nachbarn',
    'Streit um Parkplätze',
    'less',
    'Wie könnten wir Nachbarn Streit um Parkplätze ersparen?',
  ],
  [
    'lange Wege zwischen Lager und Werkstatt',
    'der Lehrling',
    'lange Wege zwischen Lager und Werkstatt',
    'less',
    'Wie könnten wir dem Lehrling lange Wege zwischen Lager und Werkstatt ersparen?',
  ],
  [
    'Zu wenig Zeit für Beratung',
    'Apothekerinnen',
    'Zeit für Beratung',
    'more',
    'Wie könnten wir Apothekerinnen Zeit für Beratung verschaffen?',
  ],
  [
    'Wir haben keinen Überblick über unsere Verträge.',
    'die Geschäftsführung',
    'den Überblick über unsere Verträge',
    'more',
    'Wie könnten wir der Geschäftsführung den Überblick über unsere Verträge verschaffen?',
  ],
  [
    'Die Heizung fällt dauernd aus.',
    'Mieter',
    'Die Heizung fällt dauernd aus',
    'less',
    'Wie könnten wir das für Mieter ändern: Die Heizung fällt dauernd aus?',
  ],
  [
    'Rechnungen werden zu spät geschrieben.',
    'das Büro',
    'Rechnungen werden zu spät geschrieben',
    'less',
    'Wie könnten wir dem Büro das ersparen: Rechnungen werden zu spät geschrieben?',
  ],
  [
    'Kaum jemand kommt zur Mitgliederversammlung.',
    'der Vorstand',
    'Kaum jemand kommt zur Mitgliederversammlung',
    'less',
    'Wie könnten wir dem Vorstand das ersparen: Kaum jemand kommt zur Mitgliederversammlung?',
  ],
  [
    'Es gibt immer wieder Fehler in Bestellungen.',
    'ein Kunde',
    'Fehler in Bestellungen',
    'less',
    'Wie könnten wir einem Kunden Fehler in Bestellungen ersparen?',
  ],
  [
    'Die Küche wirft zu viel Essen weg.',
    'Koch',
    'Die Küche wirft zu viel Essen weg',
    'less',
    'Wie könnten wir Koch das ersparen: Die Küche wirft zu viel Essen weg?',
  ],
  [
    'Die Jugend bleibt dem Verein fern.',
    'Jugendliche',
    'Die Jugend bleibt dem Verein fern',
    'less',
    'Wie könnten wir das für Jugendliche ändern: Die Jugend bleibt dem Verein fern?',
  ],
  [
    'Passwörter werden vergessen und der Support ist überlastet.',
    'Mitarbeiter',
    'Passwörter werden vergessen und der Support ist überlastet',
    'less',
    'Wie könnten wir das für Mitarbeiter ändern: Passwörter werden vergessen und der Support ist überlastet?',
  ],
  [
    'Für den Kindergarten fehlen Fachkräfte.',
    'eine Erzieherin',
    'Fachkräfte',
    'more',
    'Wie könnten wir einer Erzieherin Fachkräfte verschaffen?',
  ],
  [
    'Das Protokoll schreibt immer dieselbe.',
    'Marie',
    'Das Protokoll schreibt immer dieselbe',
    'less',
    'Wie könnten wir Marie das ersparen: Das Protokoll schreibt immer dieselbe?',
  ],
  [
    'Immer wenn es regnet, steht der Keller unter Wasser.',
    'Bewohner des Hauses',
    'Immer wenn es regnet, steht der Keller unter Wasser',
    'less',
    'Wie könnten wir das für Bewohner des Hauses ändern: Immer wenn es regnet, steht der Keller unter Wasser?',
  ],
  [
    'Wir drucken alles doppelt aus.',
    'unser Büro',
    'Wir drucken alles doppelt aus',
    'less',
    'Wie könnten wir unserem Büro das ersparen: Wir drucken alles doppelt aus?',
  ],
]

const ENGLISH: readonly Row[] = [
  [
    'Our customers wait too long for a quote.',
    'Anna',
    'waiting for a quote',
    'less',
    'How might we spare Anna waiting for a quote?',
  ],
  [
    'Enquiries about large sizes sit for days.',
    'Customers with large feet',
    'Enquiries about large sizes sit for days',
    'less',
    'How might we spare customers with large feet this: Enquiries about large sizes sit for days?',
  ],
  [
    'New people eat lunch alone.',
    'New colleagues',
    'New people eat lunch alone',
    'less',
    'How might we spare new colleagues this: New people eat lunch alone?',
  ],
  [
    'It takes too long to write a quote.',
    'our customers',
    'the time it takes to write a quote',
    'less',
    'How might we spare our customers the time it takes to write a quote?',
  ],
  [
    'Onboarding new people takes ages.',
    'the new colleague',
    'onboarding new people',
    'easier',
    'How might we make onboarding new people easier for the new colleague?',
  ],
  [
    'Nobody knows who is responsible for the coffee machine.',
    'the service team',
    'clarity about who is responsible for the coffee machine',
    'more',
    'How might we give the service team clarity about who is responsible for the coffee machine?',
  ],
  [
    "We can't find apprentices.",
    'the workshop',
    'apprentices',
    'more',
    'How might we give the workshop apprentices?',
  ],
  [
    'We have too many meetings.',
    'everyone',
    'meetings',
    'less',
    'How might we spare everyone meetings?',
  ],
  [
    'We get constant questions about invoices.',
    'accounting',
    'questions about invoices',
    'less',
    'How might we spare accounting questions about invoices?',
  ],
  [
    'Keys get lost all the time.',
    'caretakers',
    'lost keys',
    'less',
    'How might we spare caretakers lost keys?',
  ],
  [
    'Customers forget their appointments.',
    'the practice',
    'forgotten appointments',
    'less',
    'How might we spare the practice forgotten appointments?',
  ],
  [
    'The paperwork for expenses is too complicated.',
    'nurses',
    'the paperwork for expenses',
    'easier',
    'How might we make the paperwork for expenses easier for nurses?',
  ],
  [
    "The shift handover doesn't work.",
    'the early shift',
    'the shift handover',
    'easier',
    'How might we make the shift handover easier for the early shift?',
  ],
  [
    'I have no overview of open tasks.',
    'me',
    'I have no overview of open tasks',
    'less',
    'How might we spare ourselves this: I have no overview of open tasks?',
  ],
  [
    'The warehouse is messy.',
    'Warehouse staff',
    'the warehouse',
    'easier',
    'How might we make the warehouse easier for warehouse staff?',
  ],
  [
    'Nurses search for wheelchairs every day.',
    'nurses',
    'searching for wheelchairs',
    'less',
    'How might we spare nurses searching for wheelchairs?',
  ],
  [
    'We spend hours looking for old documents.',
    'clerks',
    'searching for old documents',
    'less',
    'How might we spare clerks searching for old documents?',
  ],
  [
    'Many guests cancel at short notice.',
    'Rosa',
    'Many guests cancel at short notice',
    'less',
    'How might we spare Rosa this: Many guests cancel at short notice?',
  ],
  [
    'The open-plan office is too loud.',
    'people who need to concentrate',
    'The open-plan office is too loud',
    'less',
    'How might we spare the people affected this: The open-plan office is too loud?',
  ],
  [
    'Our onboarding is chaotic.',
    'newcomers',
    'our onboarding',
    'easier',
    'How might we make our onboarding easier for newcomers?',
  ],
  [
    'Spare parts arrive too late.',
    'technicians',
    'Spare parts arrive too late',
    'less',
    'How might we spare technicians this: Spare parts arrive too late?',
  ],
  [
    'Parents hear about trips too late.',
    'parents of first graders',
    'Parents hear about trips too late',
    'less',
    'How might we spare parents of first graders this: Parents hear about trips too late?',
  ],
  [
    "Customers can't get through to support.",
    'older people',
    "Customers can't get through to support",
    'less',
    "How might we spare older people this: Customers can't get through to support?",
  ],
  [
    'Applicants drop out because we answer too late.',
    'applicants',
    'Applicants drop out because we answer too late',
    'less',
    'How might we spare applicants this: Applicants drop out because we answer too late?',
  ],
  ['Paperwork', 'Sina', 'paperwork', 'less', 'How might we spare Sina paperwork?'],
  [
    'Waiting at reception',
    'Patients',
    'waiting at reception',
    'less',
    'How might we spare patients waiting at reception?',
  ],
  [
    'Arguments about parking spaces',
    'neighbours',
    'arguments about parking spaces',
    'less',
    'How might we spare neighbours arguments about parking spaces?',
  ],
  [
    'long walks between warehouse and workshop',
    'the apprentice',
    'long walks between warehouse and workshop',
    'less',
    'How might we spare the apprentice long walks between warehouse and workshop?',
  ],
  [
    'Too little time for advice',
    'pharmacists',
    'time for advice',
    'more',
    'How might we give pharmacists time for advice?',
  ],
  [
    "We don't have an overview of our contracts.",
    'management',
    'an overview of our contracts',
    'more',
    'How might we give management an overview of our contracts?',
  ],
  [
    'The heating keeps failing.',
    'tenants',
    'The heating keeps failing',
    'less',
    'How might we spare tenants this: The heating keeps failing?',
  ],
  [
    'Invoices are sent too late.',
    'the office',
    'invoices',
    'easier',
    'How might we make invoices easier for the office?',
  ],
  [
    'Hardly anyone comes to the annual meeting.',
    'the board',
    'Hardly anyone comes to the annual meeting',
    'less',
    'How might we spare the board this: Hardly anyone comes to the annual meeting?',
  ],
  [
    'There are errors in orders again and again.',
    'a customer',
    'errors in orders',
    'less',
    'How might we spare a customer errors in orders?',
  ],
  [
    'The kitchen throws away too much food.',
    'the cook',
    'The kitchen throws away too much food',
    'less',
    'How might we spare the cook this: The kitchen throws away too much food?',
  ],
  [
    'Young people stay away from the club.',
    'teenagers',
    'Young people stay away from the club',
    'less',
    'How might we spare teenagers this: Young people stay away from the club?',
  ],
  [
    'Passwords are forgotten and support is overloaded.',
    'employees',
    'Passwords are forgotten and support is overloaded',
    'less',
    'How might we spare employees this: Passwords are forgotten and support is overloaded?',
  ],
  [
    'The nursery has not enough staff.',
    'a nursery teacher',
    'staff',
    'more',
    'How might we give a nursery teacher staff?',
  ],
  [
    'The minutes are always written by the same person.',
    'Marie',
    'The minutes are always written by the same person',
    'less',
    'How might we spare Marie this: The minutes are always written by the same person?',
  ],
  [
    'Whenever it rains, the cellar floods.',
    'residents',
    'Whenever it rains, the cellar floods',
    'less',
    'How might we spare residents this: Whenever it rains, the cellar floods?',
  ],
  [
    'We print everything twice.',
    'our office',
    'We print everything twice',
    'less',
    'How might we spare our office this: We print everything twice?',
  ],
]

describe.each([
  ['German', germanQuestions, GERMAN],
  ['English', englishQuestions, ENGLISH],
] as const)('%s', (_language, rules, rows) => {
  test.each(rows)('%s (%s)', (sentence, who, core, goal, question) => {
    const topic = rules.topicOf(sentence)
    expect(topic).toEqual({ core, goal })
    expect(rules.questions(topic, who)[0]?.text).toBe(question)
  })

  test('asks six different questions of one sentence each, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...GOALS), (core, who, goal) => {
        const questions = rules.questions({ core, goal }, who)
        expect(new Set(questions.map(({ text }) => text)).size).toBe(6)
        for (const { text, short } of questions) {
          expect(text).toMatch(/\?$/)
          expect(text.length).toBeLessThan(250)
          expect(short.length).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})

describe('a topic that is no noun phrase for sure', () => {
  test.each([
    ['die Kunden warten lange', 'Wie könnten wir Anna das ersparen: die Kunden warten lange?'],
    ['Kunden kündigen', 'Wie könnten wir Anna das ersparen: Kunden kündigen?'],
    ['unser Lager', 'Wie könnten wir Anna das ersparen: unser Lager?'],
    ['Rechnungslauf', 'Wie könnten wir Anna das ersparen: Rechnungslauf?'],
    ['auf Angebote warten', 'Wie könnten wir Anna das ersparen: auf Angebote warten?'],
    ['', 'Wie könnten wir Anna das ersparen?'],
  ])('follows after a colon: %s', (core, question) => {
    expect(germanQuestions.questions({ core, goal: 'less' }, 'Anna')[0]?.text).toBe(question)
  })

  test.each([
    ['the team forgets keys', 'How might we spare Anna this: the team forgets keys?'],
    ['customers leave', 'How might we spare Anna this: customers leave?'],
    ['Invoice run', 'How might we spare Anna this: Invoice run?'],
  ])('follows after a colon: %s', (core, question) => {
    expect(englishQuestions.questions({ core, goal: 'less' }, 'Anna')[0]?.text).toBe(question)
  })
})

describe('in German the case is right', () => {
  test.each([
    ['Der ganze Papierkram', 'Wie könnten wir den ganzen Papierkram halbieren?'],
    ['hoher Aufwand', 'Wie könnten wir hohen Aufwand halbieren?'],
    ['Wartezeit am Empfang', 'Wie könnten wir die Wartezeit am Empfang halbieren?'],
    ['zu viele Meetings', 'Wie könnten wir Meetings halbieren?'],
  ])('of the topic: %s', (core, question) => {
    expect(germanQuestions.questions({ core, goal: 'less' }, '')[1]?.text).toBe(question)
  })

  test.each([
    ['das Team im Service', 'dem Team im Service'],
    ['der neue Kollege', 'dem neuen Kollegen'],
    ['ein Kunde', 'einem Kunden'],
    ['neue Mitarbeitende', 'neuen Mitarbeitenden'],
    ['unsere Kunden', 'unseren Kunden'],
    ['die Pflegekräfte', 'den Pflegekräften'],
    ['Wirtin Rosa, wenn es voll ist', 'den Betroffenen'],
    ['', 'allen'],
  ])('of the person: %s', (who, dative) => {
    const [first] = germanQuestions.questions({ core: 'Papierkram', goal: 'less' }, who)
    expect(first?.text).toBe(`Wie könnten wir ${dative} Papierkram ersparen?`)
  })
})

describe('a problem that is a question', () => {
  const long =
    'Womit wird heute Geld verdient, und was davon ist in drei Jahren bei der Kundschaft noch gefragt?'
  test.each([
    ['Für wen ist das Angebot gedacht?', 'Für wen ist das Angebot gedacht?'],
    ['Die Preise fehlen. Was kostet es?', 'Was kostet es?'],
    [long, 'Womit wird heute Geld verdient?'],
  ])('asks for its answer: %s', (problem, core) => {
    const topic = germanQuestions.topicOf(problem)
    expect(topic).toEqual({ core, goal: 'more' })
    expect(germanQuestions.questions(topic, 'Anna')[1]?.text).toBe(
      `Wie könnten wir die Antwort in einer Woche bekommen: ${core}`,
    )
  })

  test('in English too', () => {
    const topic = englishQuestions.topicOf('Who is it for?')
    expect(englishQuestions.questions(topic, 'Anna')[1]?.text).toBe(
      'How might we get the answer within a week: Who is it for?',
    )
  })
})
