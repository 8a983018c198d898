import type { MadeBy } from '#tools/frame/domain/tool-ai.ts'
import { linesOf } from '../domain/draft-lines.ts'
import type { SERVICES } from '../domain/strategy-draft.ts'
import { addedTo, type EditedLine, editedLine } from '../domain/strategy-edits.ts'
import type { MadeDraft } from './consultation.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** The titles of the parts: the method lists facts where the AI service writes a draft. */
export function partTitles({ draft }: StrategyConsultantTexts, madeBy: MadeBy) {
  return madeBy === 'ai' ? draft.parts : { ...draft.parts, ...draft.methodParts }
}

interface EditedOpportunity {
  readonly title: EditedLine
  readonly reason: EditedLine | null
  readonly experiment: EditedLine | null
}

/** The opportunities as the person left them, and those that they added. One without a title is left out. */
export function editedOpportunities({ draft, own }: MadeDraft): EditedOpportunity[] {
  const lines = linesOf(draft, 'opportunities')
  const lineOf = (index: number, part: string) => {
    const line = lines.find(({ key }) => key === `opportunities.${index}.${part}`)
    return line ? editedLine(own, line) : null
  }
  const written = draft.opportunities.flatMap((_, index) => {
    const title = lineOf(index, 'title')
    return title
      ? [{ title, reason: lineOf(index, 'reason'), experiment: lineOf(index, 'experiment') }]
      : []
  })
  const added = addedTo(own, 'opportunities').map((title) => ({
    title,
    reason: null,
    experiment: null,
  }))
  return [...written, ...added]
}

/** The services of the draft whose reasons the person did not leave out. */
export function editedServices({ draft, own }: MadeDraft) {
  const lines = linesOf(draft, 'services')
  return draft.services.flatMap(({ service }, index): EditedService[] => {
    const line = lines[index] ? editedLine(own, lines[index]) : null
    return line ? [{ service, line }] : []
  })
}

interface EditedService {
  readonly service: (typeof SERVICES)[number]
  readonly line: EditedLine
}
