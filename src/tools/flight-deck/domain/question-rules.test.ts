import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { englishQuestions } from './english-questions.ts'
import { germanQuestions } from './german-questions.ts'
import { GOALS } from './question-rules.ts'

/** Problems, with whom they affect; what should become of which topic; and the first question after its opening. */
const GERMAN = `
Unsere Kunden warten zu lange auf ein Angebot. (Anna aus dem Verkauf)
  less: das Warten auf ein Angebot
  … Anna aus dem Verkauf das Warten auf ein Angebot ersparen?
Anfragen für Übergrößen bleiben tagelang liegen. (Kundschaft mit großen Füßen)
  easier: Anfragen für Übergrößen
  … Anfragen für Übergrößen für Kundschaft mit großen Füßen einfacher machen?
Neue essen mittags allein (neue Mitarbeitende)
  less: Neue essen mittags allein
  … neuen Mitarbeitenden das ersparen: Neue essen mittags allein?
Es dauert zu lange, bis ein Angebot fertig ist. (unsere Kunden)
  less: die Zeit, bis ein Angebot fertig ist
  … unseren Kunden die Zeit, bis ein Angebot fertig ist, ersparen?
Die Einarbeitung neuer Leute dauert ewig. (der neue Kollege)
  easier: die Einarbeitung neuer Leute
  … die Einarbeitung neuer Leute für den neuen Kollegen einfacher machen?
Niemand weiß, wer für die Kaffeemaschine zuständig ist. (das Team im Service)
  more: Klarheit, wer für die Kaffeemaschine zuständig ist
  … dem Team im Service Klarheit, wer für die Kaffeemaschine zuständig ist, verschaffen?
Wir finden keine Azubis. (der Betrieb)
  more: Azubis
  … dem Betrieb Azubis verschaffen?
Wir haben zu viele Meetings. (alle)
  less: Meetings
  … allen Meetings ersparen?
Es kommen ständig Rückfragen zu Rechnungen. (die Buchhaltung)
  less: Rückfragen zu Rechnungen
  … der Buchhaltung Rückfragen zu Rechnungen ersparen?
Schlüssel gehen ständig verloren. (Hausmeister)
  less: verlorene Schlüssel
  … verlorene Schlüssel für Hausmeister abschaffen?
Kunden vergessen ihre Termine. (die Praxis)
  less: vergessene Termine
  … vergessene Termine für die Praxis abschaffen?
Der Papierkram bei der Abrechnung ist zu umständlich. (Pflegekräfte)
  easier: der Papierkram bei der Abrechnung
  … den Papierkram bei der Abrechnung für Pflegekräfte einfacher machen?
Die Schichtübergabe klappt nicht. (die Frühschicht)
  easier: die Schichtübergabe
  … die Schichtübergabe für die Frühschicht einfacher machen?
Mir fehlt der Überblick über offene Aufgaben. (ich)
  more: der Überblick über offene Aufgaben
  … uns den Überblick über offene Aufgaben verschaffen?
Das Lager ist unübersichtlich. (Lagerist)
  easier: das Lager
  … das Lager für Lagerist einfacher machen?
Die Pflegekräfte suchen jeden Tag Rollstühle. (die Pflegekräfte)
  less: Die Pflegekräfte suchen jeden Tag Rollstühle
  … den Pflegekräften das ersparen: Die Pflegekräfte suchen jeden Tag Rollstühle?
Wir suchen stundenlang nach alten Unterlagen. (Sachbearbeiterin)
  less: die Suche nach alten Unterlagen
  … der Sachbearbeiterin die Suche nach alten Unterlagen ersparen?
Viele Gäste sagen kurzfristig ab. (Wirtin Rosa)
  less: Viele Gäste sagen kurzfristig ab
  … den Betroffenen das ersparen: Viele Gäste sagen kurzfristig ab?
Im Großraumbüro ist es zu laut. (wer konzentriert arbeiten muss)
  less: Im Großraumbüro ist es zu laut
  … den Betroffenen das ersparen: Im Großraumbüro ist es zu laut?
Unser Onboarding ist chaotisch. (die Neuen)
  easier: unser Onboarding
  … das für die Neuen einfacher machen: unser Onboarding?
Die Ersatzteile kommen zu spät. (Monteure)
  easier: die Ersatzteile
  … die Ersatzteile für Monteure einfacher machen?
Eltern erfahren zu spät von Ausflügen. (Eltern der ersten Klasse)
  less: Eltern erfahren zu spät von Ausflügen
  … Eltern der ersten Klasse das ersparen: Eltern erfahren zu spät von Ausflügen?
Der Kundendienst erreicht niemanden. (ältere Menschen)
  less: Der Kundendienst erreicht niemanden
  … älteren Menschen das ersparen: Der Kundendienst erreicht niemanden?
Bewerber springen ab, weil wir zu spät antworten. (Bewerberinnen und Bewerber)
  less: Bewerber springen ab, weil wir zu spät antworten
  … das für Bewerberinnen und Bewerber ändern: Bewerber springen ab, weil wir zu spät antworten?
Papierkram (Sina)
  less: Papierkram
  … Sina Papierkram ersparen?
Wartezeit am Empfang (Patienten)
  less: Wartezeit am Empfang
  … Patienten die Wartezeit am Empfang ersparen?
Streit um Parkplätze (Nachbarn)
  less: Streit um Parkplätze
  … Nachbarn Streit um Parkplätze ersparen?
lange Wege zwischen Lager und Werkstatt (der Lehrling)
  less: lange Wege zwischen Lager und Werkstatt
  … dem Lehrling lange Wege zwischen Lager und Werkstatt ersparen?
Zu wenig Zeit für Beratung (Apothekerinnen)
  more: Zeit für Beratung
  … Apothekerinnen Zeit für Beratung verschaffen?
Wir haben keinen Überblick über unsere Verträge. (die Geschäftsführung)
  more: den Überblick über unsere Verträge
  … der Geschäftsführung den Überblick über unsere Verträge verschaffen?
Die Heizung fällt dauernd aus. (Mieter)
  less: Die Heizung fällt dauernd aus
  … das für Mieter ändern: Die Heizung fällt dauernd aus?
Rechnungen werden zu spät geschrieben. (das Büro)
  less: Rechnungen werden zu spät geschrieben
  … dem Büro das ersparen: Rechnungen werden zu spät geschrieben?
Kaum jemand kommt zur Mitgliederversammlung. (der Vorstand)
  less: Kaum jemand kommt zur Mitgliederversammlung
  … dem Vorstand das ersparen: Kaum jemand kommt zur Mitgliederversammlung?
Es gibt immer wieder Fehler in Bestellungen. (ein Kunde)
  less: Fehler in Bestellungen
  … einem Kunden Fehler in Bestellungen ersparen?
Die Küche wirft zu viel Essen weg. (Koch)
  less: Die Küche wirft zu viel Essen weg
  … Koch das ersparen: Die Küche wirft zu viel Essen weg?
Die Jugend bleibt dem Verein fern. (Jugendliche)
  less: Die Jugend bleibt dem Verein fern
  … das für Jugendliche ändern: Die Jugend bleibt dem Verein fern?
Passwörter werden vergessen und der Support ist überlastet. (Mitarbeiter)
  less: Passwörter werden vergessen und der Support ist überlastet
  … das für Mitarbeiter ändern: Passwörter werden vergessen und der Support ist überlastet?
Für den Kindergarten fehlen Fachkräfte. (eine Erzieherin)
  more: Fachkräfte
  … einer Erzieherin Fachkräfte verschaffen?
Das Protokoll schreibt immer dieselbe. (Marie)
  less: Das Protokoll schreibt immer dieselbe
  … Marie das ersparen: Das Protokoll schreibt immer dieselbe?
Immer wenn es regnet, steht der Keller unter Wasser. (Bewohner des Hauses)
  less: Immer wenn es regnet, steht der Keller unter Wasser
  … das für Bewohner des Hauses ändern: Immer wenn es regnet, steht der Keller unter Wasser?
Wir drucken alles doppelt aus. (unser Büro)
  less: Wir drucken alles doppelt aus
  … unserem Büro das ersparen: Wir drucken alles doppelt aus?
`

