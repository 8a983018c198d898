/** A strategy draft as an AI service would answer it: quotes name their page by its number, and nothing is checked yet. */
export const SAMPLE_DRAFT = {
  position: [
    {
      quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
      basis: 'page',
      text: 'Das Unternehmen baut Dachstühle.',
    },
    {
      quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
      basis: 'assumption',
      text: 'Vermutlich entscheidet die Nähe zur Baustelle mehr als der Preis.',
    },
  ],
  customers: [
    {
      quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
      basis: 'page',
      text: 'Angesprochen werden Familien, die ein Haus bauen.',
    },
    {
      quotes: [],
      basis: 'assumption',
      text: 'Wer zum ersten Mal baut, sucht vermutlich vor allem Sicherheit.',
    },
  ],
  strengths: [
    {
      quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
      basis: 'page',
      text: 'Planung und Montage kommen aus einer Hand.',
    },
    { quotes: [], basis: 'assumption', text: 'Der eigene Abbund macht vermutlich unabhängig.' },
  ],
  openQuestions: [
    { quotes: [], basis: 'assumption', text: 'Wie lange warten Kunden heute auf ein Angebot?' },
    {
      quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
      basis: 'assumption',
      text: 'Warum sagen manche nach dem Angebot ab?',
    },
    { quotes: [], basis: 'assumption', text: 'Was kostet ein Dachstuhl ungefähr?' },
  ],
  opportunities: [
    {
      title: 'Festpreis für kleine Anbauten',
      reason: {
        quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
        basis: 'assumption',
        text: 'Methode Stärke verlängern: Planung und Montage aus einer Hand machen einen Festpreis möglich.',
      },
      experiment:
        'Drei Tage: Eine Person rechnet drei frühere Anbauten nach und zeigt fünf Interessenten einen Festpreis. Gelungen ist es, wenn zwei ein Angebot wollen.',
    },
    {
      title: 'Begleitung vor dem Bauantrag',
      reason: {
        quotes: [],
        basis: 'assumption',
        text: 'Methode Service um das Produkt: Vor dem Bau stehen Fragen, die niemand beantwortet.',
      },
      experiment:
        'Zwei Tage: Zwei Leute bieten fünf Anfragenden eine bezahlte Stunde Beratung an. Gelungen ist es, wenn eine Person zusagt.',
    },
    {
      title: 'Durchsicht alter Dächer',
      reason: {
        quotes: [],
        basis: 'assumption',
        text: 'Methode Kundenreise: Nach der Montage endet der Kontakt vermutlich.',
      },
      experiment:
        'Drei Tage: Eine Person ruft zehn frühere Kunden an und bietet eine Durchsicht an. Gelungen ist es, wenn drei einen Termin wollen.',
    },
  ],
  services: [
    {
      service: 'geschaeftsideen',
      reason: 'Ob der Festpreis trägt, zeigen eine Rechnung und ein Preistest.',
    },
    { service: 'potenziale', reason: 'Gespräche mit Kunden klären, warum manche absagen.' },
  ],
  nextSteps: [
    'Lest den Entwurf zu zweit und streicht, was nicht stimmt.',
    'Ruft drei Menschen an, die zuletzt abgesagt haben.',
    'Rechnet einen früheren Anbau zum Festpreis nach.',
  ],
  thesis: {
    quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
    act: 'kleine Anbauten zum Festpreis anbieten',
    effect: 'sagen mehr Familien zu',
    reason: 'sie den Preis vorher kennen',
    for: 'kleine Anbauten',
    against: 'große Ausschreibungen',
  },
}

const assumption = (text: string) => ({ quotes: [], basis: 'assumption', text })

/** The same in English, about whatever organisation it is. */
export const ENGLISH_SAMPLE_DRAFT = {
  position: [
    assumption('The company probably wins its orders through people it knows.'),
    assumption('It could become the one that answers on the same day.'),
  ],
  customers: [
    assumption('Whoever asks for the first time probably looks for safety above all.'),
    assumption('They probably compare several offers before they decide.'),
  ],
  strengths: [
    assumption('Advice and delivery from one team probably save time.'),
    assumption('A workshop of its own probably makes it independent.'),
  ],
  openQuestions: [
    assumption('How long do customers wait for an offer today?'),
    assumption('Why do some say no after the offer?'),
    assumption('What does a typical order cost?'),
  ],
  opportunities: [
    {
      title: 'A fixed price for small orders',
      reason: assumption('Build on a strength: one team for all makes a fixed price possible.'),
      experiment:
        'Three days: one person recalculates three former orders and shows five prospects a fixed price. It has worked if two ask for an offer.',
    },
    {
      title: 'Advice before the order',
      reason: assumption('Service around the product: there are questions that nobody answers.'),
      experiment:
        'Two days: two people offer five enquirers a paid hour of advice. It has worked if one accepts.',
    },
    {
      title: 'A check after delivery',
      reason: assumption('Customer journey: contact probably ends with the delivery.'),
      experiment:
        'Three days: one person calls ten former customers and offers a check. It has worked if three want an appointment.',
    },
  ],
  services: [
    {
      service: 'geschaeftsideen',
      reason: 'A calculation and a price test show whether the fixed price works.',
    },
    { service: 'potenziale', reason: 'Talking to customers shows why some say no.' },
  ],
  nextSteps: [
    'Read the draft with a colleague and cross out what is wrong.',
    'Call three people who said no.',
    'Recalculate a former order at a fixed price.',
  ],
  thesis: {
    quotes: [],
    act: 'offer small orders at a fixed price',
    effect: 'more people say yes',
    reason: 'they know the price beforehand',
    for: 'small orders',
    against: 'large tenders',
  },
}
