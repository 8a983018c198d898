import { group, line, paragraph, picture } from '#site/pages/domain/text-schema.ts'

const toolPicture = (image: string) => picture('Bild', { image, alt: { de: '', en: '' } })

/** The part of the home page that leads to the tools. */
export const HOME_TOOLS_TEXTS = group('Werkzeuge', {
  title: line('Überschrift', {
    de: 'Werkzeuge für den Anfang',
    en: 'Tools to get you started',
  }),
  titleWithAi: line('Überschrift, wenn ein KI-Dienst eingerichtet ist', {
    de: 'KI-Werkzeuge für den Anfang',
    en: 'AI tools to get you started',
  }),
  subtitle: paragraph('Einleitung', {
    de: 'Sie liefern euch einen ersten Entwurf. Prüfen und entscheiden müsst ihr weiterhin selbst.',
    en: 'They give you a first draft. Checking it and deciding what to do are still up to you.',
  }),
  aiLabel: line('Marke auf den Bildern, wenn ein KI-Dienst eingerichtet ist', {
    de: 'KI',
    en: 'AI',
  }),
  cards: group('Karten', {
    strategyConsultant: group('Strategy Consultant', {
      title: line('Titel', { de: 'Strategy Consultant', en: 'Strategy Consultant' }),
      description: paragraph('Text', {
        de: 'Gebt die Website eines Unternehmens ein. Der Entwurf stützt sich auf das, was dort öffentlich über das Unternehmen und seinen Markt steht.',
        en: 'Enter a company’s website. The draft is based on what the site says publicly about the company and its market.',
      }),
      picture: toolPicture('tool-strategy'),
      form: group('Formular', {
        inputLabel: line('Über dem Feld', { de: 'Adresse der Website', en: 'Website address' }),
        inputPlaceholder: line('Beispiel im Feld', {
          de: 'https://www.example.com',
          en: 'https://www.example.com',
        }),
        button: line('Knopf', { de: 'Weiter', en: 'Continue' }),
        emptyError: line('Hinweis, wenn nichts eingegeben ist', {
          de: 'Gebt die Adresse einer Website ein.',
          en: 'Enter the address of a website.',
        }),
        invalidError: line('Hinweis, wenn es keine Webadresse ist', {
          de: 'Diese Webadresse ist nicht vollständig. Schreibt sie zum Beispiel so: https://www.example.com',
          en: 'This web address isn’t complete. It should look like this: https://www.example.com',
        }),
      }),
    }),
    flightDeck: group('Innovation Flight Deck', {
      title: line('Titel', { de: 'Innovation Flight Deck', en: 'Innovation Flight Deck' }),
      description: paragraph('Text', {
        de: 'Ein Designsprint im Kleinformat: Ihr beschreibt ein Problem und kommt in wenigen Minuten zu Lösungsansätzen.',
        en: 'A small-scale design sprint: you describe a problem and arrive at possible solutions within minutes.',
      }),
      picture: toolPicture('tool-flightdeck'),
      link: line('Knopf', { de: 'Problem angehen', en: 'Take on a problem' }),
    }),
    meetingModerator: group('Meeting Moderator', {
      title: line('Titel', { de: 'Meeting Moderator', en: 'Meeting Moderator' }),
      description: paragraph('Text', {
        de: 'Hilft euch, ein Meeting zu planen, die Zeit zu halten und Ergebnisse festzuhalten.',
        en: 'Helps you plan a meeting, keep to time and record the results.',
      }),
      picture: toolPicture('tool-moderator'),
      link: line('Knopf', { de: 'Meeting vorbereiten', en: 'Prepare a meeting' }),
    }),
  }),
})
