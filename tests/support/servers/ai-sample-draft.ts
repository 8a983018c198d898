/** A strategy draft as an AI service would answer it: quotes name their page by its number, and nothing is checked yet. */
export const SAMPLE_DRAFT = {
  position: [
    {
      quotes: [{ page: 1, text: 'Wir bauen Dachstühle.' }],
      basis: 'page',
      text: 'Das Unternehmen plant und baut Dachstühle für private Bauherren.',
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
      text: 'Angesprochen werden Familien, die zum ersten Mal bauen.',
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
      title: 'Wartung nach zehn Jahren',
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
}
