import { ENGLISH_SAMPLE_DRAFT, SAMPLE_DRAFT } from './ai-sample-draft.ts'

/** The parts of a JSON schema that the product's requests use. */
interface JsonSchema {
  title?: string
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  enum?: readonly unknown[]
  minItems?: number
  minimum?: number
}

/**
 * A good answer of an AI service: a sample by the schema's title, or else any value that fits the schema.
 *
 * @param instructions say in which language a strategy draft is
 */
export function sampleAnswer(schema: JsonSchema, instructions: string): unknown {
  if (schema.title === 'strategy-draft' && instructions.includes('British English')) {
    return ENGLISH_SAMPLE_DRAFT
  }
  return SAMPLES[schema.title ?? ''] ?? fitting(schema, 'Beispiel')
}

function fitting(schema: JsonSchema, name: string): unknown {
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, fitting(part, key)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items ?? {}, name))
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return `Beispiel für ${name}`
  }
}

const SAMPLES: Record<string, unknown> = {
  'strategy-draft': SAMPLE_DRAFT,
  people: {
    suggestions: [
      'Neue Kolleginnen in der ersten Woche',
      'Teamleiter, die sie einarbeiten',
      'Die Personalabteilung, die alles vorbereitet',
    ],
  },
  questions: {
    suggestions: [
      'Wie könnten wir den ersten Tag so gestalten, dass niemand allein isst?',
      'Wie könnten wir Wissen weitergeben, ohne die Teamleiter aufzuhalten?',
      'Wie könnten wir sichtbar machen, wer wobei hilft?',
    ],
  },
  ideas: {
    suggestions: [
      'Eine Patin, die nur die ersten fünf Mittagspausen begleitet',
      'Ein Rundgang, den die Neuen vom Vormonat führen',
      'Eine Wand mit Fragen, die jeder beantworten darf',
    ],
  },
  concept: {
    name: 'Fünf Mittage',
    promise: 'Wer neu ist, kennt nach einer Woche fünf Menschen, die helfen.',
    audience: 'Neue Kolleginnen und Kollegen in der ersten Woche',
    how: [
      'Vor dem ersten Tag wird eine Patin gefragt.',
      'Sie verabredet fünf Mittagspausen mit fünf Teams.',
      'Am Freitag erzählen beide, was geholfen hat.',
    ],
    assumptions: ['Patinnen haben mittags Zeit.', 'Fünf Begegnungen reichen für den Anfang.'],
    test: {
      hypothesis: 'Mit Patin stellen Neue in der zweiten Woche mehr Fragen.',
      steps: ['Zwei Neue mit, zwei ohne Patin beginnen lassen.', 'Fragen eine Woche lang zählen.'],
      measure: 'Doppelt so viele Fragen bei denen mit Patin',
      duration: 'Zwei Wochen',
    },
  },
  agenda: {
    items: [
      { title: 'Ankommen und Ziel', minutes: 5 },
      { title: 'Lage: Was wissen wir?', minutes: 15 },
      { title: 'Vorschläge sammeln', minutes: 20 },
      { title: 'Entscheiden', minutes: 15 },
      { title: 'Aufgaben und Abschluss', minutes: 5 },
    ],
  },
  summary: { summary: 'Entschieden: Wir beginnen im Mai. Als Nächstes: Patinnen fragen.' },
}
