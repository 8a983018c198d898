import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type JsonSchema, jsonSchemaOf } from './fuzz-operations.ts'
import type { FuzzRequest } from './fuzz-requests.ts'

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/** An answer with its whole body. */
export interface FuzzAnswer {
  status: number
  contentType: string
  text: string
}

/** Checks an answer against the OpenAPI document. Returns a sentence for each violation. */
export function faultsOf(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const { operation } = request
  const { status, contentType, text } = answer
  if (status >= 500 && status !== 503) return [`is answered with ${status}: ${codeIn(text)}`]
  const documented = operation.responses[String(status)]
  if (!documented)
    return [`is answered with ${status}, which the document does not name: ${codeIn(text)}`]
  const type = contentType.split(';')[0]?.trim() ?? ''
  if (status === 204) return text === '' ? [] : ['answers 204 with a body']
  const schema = documented.content[type]?.schema
  if (!schema)
    return [`answers ${status} with ${type || 'no type'}, which the document does not name`]
  return [
    ...values(type, text).flatMap((value) => violations(schema, value, `the answer ${status}`)),
    ...(status < 300 ? looseInput(request) : []),
  ]
}

function values(type: string, text: string): unknown[] {
  if (type === 'application/x-ndjson')
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  return /json$/.test(type) ? [JSON.parse(text)] : [text]
}

/** Checks that an accepted request matches the document. */
function looseInput({ operation, body, address }: FuzzRequest): string[] {
  const schema = jsonSchemaOf(operation)
  const query = new URL(address, 'http://localhost').searchParams
  return [
    ...(schema && body
      ? violations(schema, JSON.parse(new TextDecoder().decode(body)), 'the body')
      : []),
    ...operation.parameters
      .filter(({ name, in: place }) => place === 'query' && query.has(name))
      .flatMap(({ name, schema: wanted }) => {
        const text = query.get(name) ?? ''
        const isNumber = wanted.type === 'integer' && /^-?\d+$/.test(text)
        return violations(wanted, isNumber ? Number(text) : text, `the parameter ${name}`)
      }),
  ]
}

function violations(schema: JsonSchema, value: unknown, what: string): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return [`${what} is outside its schema: ${ajv.errorsText(validate.errors)}`]
}

/** The code of an error answer, or else the start of its text. */
function codeIn(text: string): string {
  return /"code":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 200)
}
