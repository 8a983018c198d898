import { longDay } from '#platform/design/web/long-day.ts'
import { phrase } from '#tools/documents/domain/phrase.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import { choicesOf } from '../../domain/deck-choices.ts'
import {
  DECK_LENGTHS,
  HYPOTHESIS_PARTS,
  type Hypothesis,
  PLAN_PARTS,
} from '../../domain/deck-room.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import type { RoomStepProps } from './room-types.ts'

type Parts = Pick<RoomStepProps, 'room' | 'texts' | 'language'>

/**
 * Everything in the room as a document: problem and people, the decision, storyboard, test plan with results, and all
 * ideas. Ideas that were put together are one choice with all their texts.
 */
export function roomDocument({ room, texts, language }: Parts, now: Date): ToolDocument {
  const { question } = room.content
  const title = question || texts.export.untitled
  return {
    language,
    title,
    subtitle: texts.deck.export.madeOn(longDay(now, language)),
    fileName: fileNameOf(title),
    blocks: [
      ...known(room, texts),
      ...decided(room, texts),
      ...storyboard(room, texts),
      ...plan(room, texts),
      ...ideas(room, texts),
      heading(texts.export.people),
      { kind: 'paragraph', text: room.members.map(({ name }) => name).join(', ') },
    ],
    note: texts.export.note,
  }
}

type Room = Parts['room']
type Texts = Parts['texts']

function heading(text: string): DocumentBlock {
  return { kind: 'heading', level: 2, text }
}

function known({ content: { problem, people } }: Room, texts: Texts): DocumentBlock[] {
  return [
    ...(problem
      ? [heading(texts.known.problem), { kind: 'paragraph', text: problem } as const]
      : []),
    ...(people.length > 0
      ? [heading(texts.known.people), { kind: 'list', items: people } as const]
      : []),
  ]
}

function decided({ content }: Room, texts: Texts): DocumentBlock[] {
  const choice = choicesOf(content.ideas).find(({ idea }) => idea.id === content.decidedId)
  if (!choice) return []
  const items = choice.alike.map(({ text }) => text)
  return [
    heading(texts.export.decided),
    { kind: 'paragraph', text: choice.idea.text },
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
  ]
}

function storyboard({ content }: Room, texts: Texts): DocumentBlock[] {
  const captions = content.frames.map(({ caption }) => caption || texts.storyboard.empty)
  return [heading(texts.export.storyboard), { kind: 'list', ordered: true, items: captions }]
}

function plan({ content }: Room, texts: Texts): DocumentBlock[] {
  const sentences = content.hypotheses.filter(isWritten).map((hypothesis) => {
    const { result, verdict } = hypothesis
    const sentence = hypothesisSentence(hypothesis, texts.plan)
    if (!result && !verdict) return sentence
    const outcome = verdict ? texts.results.verdicts[verdict] : texts.plan.open
    return [
      sentence,
      texts.export.measured(result || texts.plan.open),
      texts.export.follows(outcome),
    ].join('\n')
  })
  const test = PLAN_PARTS.map(
    (part) => `${texts.plan.fields[part].label} ${content.plan[part] || texts.plan.open}`,
  )
  return [
    heading(texts.plan.hypotheses),
    sentences.length > 0
      ? { kind: 'list', items: sentences }
      : { kind: 'paragraph', text: texts.plan.none },
    heading(texts.plan.test),
    { kind: 'list', items: test },
  ]
}

function ideas({ content }: Room, texts: Texts): DocumentBlock[] {
  if (content.ideas.length === 0) return []
  const named = ({ text, sketch }: (typeof content.ideas)[number]) =>
    sketch.length > 0 ? `${text} (${texts.export.withSketch})` : text
  const rows = choicesOf(content.ideas)
    .toSorted(({ idea: one }, { idea: other }) => (other.dots ?? -1) - (one.dots ?? -1))
    .map(({ idea, alike }) => [
      [idea, ...alike].map(named).join(' + '),
      idea.dots === null ? '–' : String(idea.dots),
    ])
  return [
    heading(texts.export.ideas),
    { kind: 'table', head: [texts.deck.export.idea, texts.export.dots], rows },
  ]
}

/** Whether a hypothesis says anything: one that was only added is empty. */
export function isWritten(hypothesis: Hypothesis): boolean {
  return [...HYPOTHESIS_PARTS, 'result' as const].some((part) => phrase(hypothesis[part]) !== '')
}

/** A hypothesis as one sentence, also where its parts were typed with a full stop, or are missing. */
export function hypothesisSentence(hypothesis: Hypothesis, texts: RoomTexts['plan']): string {
  const part = (text: string) => phrase(text, DECK_LENGTHS.hypothesis) || '…'
  const { group, change, threshold } = hypothesis
  return texts.sentence(part(group), part(change), part(threshold)).replaceAll('….', '…')
}
