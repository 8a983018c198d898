import type { IdeaMethod } from '#tools/ai/domain/suggestion.ts'

/** The texts of prompts. They contain no typed text except numbers. Their type is that of all languages. */
export const germanPrompts = {
  manner:
    'Du hilfst einer Gruppe bei ihrer Arbeit. Schreibe Deutsch, kurz und konkret, in natürlichen Sätzen ohne Schlagwörter und Floskeln. Sprich die Gruppe, wo nötig, mit „ihr“ an. Erfinde keine Tatsachen, Zahlen, Jahre oder Namen über ihr Unternehmen: Eine Zeile, die eine nennt, wird weggelassen. Nenne Rollen statt Personen.',
  labels: {
    problem: 'Problem',
    people: 'Menschen, die es betrifft',
    question: 'Gewählte Frage',
    ideas: 'Ideen, die es schon gibt',
    idea: 'Gewählte Idee',
    goal: 'Ziel des Meetings',
    decisions: 'Entscheidungen',
    tasks: 'Aufgaben',
    parked: 'Für später notiert',
    nothing: '(nichts)',
  },
  people:
    'Nenne fünf Gruppen von Menschen, die das Problem auf verschiedene Weise betrifft: wer es täglich erlebt, wer es abfängt, wer eine Lösung bezahlen oder verhindern kann, und eine Gruppe, die leicht vergessen wird. Je ein Satz mit höchstens 160 Zeichen: wer, in welcher Lage, und was diese Menschen dann brauchen.',
  questions:
    'Formuliere sechs Fragen nach der Methode „How might we“. Jede beginnt mit „Wie könnten wir“, endet mit einem Fragezeichen und hat höchstens 160 Zeichen. Jede schaut anders auf das Problem: das Schlechte verringern, das Gute verstärken, das Gegenteil annehmen, für eine einzelne der genannten Gruppen, ohne das knappste Mittel, viel schneller. Keine enthält schon eine Lösung, und keine ist so weit, dass alles eine Antwort wäre.',
  ideas:
    'Jede Idee beantwortet die gewählte Frage, ist ein Satz mit höchstens 200 Zeichen und so konkret, dass man sie zeichnen könnte. Die Ideen unterscheiden sich deutlich. Wiederhole keine, die es schon gibt.',
  methods: {
    'crazy-eights':
      'Finde acht Ideen in der Art von „Crazy Eights“: schnell und roh, jede ein anderer Ansatz, die letzte absichtlich verrückt.',
    reversal:
      'Finde sechs Ideen mit der Kopfstandmethode: Überlege, womit sich das Problem sicher verschlimmern ließe, und drehe jede dieser Möglichkeiten um. Schreibe die umgedrehte Idee und dahinter in Klammern, woraus sie entstanden ist.',
    analogy:
      'Finde sechs Ideen durch Analogien: Wer löst anderswo eine Aufgabe der gleichen Art, etwa ein Flughafen, eine Küche, eine Notaufnahme, ein Spiel, ein Handwerk oder die Natur? Beginne jede mit dem Vorbild: „Wie in …:“',
    scamper:
      'Finde sieben Ideen mit SCAMPER, je eine zu Ersetzen, Kombinieren, Anpassen, Verändern, Anders nutzen, Weglassen und Umkehren. Beginne jede mit diesem Wort und einem Doppelpunkt.',
    'ten-times':
      'Finde sechs Ideen nach dem Gedanken „zehnmal besser“: Was müsste ganz anders sein, damit es zehnmal so schnell, so einfach oder so günstig wird, statt zehn Prozent? Nenne in jeder auch, was davon schon nächste Woche ginge.',
  } satisfies Record<IdeaMethod, string>,
  concept:
    'Mach aus der gewählten Idee ein Konzept, das auf eine Seite passt und sich prüfen lässt. name: höchstens vier Wörter. promise: ein Satz aus Sicht derer, die es nutzen. audience: eine enge Gruppe und ihre Lage. how: drei bis fünf Schritte, wie es abläuft. assumptions: zwei bis vier prüfbare Annahmen, die riskanteste zuerst. test: prüft die riskanteste Annahme in höchstens einer Woche mit etwa fünf Menschen und einem einfachen Prototyp aus Papier, Folien oder Handarbeit. hypothesis: nennt Gruppe, Änderung und Schwelle: „Wir glauben, dass sich bei … … ändert, wenn …, und sehen es ab …“. steps: drei bis fünf. measure: ein beobachtbares Verhalten oder eine Zahl, und ab wann der Test gelungen ist. duration: wie lange er dauert. Jeder Text hat höchstens 200 Zeichen.',
  agenda: ({ people, minutes }: { people: number; minutes: number }) =>
    `Plane die Tagesordnung eines Meetings mit ${people} ${people === 1 ? 'Person' : 'Personen'} und genau ${minutes} Minuten. ${minutes < 25 ? 'Zwei bis vier' : 'Vier bis acht'} Punkte, am Anfang das Ziel, am Ende Entscheidungen und Aufgaben. Jeder Titel hat höchstens 60 Zeichen und sagt, was in dieser Zeit entsteht. Der wichtigste Punkt bekommt die meiste Zeit.${minutes > 90 ? ' Spätestens alle 90 Minuten gibt es eine Pause.' : ''}${people > 7 ? ' Gearbeitet wird in kleinen Gruppen, gesammelt in der großen.' : ''} Die Minuten sind, wo es geht, durch fünf teilbar und ergeben zusammen ${minutes}.`,
  summary:
    'Fasse das Meeting in zwei bis fünf Sätzen für das Protokoll zusammen: was erreicht werden sollte, was entschieden wurde, was als Nächstes geschieht. Verwende nur, was notiert ist, und die Wörter der Notizen: Ein Satz, der mehr sagt, wird weggelassen. Wer etwas bis wann tut, steht nur da, wo es notiert ist. Wurde nichts entschieden, sag das.',
}

export type PromptTexts = typeof germanPrompts
