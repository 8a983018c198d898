/**
 * SAMPLE CONTENT, to be replaced in the administration: what a new installation shows until staff have edited it.
 * Inserted into the database once, on the first start without INITIAL_CONTENT. The guide compares with it.
 */
import {
  addDays,
  type CalendarDay,
  formatSessionDate,
} from '#platform/basics/domain/calendar-day.ts'
import { ENGLISH_LINE, trainingSection } from '#platform/editing/domain/page-texts.ts'
import { DEFAULT_CAPACITY } from '#shop/seats/domain/session-facts.ts'
import type { InitialContentFile } from '../domain/initial-content.ts'
import { weeklySessionDays } from './sample-days.ts'

type SampleTraining = InitialContentFile['trainings'][number]

const TIME = '10:00 – 11:30 Uhr'

const TRAININGS: ReadonlyArray<Omit<SampleTraining, 'date' | 'time' | 'capacity'>> = [
  {
    id: 'strategie-ki',
    title: 'Strategie & KI',
    subtitle: 'Von der Marktbeobachtung zur prüfbaren Strategiehypothese',
    description:
      'Welche Entwicklung betrifft euer Geschäft? Ihr macht daraus eine Hypothese, die sich prüfen lässt. In 90 Minuten sammelt ihr mit KI-Werkzeugen Signale aus eurem Markt, ordnet sie und formuliert, was daraus folgt. Ihr arbeitet an unserem Übungsfall oder gleich an eurer eigenen Frage. Dabei seht ihr auch, wo ein Sprachmodell danebenliegt und wie ihr seine Aussagen mit Quellen absichert.',
    trainer: 'Mira Hollen',
    heroImage: '/images/strategie-ki-1280.webp',
    boardImage: '/images/board-strategie-ki-1280.webp',
    colorScheme: scheme('#4C3BCF', '#EFEAFF'),
    objectives: [
      'Signale aus eurem Markt mit KI sammeln und Wichtiges von Rauschen trennen',
      'Aussagen eines Sprachmodells mit Quellen prüfen',
      'Aus Beobachtungen eine Strategiehypothese in einem Satz bilden',
      'Annahmen nach Risiko ordnen und die heikelste auswählen',
      'Einen Test planen, der in zwei Wochen eine Antwort gibt',
    ],
    methods: [
      'Signal-Scan mit KI-Recherche',
      'Quellencheck für KI-Antworten',
      'Szenariokreuz',
      'Hypothesensatz',
      'Annahmen-Matrix',
    ],
    agenda: [
      '10 Min.: Ankommen und eine Frage aus eurem Geschäft wählen',
      '20 Min.: Signale aus eurem Markt mit KI sammeln',
      '15 Min.: Quellen prüfen und Wichtiges von Rauschen trennen',
      '20 Min.: Signale ordnen und eine Hypothese in einem Satz bilden',
      '15 Min.: Annahmen nach Risiko ordnen und die heikelste auswählen',
      '10 Min.: Test für zwei Wochen planen und einander zeigen',
    ],
    targetAudience:
      'Für Geschäftsführung, Strategie, Produkt und HR: für alle, die Entscheidungen vorbereiten und sich dabei nicht allein auf ihr Bauchgefühl verlassen wollen. Vorkenntnisse in KI braucht ihr keine. Bringt am besten eine Frage aus eurem Geschäft mit.',
    outcome:
      'Ihr habt eine Strategiehypothese, die drei wichtigsten Annahmen dahinter und einen Testplan für die nächsten zwei Wochen. Die Prompts aus dem Training nehmt ihr mit.',
  },
  {
    id: 'conversational-ai',
    title: 'Conversational AI',
    subtitle: 'Dialoge entwerfen, die Menschen weiterhelfen',
    description:
      'Die meisten Chatbots fragen zu viel, verstehen zu wenig und finden kein Ende. Ihr entwerft ein Gespräch, das auch bei schwierigen Fragen trägt. Ihr nehmt ein echtes Anliegen eurer Kundschaft oder eurer Belegschaft, gebt dem Assistenten eine Aufgabe, einen Ton und klare Grenzen, spielt das Gespräch mit verteilten Rollen durch und verbessert es.',
    trainer: 'Ada Nworie',
    heroImage: '/images/conversational-ai-1280.webp',
    boardImage: '/images/board-conversational-ai-1280.webp',
    colorScheme: scheme('#A8235F', '#FFE9F1'),
    objectives: [
      'Ein Anliegen finden, das sich für einen KI-Dialog eignet, und erkennen, welches nicht',
      'Aufgabe, Ton und Grenzen eines Assistenten in klare Anweisungen fassen',
      'Einen Gesprächsverlauf mit Rückfragen, Sackgassen und Ausstiegen skizzieren',
      'Die Übergabe an einen Menschen planen, bevor jemand die Geduld verliert',
      'Einen Dialog mit Testfällen prüfen und gezielt verbessern',
    ],
    methods: [
      'Anliegen-Landkarte',
      'Rollenspiel als Dialogtest',
      'Systemprompt mit Leitplanken',
      'Gesprächsskizze am Whiteboard',
      'Testfälle für heikle Fragen',
    ],
    agenda: [
      '10 Min.: Ankommen und ein Anliegen aussuchen, das sich eignet',
      '15 Min.: Aufgabe, Ton und Grenzen des Assistenten festlegen',
      '20 Min.: Gespräch mit Rückfragen und Ausstiegen skizzieren',
      '20 Min.: Dialog im Rollenspiel durchspielen',
      '15 Min.: Mit Testfällen prüfen und verbessern',
      '10 Min.: Übergabe an Menschen planen und nächste Schritte festhalten',
    ],
    targetAudience:
      'Für Kundenservice, Marketing, HR und Produktteams, die einen Assistenten planen oder einen vorhandenen besser machen wollen. Ihr müsst nicht programmieren. Hilfreich sind drei Fragen, die bei euch immer wieder gestellt werden.',
    outcome:
      'Ihr habt einen durchgespielten Dialog für ein konkretes Anliegen: mit Systemprompt, Gesprächsskizze und zehn Testfällen. Damit könnt ihr am nächsten Tag im eigenen Werkzeug weiterbauen.',
  },
  {
    id: 'design-flight',
    title: 'Design Flight',
    subtitle: 'Ein Designsprint im Kleinformat: vom Problem zu drei Lösungsansätzen',
    description:
      'Ein Designsprint dauert sonst fünf Tage. Ihr fliegt die Strecke in 90 Minuten ab. Ihr nehmt euch einen Moment vor, in dem es für eure Kundschaft hakt, macht daraus eine gute Frage und entwickelt mit KI als Sparringspartnerin viele Ideen. Dann wählt ihr gemeinsam aus und schärft drei Ansätze so weit, dass ihr sie anderen zeigen könnt.',
    trainer: 'Lotte Brandis',
    heroImage: '/images/design-flight-1280.webp',
    boardImage: '/images/board-design-flight-1280.webp',
    colorScheme: scheme('#0A66A8', '#E6F4FF'),
    objectives: [
      'In einer Customer Journey die Stelle finden, an der sich Arbeit lohnt',
      'Ein Problem als Frage formulieren, die Lösungen zulässt',
      'Mit KI in kurzer Zeit viele und unterschiedliche Ideen entwickeln',
      'Ideen im Team ohne lange Debatten auswählen',
      'Einen Ansatz auf einer Seite so skizzieren, dass Außenstehende ihn verstehen',
    ],
    methods: [
      'Customer Journey im Schnelldurchlauf',
      '„Wie könnten wir …?“-Fragen',
      'Ideenrunden mit KI',
      'Stille Punktabstimmung',
      'Konzeptskizze auf einer Seite',
    ],
    agenda: [
      '10 Min.: Ankommen und die Customer Journey ansehen',
      '15 Min.: Die Stelle finden, an der es hakt, und als Frage formulieren',
      '25 Min.: Ideen mit KI sammeln, in drei Runden',
      '10 Min.: Still abstimmen und auswählen',
      '20 Min.: Drei Ansätze auf je einer Seite skizzieren',
      '10 Min.: Vorstellen, Rückmeldung und nächster Schritt',
    ],
    targetAudience:
      'Für Teams aus Customer Experience, Service, Produkt und Personalentwicklung, die ein Problem auf dem Tisch haben und schnell Richtungen dafür brauchen. Auch gut als Probeflug, bevor ihr einen ganzen Designsprint plant.',
    outcome:
      'Ihr nehmt drei skizzierte Lösungsansätze für ein Problem mit, dazu eine begründete Auswahl und den nächsten Schritt für euren Favoriten.',
  },
  {
    id: 'prompt-prototyping',
    title: 'Prompt Prototyping',
    subtitle: 'Klickbare Prototypen bauen, ohne eine Zeile Code zu schreiben',
    description:
      'Eine Idee überzeugt eher, wenn man sie anfassen kann. Ihr baut mit KI einen klickbaren Prototyp. Ihr beschreibt, was entstehen soll, und kommt Schritt für Schritt dahin. Ihr lernt, wie ihr ein Vorhaben in kleine Anweisungen zerlegt, was ein guter Prompt enthält und wie ihr Fehler beheben lasst. Zum Schluss testet ihr den Prototyp mit einer anderen Gruppe.',
    trainer: 'Jonas Teval',
    heroImage: '/images/prompt-prototyping-1280.webp',
    boardImage: '/images/board-prompt-prototyping-1280.webp',
    colorScheme: scheme('#B1452B', '#FFEFE4'),
    objectives: [
      'Aus einer Idee die eine Funktion auswählen, die der Prototyp zeigen soll',
      'Prompts mit Ziel, Kontext und Beispiel schreiben',
      'Einen klickbaren Prototyp in kleinen Schritten aufbauen',
      'Fehler so beschreiben, dass die KI sie beheben kann',
      'Mit fünf Fragen herausfinden, ob der Prototyp verstanden wird',
    ],
    methods: [
      'Prototyp-Steckbrief',
      'Prompt-Baukasten',
      'KI-Werkzeuge für klickbare Oberflächen',
      'Bauen in Fünf-Minuten-Runden',
      'Nutzertest zu zweit',
    ],
    agenda: [
      '10 Min.: Ankommen und die eine Funktion auswählen',
      '10 Min.: Steckbrief und ersten Prompt schreiben',
      '35 Min.: Bauen in Fünf-Minuten-Runden',
      '10 Min.: Fehler beschreiben und beheben lassen',
      '15 Min.: Mit einer anderen Gruppe testen, fünf Fragen',
      '10 Min.: Rückmeldungen ordnen und den Link mitnehmen',
    ],
    targetAudience:
      'Für alle, die Ideen vorstellen oder prüfen wollen, ohne auf Entwicklungszeit zu warten: Produkt, Marketing, HR, Vertrieb und Gründungsteams. Ihr braucht einen Laptop mit Browser und keine Programmierkenntnisse.',
    outcome:
      'Ihr habt einen klickbaren Prototyp, den ihr per Link weitergeben könnt, erste Rückmeldungen dazu und eine Prompt-Vorlage für den nächsten.',
  },
]

