import type { JSONSchema7 } from 'ai'
import * as z from 'zod'

/** Faults that are told to the service; more would not help it. */
const FAULTS_MAX = 8

type Checked<T> = { ok: true; value: T } | { ok: false; faults: string[] }

/**
 * Reads an answer by its schema. Of a text with more than the object, such as a fence of Markdown around it, only the
 * object is taken. The faults hold nothing of the text, so that they may be logged.
 */
export function checkAnswer<T>(schema: z.ZodType<T>, text: string): Checked<T> {
  const json = parseObject(text)
  if (json === undefined) return { ok: false, faults: ['This is no complete JSON object.'] }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { ok: true, value: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ok: false, faults: faults.slice(0, FAULTS_MAX) }
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** Lengths and formats are checked by us: some services refuse a whole schema that names them. */
const LEFT_OUT = ['minLength', 'maxLength', 'pattern', 'format'] as const

/** The JSON schema that a service is asked to answer by. How long a text may be, it says in words. */
export function answerSchema(schema: z.ZodType, name: string): JSONSchema7 {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.maxLength)
        jsonSchema.description = `At most ${jsonSchema.maxLength} characters.`
      for (const keyword of LEFT_OUT) delete jsonSchema[keyword]
    },
  })
  return { title: name, ...json } as JSONSchema7
}
