import type { Suggestion, SuggestionKind, SuggestionRequest } from '#tools/ai/domain/suggestion.ts'
import { isSupported, sentencesIn } from '#tools/ai/server/evidence.ts'
import { type IsShown, shownCheck } from '#tools/ai/server/inventions.ts'

type AnySuggestion = Suggestion<SuggestionKind>

/** What the lines of an answer say. */
const LINE_KINDS = { people: 'claim', questions: 'question', ideas: 'proposal' } as const

/**
 * An answer without the texts that name a figure, a name or a prize that nobody typed (`shownCheck`), or that are in
 * another language. Of minutes, a sentence stays only where the notes say as much.
 *
 * @param typed the texts that somebody typed into the request
 * @returns null where too little is left
 */
export function checkedSuggestion(
  answer: AnySuggestion,
  request: SuggestionRequest,
  typed: readonly string[],
): AnySuggestion | null {
  const isShown = shownCheck(typed, request.language)
  if ('summary' in answer) {
    if (request.kind !== 'summary') return null
    const summary = sentencesIn(answer.summary)
      .filter((sentence) => isShown(sentence, 'claim') && isInNotes(sentence, request, typed))
      .join(' ')
    return summary ? { summary } : null
  }
  if ('items' in answer) {
    const items = answer.items.filter(({ title }) => isShown(title, 'proposal'))
    return items.length > 0 ? { items } : null
  }
  if ('suggestions' in answer) {
    const kind = LINE_KINDS[request.kind as keyof typeof LINE_KINDS]
    const suggestions = answer.suggestions.filter((line) => isShown(line, kind))
    return suggestions.length > 0 ? { suggestions } : null
  }
  return checkedConcept(answer, isShown)
}

function checkedConcept(concept: Suggestion<'concept'>, isShown: IsShown) {
  const shown = (lines: readonly string[]) => lines.filter((line) => isShown(line, 'proposal'))
  const { name, promise, audience, test } = concept
  const checked = {
    ...concept,
    how: shown(concept.how),
    assumptions: shown(concept.assumptions),
    test: { ...test, steps: shown(test.steps) },
  }
  const isWhole =
    isShown(name, 'proposal') &&
    isShown(promise, 'proposal') &&
    isShown(audience, 'claim') &&
    [test.hypothesis, test.measure, test.duration].every((text) => isShown(text, 'goal')) &&
    [checked.how, checked.assumptions, checked.test.steps].every(({ length }) => length > 0)
  return isWhole ? checked : null
}

/** What minutes say about a meeting itself. */
const OF_MEETINGS = new Set(
  `für meeting treffen besprechung ziel ziels beschlossen beschlüsse beschluss entschieden entscheidung entscheidungen aufgabe
  aufgaben nächstes nächste nächster schritt schritte später notiert offen geparkt vertagt punkt punkte gruppe geeinigt
  wollten wolltet wollt festgelegt vereinbart besprochen ergebnis ging darum erreicht erledigt folgt danach bleibt blieb
  geschieht
  meeting goal aim decided decision decisions agreed agreement task tasks next step steps later parked open noted item
  items group wanted want discussed result remains follows recorded`.split(/\s+/),
)
/** Said by an empty list. */
const NO_DECISION =
  'Nichts wurde entschieden. Keine Entscheidung, keine Entscheidungen. Nothing decided, no decision was made, no decisions.'
const NO_TASK = 'Keine Aufgabe, keine Aufgaben. No task, no tasks.'

function isInNotes(
  sentence: string,
  { decisions, tasks }: Extract<SuggestionRequest, { kind: 'summary' }>,
  typed: readonly string[],
): boolean {
  const empty = [
    ...(decisions.length === 0 ? [NO_DECISION] : []),
    ...(tasks.length === 0 ? [NO_TASK] : []),
  ]
  const notes = typed.map((note) => note.replace(/\?\s*$/, ''))
  return isSupported(sentence, [...notes, ...empty.flatMap(sentencesIn)], { harmless: OF_MEETINGS })
}
