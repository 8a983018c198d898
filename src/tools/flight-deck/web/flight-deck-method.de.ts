import { germanQuestions } from '../domain/german-questions.ts'
import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'

export const flightDeckMethodTexts: FlightDeckMethodTexts = {
  questions: germanQuestions,
  opening: 'Wie könnten wir',
  impulses: [
    { method: 'crazy-eights', ask: 'Was ist das Naheliegende?' },
    { method: 'reversal', ask: 'Womit ginge es garantiert schief? Und das Gegenteil davon?' },
    { method: 'scamper', ask: 'Was könnt ihr weglassen, ohne dass es jemandem fehlt?' },
    { method: 'analogy', ask: 'Wie macht es eine Hotelküche?' },
    { method: 'ten-times', ask: 'Was ginge für ein Zehntel der Kosten?' },
    { method: 'crazy-eights', ask: 'Was ginge allein mit Papier und Stift?' },
    { method: 'analogy', ask: 'Wie macht es ein Flughafen?' },
    { method: 'reversal', ask: 'Welche Regel macht es schlimmer?' },
    { method: 'crazy-eights', ask: 'Wer außer euch könnte es übernehmen?' },
    { method: 'scamper', ask: 'Was könnte zuerst statt zuletzt passieren?' },
    { method: 'ten-times', ask: 'Was wäre nötig, damit es zehnmal so schnell geht?' },
    { method: 'crazy-eights', ask: 'Wie würde es ein achtjähriges Kind lösen?' },
  ],
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