const ENGLISH = `
Our customers wait too long for a quote. (Anna)
  less: waiting for a quote
  … spare Anna waiting for a quote?
Enquiries about large sizes sit for days. (Customers with large feet)
  less: Enquiries about large sizes sit for days
  … spare customers with large feet this: Enquiries about large sizes sit for days?
New people eat lunch alone. (New colleagues)
  less: New people eat lunch alone
  … spare new colleagues this: New people eat lunch alone?
It takes too long to write a quote. (our customers)
  less: the time it takes to write a quote
  … spare our customers the time it takes to write a quote?
Onboarding new people takes ages. (the new colleague)
  easier: onboarding new people
  … make onboarding new people easier for the new colleague?
Nobody knows who is responsible for the coffee machine. (the service team)
  more: clarity about who is responsible for the coffee machine
  … give the service team clarity about who is responsible for the coffee machine?
We can't find apprentices. (the workshop)
  more: apprentices
  … give the workshop apprentices?
We have too many meetings. (everyone)
  less: meetings
  … spare everyone meetings?
We get constant questions about invoices. (accounting)
  less: questions about invoices
  … spare accounting questions about invoices?
Keys get lost all the time. (caretakers)
  less: lost keys
  … spare caretakers lost keys?
Customers forget their appointments. (the practice)
  less: forgotten appointments
  … spare the practice forgotten appointments?
The paperwork for expenses is too complicated. (nurses)
  easier: the paperwork for expenses
  … make the paperwork for expenses easier for nurses?
The shift handover doesn't work. (the early shift)
  easier: the shift handover
  … make the shift handover easier for the early shift?
I have no overview of open tasks. (me)
  less: I have no overview of open tasks
  … spare ourselves this: I have no overview of open tasks?
The warehouse is messy. (Warehouse staff)
  easier: the warehouse
  … make the warehouse easier for warehouse staff?
Nurses search for wheelchairs every day. (nurses)
  less: searching for wheelchairs
  … spare nurses searching for wheelchairs?
We spend hours looking for old documents. (clerks)
  less: searching for old documents
  … spare clerks searching for old documents?
Many guests cancel at short notice. (Rosa)
  less: Many guests cancel at short notice
  … spare Rosa this: Many guests cancel at short notice?
The open-plan office is too loud. (people who need to concentrate)
  less: The open-plan office is too loud
  … spare the people affected this: The open-plan office is too loud?
Our onboarding is chaotic. (newcomers)
  easier: our onboarding
  … make our onboarding easier for newcomers?
Spare parts arrive too late. (technicians)
  less: Spare parts arrive too late
  … spare technicians this: Spare parts arrive too late?
Parents hear about trips too late. (parents of first graders)
  less: Parents hear about trips too late
  … spare parents of first graders this: Parents hear about trips too late?
Customers can't get through to support. (older people)
  less: Customers can't get through to support
  … spare older people this: Customers can't get through to support?
Applicants drop out because we answer too late. (applicants)
  less: Applicants drop out because we answer too late
  … spare applicants this: Applicants drop out because we answer too late?
Paperwork (Sina)
  less: paperwork
  … spare Sina paperwork?
Waiting at reception (Patients)
  less: waiting at reception
  … spare patients waiting at reception?
Arguments about parking spaces (neighbours)
  less: arguments about parking spaces
  … spare neighbours arguments about parking spaces?
long walks between warehouse and workshop (the apprentice)
  less: long walks between warehouse and workshop
  … spare the apprentice long walks between warehouse and workshop?
Too little time for advice (pharmacists)
  more: time for advice
  … give pharmacists time for advice?
We don't have an overview of our contracts. (management)
  more: an overview of our contracts
  … give management an overview of our contracts?
The heating keeps failing. (tenants)
  less: The heating keeps failing
  … spare tenants this: The heating keeps failing?
Invoices are sent too late. (the office)
  easier: invoices
  … make invoices easier for the office?
Hardly anyone comes to the annual meeting. (the board)
  less: Hardly anyone comes to the annual meeting
  … spare the board this: Hardly anyone comes to the annual meeting?
There are errors in orders again and again. (a customer)
  less: errors in orders
  … spare a customer errors in orders?
The kitchen throws away too much food. (the cook)
  less: The kitchen throws away too much food
  … spare the cook this: The kitchen throws away too much food?
Young people stay away from the club. (teenagers)
  less: Young people stay away from the club
  … spare teenagers this: Young people stay away from the club?
Passwords are forgotten and support is overloaded. (employees)
  less: Passwords are forgotten and support is overloaded
  … spare employees this: Passwords are forgotten and support is overloaded?
The nursery has not enough staff. (a nursery teacher)
  more: staff
  … give a nursery teacher staff?
The minutes are always written by the same person. (Marie)
  less: The minutes are always written by the same person
  … spare Marie this: The minutes are always written by the same person?
Whenever it rains, the cellar floods. (residents)
  less: Whenever it rains, the cellar floods
  … spare residents this: Whenever it rains, the cellar floods?
We print everything twice. (our office)
  less: We print everything twice
  … spare our office this: We print everything twice?
`

function rowsOf(table: string) {
  const rows = table.matchAll(/^(\S.*) \((.*)\)\n {2}(\w+): (.*)\n {2}… (.*)$/gm)
  return [...rows].map(([, sentence = '', who = '', goal, core, question]) => ({
    sentence,
    who,
    topic: { core, goal },
    question,
  }))
}

describe.each([
  ['German', germanQuestions, GERMAN],
  ['English', englishQuestions, ENGLISH],
] as const)('%s', (_, rules, table) => {
  test('has a table that is read as it is written', () => {
    expect(rowsOf(table)).toHaveLength(table.trim().split('\n').length / 3)
  })

  test.each(rowsOf(table))('$sentence ($who)', ({ sentence, who, topic, question }) => {
    expect(rules.topicOf(sentence)).toEqual(topic)
    const [first] = rules.questions(rules.topicOf(sentence), who)
    expect(first?.text).toBe(`${rules.opening} ${question}`)
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
