import { longDay } from '#platform/design/web/long-day.ts'
import { linesOf } from '#tools/documents/domain/phrase.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import { CRITERIA, rankIdeas } from '../domain/idea-ranking.ts'
import { problemLines } from './ai-request.ts'
import { conceptOf } from './concept.ts'
import type { Deck } from './deck.ts'
import {
  type ConceptPart,
  finalists,
  hasText,
  IDEA_PARTS,
  LISTS,
  peopleLines,
  TEST_PARTS,
  writtenIdeas,
} from './sprint.ts'

/** The file that a sprint is saved to. */
export function sprintFile({ sprint, texts }: Deck) {
  return {
    tool: 'flight-deck' as const,
    fileName: fileNameOf('flight-deck', conceptOf(sprint, texts.method).name),
    work: () => sprint,
  }
}

/** A line that names the tool and the date. */
export function madeOn({ texts, language }: Deck, now: Date): string {
  return texts.export.madeOn(longDay(now, language))
}

/** The whole sprint as a document: the concept first, then the other steps. */
export function sprintDocument(deck: Deck, now: Date): ToolDocument {
  const { sprint, texts, language } = deck
  const { name } = conceptOf(sprint, texts.method)
  const title = name.trim() || texts.export.untitled
  return {
    language,
    title,
    subtitle: madeOn(deck, now),
    fileName: fileNameOf(title),
    blocks: [...conceptBlocks(deck), ...wayBlocks(deck)],
    note: sprint.withAi ? texts.export.noteAi : texts.export.noteMethod,
  }
}

function conceptBlocks({ sprint, texts }: Deck): DocumentBlock[] {
  const concept = conceptOf(sprint, texts.method)
  const { fields, open, test } = texts.concept
  const part = (name: ConceptPart, level: 2 | 3): DocumentBlock[] => {
    const points = linesOf(concept[name])
    const { label, question } = fields[name]
    const heading = { kind: 'heading', level, text: label } as const
    if (points.length === 0) return [heading, { kind: 'paragraph', text: open(question) }]
    if (LISTS.includes(name)) return [heading, list(points, name !== 'assumptions')]
    return [heading, { kind: 'paragraph', text: points.join('\n') }]
  }
  return [
    ...IDEA_PARTS.filter((name) => name !== 'name').flatMap((name) => part(name, 2)),
    { kind: 'heading', level: 2, text: test },
    ...TEST_PARTS.flatMap((name) => part(name, 3)),
  ]
}

function wayBlocks(deck: Deck): DocumentBlock[] {
  const { sprint, texts } = deck
  const { steps } = texts
  const questions = [...new Set([sprint.question, ...sprint.ownQuestions])].filter(hasText)
  const parts = [
    ...section(steps.problem.name, problemLines(sprint, texts)),
    ...section(texts.problem.fields.who.label, peopleLines(sprint)),
    ...section(steps.question.name, questions),
    ...ideaBlocks(deck),
  ]
  return parts.length > 0 ? [{ kind: 'heading', level: 2, text: texts.export.way }, ...parts] : []
}

/** The ideas that were compared with their scores, then the others. */
function ideaBlocks({ sprint, texts }: Deck): DocumentBlock[] {
  const ideas = writtenIdeas(sprint)
  const { ranked } = rankIdeas(finalists(sprint))
  const isRanked = new Set(ranked.map(({ id }) => id))
  const others = ideas.filter(({ id }) => !isRanked.has(id)).map(({ text }) => text)
  if (ranked.length === 0) return section(texts.steps.ideas.name, others)
  const byId = new Map(ideas.map((idea) => [idea.id, idea]))
  return [
    { kind: 'heading', level: 3, text: texts.steps.ideas.name },
    {
      kind: 'table',
      head: [
        texts.export.idea,
        ...CRITERIA.map((criterion) => texts.choice.criteria[criterion]),
        texts.export.points,
        texts.export.place,
      ],
      rows: ranked.map(({ id, place, points }) => [
        byId.get(id)?.text ?? '',
        ...CRITERIA.map((criterion) => String(byId.get(id)?.scores[criterion] ?? '–')),
        String(points),
        String(place),
      ]),
    },
    ...section(texts.export.otherIdeas, others),
  ]
}

function section(title: string, items: readonly string[]): DocumentBlock[] {
  return items.length > 0 ? [{ kind: 'heading', level: 3, text: title }, list(items)] : []
}

function list(items: readonly string[], ordered = false): DocumentBlock {
  return { kind: 'list', ordered, items }
}
