import type { SuggestionRequest } from '#tools/ai/domain/suggestion.ts'
import { germanPrompts, type PromptTexts } from './suggestions-prompts-de.ts'
import { englishPrompts } from './suggestions-prompts-en.ts'

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

type Label = Exclude<keyof PromptTexts['labels'], 'nothing'>

function taskOf(request: SuggestionRequest, prompts: PromptTexts): string {
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

/** Everything that was typed for a request. */
export function typedIn(request: SuggestionRequest): string[] {
  const numbers = request.kind === 'agenda' ? [`${request.people}`, `${request.minutes}`] : []
  return [...Object.values(materialOf(request)).flat(), ...numbers]
}

function shown(text: string | string[], { labels }: PromptTexts): string {
  if (typeof text === 'string') return text
  return text.length === 0 ? labels.nothing : text.map((entry) => `- ${entry}`).join('\n')
}
