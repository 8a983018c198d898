import { dereference } from '@scalar/openapi-parser'
import * as z from 'zod'

const jsonSchema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.object({ schema: jsonSchema }))
const operationSchema = z.object({
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        schema: jsonSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.default({}) })),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

export type JsonSchema = z.infer<typeof jsonSchema>

/** One call as the OpenAPI document describes it, with all references resolved. */
export interface Operation extends z.infer<typeof operationSchema> {
  /** "PATCH /api/admin/trainings/{id}". */
  name: string
  method: string
  path: string
}

/** @param document the answer of /api/openapi.json */
export async function operationsOf(document: Record<string, unknown>): Promise<Operation[]> {
  const { schema } = await dereference(document)
  const { paths } = documentSchema.parse(schema)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      return { ...operation, method, path, name: `${method} ${path}` }
    }),
  )
}

/** The schema of the call's JSON body, if it has one. */
export function jsonSchemaOf(operation: Operation): JsonSchema | undefined {
  return operation.requestBody?.content['application/json']?.schema
}
