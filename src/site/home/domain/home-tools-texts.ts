import {
  group,
  type LocalText,
  line,
  list,
  paragraph,
  picture,
} from '#site/pages/domain/text-schema.ts'

const toolPicture = (image: string) => picture('Bild', { image, alt: { de: '', en: '' } })

/**
 * The part of the home page that leads to the tools. Each card shows a part of what its tool makes: the samples are what
 * the tools write, in their words.
 */
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
  terms: line('Was sie kosten und verlangen', {
    de: 'Kostenlos und ohne Konto',
    en: 'Free, no account needed',
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
      result: group('Ausschnitt aus einem Ergebnis', {
        title: line('Überschrift', {
          de: 'Aus einem Entwurf (Beispiel)',
          en: 'From a draft (example)',
        }),
        statement: line('Was auf der Website steht', {
          de: 'Die Website wendet sich an „Handwerksbetriebe“ und „Landwirtschaft“.',
          en: 'The website is aimed at “trade businesses” and “farms”.',
        }),
        source: line('Wo es steht', { de: 'Steht auf: Kunden', en: 'Found on: Customers' }),
        openQuestion: line('Über der offenen Frage', { de: 'Offene Frage', en: 'Open question' }),
        question: line('Offene Frage', {
          de: 'Was kostet es, und wonach richtet sich der Preis? In den Angaben stehen dazu keine Zahlen.',
          en: 'What does it cost, and what does the price depend on? The facts contain no figures on this.',
        }),
      }),
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
      result: group('Ausschnitt aus einem Ergebnis', {
        title: line('Überschrift', {
          de: 'Nach der Abstimmung (Beispiel)',
          en: 'After the vote (example)',
        }),
        dots: line('Nach der Zahl der Punkte', { de: 'Punkte', en: 'dots' }),
        ideas: list(
          'Ideen',
          {
            each: 'Idee',
            least: 1,
            most: 4,
            item: { idea: line('Idee'), dots: line('Zahl der Punkte, 0 bis 9') },
          },
          [
            idea('5', {
              de: 'Rückruf statt Warteschleife',
              en: 'A callback instead of waiting on hold',
            }),
            idea('3', {
              de: 'Foto vom Schaden per Link',
              en: 'A photo of the damage, sent by link',
            }),
            idea('1', { de: 'Fragen vorab per E-Mail', en: 'Questions by email in advance' }),
          ],
        ),
      }),
      link: line('Knopf', { de: 'Problem angehen', en: 'Take on a problem' }),
    }),
    meetingModerator: group('Meeting Moderator', {
      title: line('Titel', { de: 'Meeting Moderator', en: 'Meeting Moderator' }),
      description: paragraph('Text', {
        de: 'Hilft euch, ein Meeting zu planen, die Zeit zu halten und Ergebnisse festzuhalten.',
        en: 'Helps you plan a meeting, keep to time and record the results.',
      }),
      picture: toolPicture('tool-moderator'),
      result: group('Ausschnitt aus einem Ergebnis', {
        title: line('Überschrift', {
          de: 'Agenda für 45\u00a0Minuten (Beispiel)',
          en: 'Agenda for 45\u00a0minutes (example)',
        }),
        items: list(
          'Punkte der Agenda',
          {
            each: 'Punkt',
            least: 1,
            most: 5,
            item: { start: line('Beginn'), item: line('Punkt'), minutes: line('Dauer') },
          },
          [
            agendaItem('10:00', '5', {
              de: 'Worüber entscheiden wir?',
              en: 'What are we deciding?',
            }),
            agendaItem('10:05', '10', { de: 'Optionen und Fakten', en: 'Options and facts' }),
            agendaItem('10:15', '10', {
              de: 'Bedenken und Folgen',
              en: 'Concerns and consequences',
            }),
            agendaItem('10:25', '15', {
              de: 'Abwägen und entscheiden',
              en: 'Weigh up and decide',
            }),
            agendaItem('10:40', '5', {
              de: 'Wer macht was bis wann?',
              en: 'Who does what by when?',
            }),
          ],
        ),
      }),
      link: line('Knopf', { de: 'Meeting vorbereiten', en: 'Prepare a meeting' }),
    }),
  }),
})

function idea(dots: string, text: LocalText) {
  return { idea: text, dots: { de: dots, en: dots } }
}

function agendaItem(start: string, minutes: string, item: LocalText) {
  return {
    start: { de: start, en: start },
    item,
    minutes: { de: `${minutes}\u00a0Min.`, en: `${minutes}\u00a0min` },
  }
}
