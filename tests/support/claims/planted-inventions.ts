import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'

const HOME = 'https://www.example.com/'
const OFFERS = 'https://www.example.com/angebot'
const ABOUT = 'https://www.example.com/ueber-uns'

const NOTHING = {
  ...{ size: null, founded: null, audiences: [], prices: [], references: [] },
  ...{ languages: [], locations: [], signals: [] },
} as const

/** What is known of an invented firm. Its description is one that only search engines see. */
export const SITES: Readonly<Record<'de' | 'en', SiteFacts>> = {
  de: {
    ...NOTHING,
    url: HOME,
    kind: 'company',
    name: { text: 'Zimmerei Muster', sources: [HOME] },
    description: {
      text: 'Die führende Zimmerei im Norden mit den besten Preisen.',
      sources: [HOME],
      quote: { page: HOME, text: 'Die führende Zimmerei im Norden mit den besten Preisen.' },
    },
    offers: [{ text: 'Dachstühle', sources: [OFFERS] }],
    audiences: [{ text: 'Bauherren mit kleinem Grundstück', sources: [] }],
    pages: [
      {
        url: HOME,
        title: 'Zimmerei Muster – die beste Zimmerei',
        passages: [
          'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck.',
          'Wir sind nicht die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit.',
          'Suchen Sie einen Statiker mit eigenem Büro?',
          'Wir haben keine Filialen und verkaufen keine Fertighäuser.',
        ],
      },
      {
        url: OFFERS,
        title: 'Angebot',
        passages: [
          'Über 1.200 Dächer, 98,5 % pünktlich fertig.',
          'Treppen aus Eiche fertigen wir in der Werkstatt.',
          'Eine Stunde kostet 85 Euro.',
          'Unser Partner Nordkai AG beschäftigt 500 Leute in acht Ländern.',
          'Wir verbauen Fenster von Lichtwerk.',
        ],
      },
      {
        url: ABOUT,
        title: 'Über uns',
        passages: [
          'Wir wollen bis 2030 klimaneutral werden.',
          'Früher gehörte uns ein Sägewerk in Kiel.',
          'Wir beraten Bauherren vor dem Bauantrag kostenlos.',
          'Wir senken die Heizkosten und liefern günstige Fenster.',
          'Dachstühle bekommen Familien bei uns zum Festpreis.',
        ],
      },
    ],
  },
  en: {
    ...NOTHING,
    url: HOME,
    kind: 'company',
    name: { text: 'Sample Carpentry', sources: [HOME] },
    description: {
      text: 'The leading carpentry in the north with the best prices.',
      sources: [HOME],
      quote: { page: HOME, text: 'The leading carpentry in the north with the best prices.' },
    },
    offers: [{ text: 'Roof trusses', sources: [OFFERS] }],
    audiences: [{ text: 'Owners of small plots', sources: [] }],
    pages: [
      {
        url: HOME,
        title: 'Sample Carpentry – the best carpentry',
        passages: [
          'Since 1998 our twelve people have built roof trusses for families in Leeds.',
          'We are not the largest carpentry in the north, but one with a short waiting list.',
          'Are you looking for an engineer with an office nearby?',
          'We have no branches and do not sell prefabricated houses.',
        ],
      },
      {
        url: OFFERS,
        title: 'Offers',
        passages: [
          'More than 1,200 roofs, 98.5% of them on time.',
          'We make oak stairs in our own workshop.',
          'An hour costs £85.',
          'Our partner Northquay Ltd employs 500 people in eight countries.',
          'We install windows by Lightworks.',
        ],
      },
      {
        url: ABOUT,
        title: 'About us',
        passages: [
          'We want to be carbon neutral by 2030.',
          'We formerly owned a sawmill in York.',
          'We advise builders free of charge before they apply.',
          'We lower heating costs and deliver cheap windows.',
        ],
      },
    ],
  },
}

/** Where an invention is planted. */
type Place =
  | 'statement'
  | 'visitor'
  | 'assumption'
  | 'question'
  | 'title'
  | 'reason'
  | 'experiment'
  | 'service'
  | 'step'

