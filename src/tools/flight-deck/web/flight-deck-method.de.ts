import { germanQuestions } from '../domain/german-questions.ts'
import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'

export const flightDeckMethodTexts: FlightDeckMethodTexts = {
  questions: germanQuestions,
  opening: 'Wie könnten wir',
  impulses: {
    'crazy-eights': [
      'Was ist das Naheliegende?',
      'Was ginge allein mit Papier und Stift?',
      'Wer außer euch könnte es übernehmen?',
      'Wie würde es ein achtjähriges Kind lösen?',
    ],
    reversal: [
      'Womit ginge es garantiert schief? Und das Gegenteil davon?',
      'Welche Regel macht es schlimmer?',
    ],
    scamper: [
      'Was könnt ihr weglassen, ohne dass es jemandem fehlt?',
      'Was könnte zuerst statt zuletzt passieren?',
    ],
    analogy: ['Wie macht es eine Hotelküche?', 'Wie macht es ein Flughafen?'],
    'ten-times': [
      'Was ginge für ein Zehntel der Kosten?',
      'Was wäre nötig, damit es zehnmal so schnell geht?',
    ],
  },
  concept: {
    promise: (need, who) => `Für ${who}: ${need}.`,
    aim: (aim) => `Das Ziel: ${aim}.`,
    audience: (who, situation) => `${who}, in dieser Lage: ${situation}`,
    needAssumed: (need, who) => `Das Bedürfnis ist echt: ${need} (${who}).`,
    problemAssumed: (what) => `Das Problem ist groß genug, um etwas zu ändern: ${what}.`,
    assumed: {
      value: 'Der Nutzen ist so groß, dass jemand die Idee wirklich benutzt.',
      effort: 'Wir bekommen es mit dem hin, was wir haben.',
      boldness: 'Es ist neu genug, um einen Unterschied zu machen.',
      fit: 'Es passt zu dem, was wir können und wofür wir stehen.',
    },
    hypothesis: (idea, who, sign) =>
      `Wir probieren aus: ${idea}.${who && ` Für wen: ${who}.`} Was sich ändern soll: ${sign}. Überzeugt sind wir ab diesem Wert: …`,
    steps: {
      sketch: 'Die Idee als Skizze oder einfaches Modell festhalten, höchstens einen Tag lang.',
      show: (who) =>
        `Fünf Menschen zeigen, auf die das zutrifft: ${who}. Zuschauen, nicht erklären.`,
      showSomebody: 'Fünf Menschen zeigen, die das Problem haben. Zuschauen, nicht erklären.',
      note: 'Mitschreiben: Was verstehen sie, was fehlt ihnen, was würden sie morgen benutzen?',
      decide: 'Gemeinsam entscheiden: weitermachen, ändern oder lassen.',
    },
    measure: (signs) => `Vorher und nachher vergleichen: ${signs}. Ab wann machen wir weiter?`,
    duration: 'Fünf Arbeitstage',
  },
}
