import type { JSONSchema7 } from 'ai'
import * as z from 'zod'

/** Most schema faults in a request for repair. */
const FAULTS_MAX = 8

type CheckResult<T> = { ok: true; value: T } | { ok: false; faults: string[] }

/**
 * Parses an answer by its schema. Only the object is read, without text around it, such as a Markdown fence. The faults
 * contain no part of the text, so that they can be logged.
 */
export function checkAnswer<T>(schema: z.ZodType<T>, text: string): CheckResult<T> {
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

/** Keywords that some services refuse in a schema. The product checks lengths and formats itself. */
const LEFT_OUT = ['minLength', 'maxLength', 'pattern', 'format'] as const

/** The JSON schema for the service's answer. Longest texts are given in descriptions. */
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