export interface Planted {
  language: 'de' | 'en'
  place: Place
  text: string
  quotes: { page: number; text: string }[]
  /** True where it is not shown at all, because it names a figure, a name, a prize or a year. */
  hidden: boolean
}

const SINCE = { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle' }
const STAIRS = { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' }
const BUILT = { page: 1, text: 'our twelve people have built roof trusses for families' }

const planted =
  (language: 'de' | 'en', hidden: boolean) =>
  (place: Place, text: string, ...quotes: Planted['quotes']): Planted => ({
    language,
    place,
    text,
    quotes,
    hidden,
  })
export const de = planted('de', false)
export const en = planted('en', false)
export const deHidden = planted('de', true)
export const enHidden = planted('en', true)

/** Claims that the websites do not make, as a bad model writes them. */
export const INVENTIONS: readonly Planted[] = [
  // Debts, denials and opposites.
  de('statement', 'Die Zimmerei Muster hat keine Schulden.', SINCE),
  de('statement', 'Die Zimmerei hat keine Schulden.', {
    page: 1,
    text: 'Wir haben keine Filialen',
  }),
  de('statement', 'Die Zimmerei baut keine Dachstühle.', SINCE),
  de('statement', 'Die Zimmerei verkauft Fertighäuser.', {
    page: 1,
    text: 'verkaufen keine Fertighäuser',
  }),
  de('statement', 'Die Zimmerei verkauft Filialen und hat keine Fertighäuser.', {
    page: 1,
    text: 'Wir haben keine Filialen und verkaufen keine Fertighäuser',
  }),
  de('statement', 'Die Zimmerei erhöht die Heizkosten.', {
    page: 3,
    text: 'Wir senken die Heizkosten',
  }),
  en('statement', 'Sample Carpentry has no debts.', BUILT),
  en('statement', 'It sells prefabricated houses.', { page: 1, text: 'sell prefabricated houses' }),
  en('statement', 'It raises heating costs.', { page: 3, text: 'We lower heating costs' }),
  // Ranks and degrees.
  deHidden('statement', 'Zimmerei Muster ist Marktführer für Dachstühle.', SINCE),
  de('statement', 'Sie ist die größte Zimmerei im Norden.', {
    page: 1,
    text: 'die größte Zimmerei im Norden',
  }),
  de('statement', 'Sie ist die führende Zimmerei im Norden.', {
    page: 1,
    text: 'Die führende Zimmerei im Norden',
  }),
  de('statement', 'Zimmerei Muster ist die beste Zimmerei.', {
    page: 1,
    text: 'Zimmerei Muster – die beste Zimmerei',
  }),
  de('statement', 'Die Fenster werden immer günstiger geliefert.', {
    page: 3,
    text: 'liefern günstige Fenster',
  }),
  de('statement', 'Sie liefert die günstigsten Fenster.', {
    page: 3,
    text: 'liefern günstige Fenster',
  }),
  de('statement', 'Nur die Zimmerei baut Dachstühle für Familien in Lübeck.', {
    page: 1,
    text: 'Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Alle Dächer werden pünktlich fertig.', {
    page: 2,
    text: '98,5 % pünktlich fertig',
  }),
  en('statement', 'It is the largest carpentry in the north.', {
    page: 1,
    text: 'the largest carpentry in the north',
  }),
  en('statement', 'It is the leading carpentry in the north.', {
    page: 1,
    text: 'The leading carpentry in the north',
  }),
  en('statement', 'It delivers the cheapest windows.', { page: 3, text: 'deliver cheap windows' }),
  en('statement', 'It always builds roof trusses for families.', BUILT),
  // Prizes and certificates.
  deHidden('statement', 'Zimmerei Muster wurde mit dem Innovationspreis ausgezeichnet.', SINCE),
  deHidden(
    'assumption',
    'Vermutlich hilft die Auszeichnung als Handwerksbetrieb des Jahres beim Verkauf.',
  ),
  deHidden('statement', 'Die Werkstatt ist nach ISO zertifiziert.', STAIRS),
  deHidden('title', 'Den Designpreis für neue Kundschaft nutzen'),
  enHidden('statement', 'Its oak stairs are award-winning.', {
    page: 2,
    text: 'We make oak stairs in our own workshop',
  }),
  enHidden('assumption', 'Its certified workshop probably wins customers.'),
  enHidden('experiment', 'Spend two days putting the design prize on every offer.'),
  // Years and figures.
  deHidden('statement', 'Seit 1987 baut die Zimmerei Dachstühle.', SINCE),
  deHidden('statement', 'Die Zimmerei Muster hat 250 Mitarbeitende.', SINCE),
  deHidden('assumption', 'Der Umsatz liegt vermutlich bei zwei Millionen Euro.'),
  deHidden('reason', 'Methode Weißer Fleck: 40 % der Bauherren finden heute niemanden.'),
  deHidden('question', 'Warum springen 30 % der Kundschaft nach dem Angebot ab?'),
  deHidden(
    'experiment',
    'Drei Tage: Eine Person ruft die 40 Stammkunden an und fragt nach Treppen.',
  ),
  deHidden('experiment', 'Fünf Tage: Ihr besucht eure 14 Baustellen und sammelt Fragen.'),
  deHidden('step', 'Wertet die 3.000 Anfragen aus dem letzten Jahr aus.'),
  deHidden('step', 'Fragt nach, denn 20 Kunden springen jedes Jahr ab.'),
  deHidden('service', 'Bei einem Marktanteil von 35 % lohnen sich Interviews.'),
  deHidden('title', 'Mit 600 Bestandskunden weiterwachsen'),
  deHidden('title', 'Nach 30 Jahren Erfahrung neu anfangen'),
  enHidden('statement', 'It was founded in 1975.', BUILT),
  enHidden('statement', 'It has 340 employees.', BUILT),
  enHidden('assumption', 'It probably loses a third of 900 enquiries.'),
  enHidden('question', 'Why do 25% of customers leave?'),
  enHidden('step', 'Call the 60 customers who left last year.'),
  enHidden('title', 'Growing beyond 45 branches'),
  // Numbers that stand, but beside something else.
  de(
    'statement',
    'Die Zimmerei hat 1.200 Leute.',
    { page: 2, text: 'Über 1.200 Dächer, 98,5 % pünktlich' },
    SINCE,
  ),
  de('statement', 'Zwölf Familien in Lübeck haben Dachstühle.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Die Zimmerei beschäftigt 500 Leute in acht Ländern.', {
    page: 2,
    text: 'beschäftigt 500 Leute in acht Ländern',
  }),
  de('statement', 'Die Zimmerei ist seit 2030 klimaneutral.', {
    page: 3,
    text: 'bis 2030 klimaneutral werden',
  }),
  en('statement', 'It employs 500 people in eight countries.', {
    page: 2,
    text: 'employs 500 people in eight countries',
  }),
  en('statement', 'It is carbon neutral.', { page: 3, text: 'be carbon neutral by 2030' }),
  // Customers and other names.
  deHidden('statement', 'Zu den Kunden zählt Siemens.', SINCE),
  deHidden('statement', 'Sie baut Dachstühle für die Musterbau Hamburg GmbH.', SINCE),
  deHidden('assumption', 'Vermutlich fragt Anna Schmidt als Inhaberin selten nach.'),
  deHidden('assumption', 'Kunden sind vermutlich auch die Stadtwerke.'),
  deHidden('statement', 'Es gibt das Angebot „Haus in einer Woche“.', SINCE),
  deHidden('title', 'Gemeinsam mit Bosch smarte Dächer bauen'),
  deHidden('step', 'Ruft Peter Hansen von der Volksbank Ostholstein an.'),
  de('statement', 'Zu den Kunden gehört Lichtwerk.', {
    page: 2,
    text: 'Wir verbauen Fenster von Lichtwerk',
  }),
  enHidden('statement', 'Its customers include Siemens.', BUILT),
  enHidden('statement', 'It is run by Peter Schmidt.', BUILT),
  enHidden('assumption', 'It probably also works for Barclays.'),
  enHidden('title', 'A Partnership with Bosch for Smart Roofs'),
  enHidden('step', 'Ask Jane Miller for her opinion.'),
  en('statement', 'It works for Lightworks.', {
    page: 2,
    text: 'We install windows by Lightworks',
  }),
  // Quotes that are wrong, too short, of another page, of a question, or of what search engines see.
  de('statement', 'Die Zimmerei plant Dachstühle.', {
    page: 1,
    text: 'Seit 1998 planen wir Dachstühle',
  }),
  de('statement', 'Die Werkstatt fertigt Treppen aus Eiche.', {
    page: 1,
    text: 'Treppen aus Eiche fertigen wir in der Werkstatt',
  }),
  de('statement', 'Dachstühle sind das Angebot.', { page: 1, text: 'Dachstühle' }),
  de('statement', 'Es gibt einen Statiker mit eigenem Büro.', {
    page: 1,
    text: 'einen Statiker mit eigenem Büro',
  }),
  de('statement', 'Die Preise sind die besten.', {
    page: 1,
    text: 'Die führende Zimmerei im Norden mit den besten Preisen',
  }),
  en('statement', 'There is an engineer with an office nearby.', {
    page: 1,
    text: 'an engineer with an office nearby',
  }),
  en('statement', 'It makes oak stairs.', {
    page: 1,
    text: 'We make oak stairs in our own workshop',
  }),
  en('statement', 'It offers roof trusses.', { page: 1, text: 'roof trusses' }),
  // Half true.
  de('statement', 'Die Zimmerei baut Dachstühle für Familien und saniert Altbauten.', SINCE),
  de(
    'statement',
    'Treppen aus Eiche fertigt die Werkstatt. Geliefert wird in ganz Europa.',
    STAIRS,
  ),
  de(
    'statement',
    'Beraten werden Bauherren vor und nach dem Bauantrag und beim Kredit kostenlos.',
    { page: 3, text: 'Wir beraten Bauherren vor dem Bauantrag kostenlos' },
  ),
  de('statement', 'Der Zimmerei gehört ein Sägewerk in Kiel.', {
    page: 3,
    text: 'gehörte uns ein Sägewerk in Kiel',
  }),
  de('visitor', 'Angesprochen werden Bauherren mit kleinem Grundstück und großem Budget.'),
  en('statement', 'It builds roof trusses for families and renovates old houses.', BUILT),
  en('statement', 'It owned and still runs a sawmill in York.', {
    page: 3,
    text: 'owned a sawmill in York',
  }),
  en('visitor', 'It addresses owners of small plots and large villas.'),
  // What is in another language than its quote.
  en('statement', 'Das Unternehmen baut Dachstühle.', BUILT),
]

/** Texts of a plan with numbers of their own, which are no claims. */
export const PLANS: readonly Pick<Planted, 'language' | 'place' | 'text'>[] = [
  de(
    'experiment',
    'Fünf Tage: Eine Person spricht mit zehn Bauherren und notiert ihre Fragen. Gelungen ist es, wenn drei ein Angebot wollen.',
  ),
  de(
    'experiment',
    'In 5 Tagen: 3 Interviews führen, 2 Prototypen zeigen. Erfolg: mindestens 20 % sagen zu.',
  ),
  de('experiment', 'Zwei Tage: Ihr bietet fünf Anfragenden eine Stunde Beratung für 49 Euro an.'),
  de('step', 'Ruft in den nächsten zwei Wochen 10 Kunden an und fragt, was fehlt.'),
  de('step', 'Rechnet bis Freitag drei frühere Angebote nach.'),
  de('service', 'Mit fünf Interviews zeigt sich, wer wirklich wartet.'),
  de('title', 'Angebot in 48 Stunden'),
  de('question', 'Welche drei Angebote bringen den größten Gewinn?'),
  en(
    'experiment',
    'Three days: one person calls ten families and shows them two drafts. It has worked if three ask for an offer.',
  ),
  en(
    'experiment',
    'In 5 days, run 3 interviews and offer a survey for £30. Success: at least 20% accept.',
  ),
  en('step', 'Ask ten customers what is missing.'),
  en('step', 'Read the draft with two colleagues by Friday.'),
  en('title', 'An offer within 48 hours'),
  en('question', 'Which three offers earn the most?'),
]
