import type { IdeaMethod, SuggestionRequest } from '#domain/tools/suggestion.ts'
import { germanPrompts } from './suggestions-prompts-de.ts'
import { englishPrompts } from './suggestions-prompts-en.ts'

type Of<Kind extends SuggestionRequest['kind']> = Extract<SuggestionRequest, { kind: Kind }>
type Label =
  | 'problem'
  | 'people'
  | 'question'
  | 'ideas'
  | 'idea'
  | 'goal'
  | 'decisions'
  | 'tasks'
  | 'parked'

/** The texts of prompts in one language. They contain no typed text except numbers. */
export interface SuggestionPrompts {
  /** How to write, for any task. */
  manner: string
  /** The labels for the parts of the input, and for an empty part. */
  labels: Record<Label | 'nothing', string>
  people: string
  questions: string
  /** Instructions for ideas by any method. */
  ideas: string
  methods: Record<IdeaMethod, string>
  concept: string
  agenda: (meeting: Pick<Of<'agenda'>, 'people' | 'minutes'>) => string
  summary: string
}

const PROMPTS = { de: germanPrompts, en: englishPrompts }

/** The prompt for a request: instructions and typed text, separately. */
export function suggestionPrompt(request: SuggestionRequest): {
  instructions: string
  input: string
} {
  const prompts = PROMPTS[request.language]
  return {
    instructions: `${prompts.manner}\n\n${taskOf(request, prompts)}`,
    input: Object.entries(materialOf(request))
      .map(([label, text]) => `${prompts.labels[label as Label]}:\n${shown(text, prompts)}`)
      .join('\n\n'),
  }
}

function taskOf(request: SuggestionRequest, prompts: SuggestionPrompts): string {
  if (request.kind === 'agenda') return prompts.agenda(request)
  if (request.kind === 'ideas') return `${prompts.methods[request.method]} ${prompts.ideas}`
  return prompts[request.kind]
}

function materialOf(request: SuggestionRequest): Partial<Record<Label, string | string[]>> {
  switch (request.kind) {
    case 'people':
      return { problem: request.problem }
    case 'questions':
      return { problem: request.problem, people: request.people }
    case 'ideas':
      return { problem: request.problem, question: request.question, ideas: request.ideas }
    case 'concept':
      return { problem: request.problem, question: request.question, idea: request.idea }
    case 'agenda':
      return { goal: request.goal }
    case 'summary': {
      const { goal, decisions, tasks, parked } = request
      return { goal, decisions, tasks, parked }
    }
  }
}

function shown(text: string | string[], { labels }: SuggestionPrompts): string {
  if (typeof text === 'string') return text
  return text.length === 0 ? labels.nothing : text.map((entry) => `- ${entry}`).join('\n')
}
