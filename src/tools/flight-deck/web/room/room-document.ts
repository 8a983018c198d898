import { longDay } from '#platform/design/web/long-day.ts'
import {
  type DocumentBlock,
  fileNameOf,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'
import { PLAN_PARTS } from '../../domain/deck-room.ts'
import { hypothesisSentence } from './hypothesis-sentence.ts'
import type { RoomStepProps } from './step-props.ts'

type Parts = Pick<RoomStepProps, 'room' | 'texts' | 'language'>

/** Everything in the room as a document: the decision first, then storyboard, test plan with results, and all ideas. */
export function roomDocument({ room, texts, language }: Parts, now: Date): ToolDocument {
  const { question } = room.content
  const title = question || texts.export.untitled
  return {
    language,
    title,
    subtitle: texts.export.madeOn(longDay(now, language)),
    fileName: fileNameOf(title),
    blocks: [
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

function decided({ content }: Room, texts: Texts): DocumentBlock[] {
  const idea = content.ideas.find(({ id }) => id === content.decidedId)
  return idea ? [heading(texts.export.decided), { kind: 'paragraph', text: idea.text }] : []
}

function storyboard({ content }: Room, texts: Texts): DocumentBlock[] {
  const captions = content.frames.map(({ caption }) => caption || texts.storyboard.empty)
  return [heading(texts.export.storyboard), { kind: 'list', ordered: true, items: captions }]
}

function plan({ content }: Room, texts: Texts): DocumentBlock[] {
  const { hypotheses } = content
  const sentences = hypotheses.map((hypothesis) => {
    const { result, verdict } = hypothesis
    const sentence = hypothesisSentence(hypothesis, texts.plan)
    if (!result && !verdict) return sentence
    const outcome = verdict ? texts.results.verdicts[verdict] : texts.results.noVerdict
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
  const rows = content.ideas
    .toSorted((one, other) => (other.dots ?? 0) - (one.dots ?? 0))
    .map(({ text, sketch, dots }) => [
      sketch.length > 0 ? `${text} (${texts.export.withSketch})` : text,
      dots === null ? '–' : String(dots),
    ])
  return [
    heading(texts.export.ideas),
    { kind: 'table', head: [texts.export.idea, texts.export.dots], rows },
  ]
}