const PACKAGES: InitialContentFile['packages'] = [
  {
    id: 'single',
    name: 'Einzelticket',
    tagline: 'Ein Thema, 90 Minuten',
    badge: null,
    features: [
      '1 Live-Training nach Wahl',
      'Für eine Person eurer Wahl',
      'Höchstens 20 Personen pro Training',
    ],
    trainingsCount: 1,
    basePrice: '149.00',
  },
  {
    id: 'double',
    name: '2er Paket',
    tagline: 'Zu zweit oder zwei Themen',
    badge: 'Für zwei',
    features: [
      '2 Plätze, frei kombinierbar',
      'Zwei Themen oder ein Thema zu zweit',
      'Plätze auch für Kolleginnen und Kollegen',
    ],
    trainingsCount: 2,
    basePrice: '269.00',
  },
  {
    id: 'complete',
    name: 'Komplett-Paket',
    tagline: 'Vier Plätze fürs Team',
    badge: 'Bester Preis',
    features: [
      '4 Plätze, frei auf alle Themen verteilbar',
      'Alle vier Trainings für eine Person oder für bis zu vier',
      'Eine Buchung für das ganze Team',
      'Auch mehrere Plätze im selben Training',
    ],
    trainingsCount: 4,
    basePrice: '499.00',
  },
]

/** For the English home page, by the id of the training. */
const ENGLISH_LINES = {
  'strategie-ki':
    'Strategy and AI: turn signals from your market into a hypothesis that you can test.',
  'conversational-ai':
    'Design a conversation that helps people, and that knows when to hand over to a person.',
  'design-flight': 'A design sprint on a small scale: from a problem to three possible solutions.',
  'prompt-prototyping':
    'Describe an idea to an AI tool and leave with a prototype you can click through.',
}

/**
 * Four trainings, one a week, the packages, and the price periods around the calendar day of the first start
 * (Europe/Berlin).
 */
export function sampleContent(firstStart: CalendarDay): InitialContentFile {
  const days = weeklySessionDays(firstStart, TRAININGS.length)
  const validFrom = addDays(firstStart, -7)
  return {
    trainings: TRAININGS.map((training, index) => ({
      ...training,
      date: formatSessionDate(days[index] ?? firstStart),
      time: TIME,
      capacity: DEFAULT_CAPACITY,
    })),
    packages: PACKAGES,
    texts: Object.fromEntries(
      Object.entries(ENGLISH_LINES).map(([id, line]) => [
        trainingSection(id),
        { [ENGLISH_LINE]: line },
      ]),
    ),
    pricePeriods: [
      {
        periodName: 'Early Bird',
        periodType: 'early_bird',
        validFrom,
        validUntil: addDays(firstStart, 21),
        prices: { single: '119.00', double: '219.00', complete: '399.00' },
      },
      {
        periodName: 'Regulär',
        periodType: 'normal',
        validFrom,
        validUntil: addDays(firstStart, 180),
        prices: { single: '149.00', double: '269.00', complete: '499.00' },
      },
    ],
  }
}

/** Text on the accent colour is white or nearly white; the tint is the background of the page's other sections. */
function scheme(accent: string, tint: string): SampleTraining['colorScheme'] {
  return { accent, title: '#FFFFFF', description: tint, bg: tint }
}
