import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { TestProduct } from './test-product.ts'

interface Documented {
  requestBody?: object
  'x-max-body-bytes'?: number
  /** Who may make it. */
  'x-roles'?: StaffRole[]
}

/** A call of the API as the OpenAPI document describes it. */
export interface ApiCall extends Documented {
  /** "PATCH /api/admin/trainings/{id}". */
  name: string
  method: string
  /** With the names of its parameters: "/api/admin/trainings/{id}". */
  path: string
}

/** Every call of the product's OpenAPI document. */
export async function apiCallsOf(product: Pick<TestProduct, 'get'>): Promise<ApiCall[]> {
  const { body } = await product.get<{ paths: Record<string, Record<string, Documented>> }>(
    '/api/openapi.json',
  )
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, documented]) => {
      const method = verb.toUpperCase()
      return { ...documented, name: `${method} ${path}`, method, path }
    }),
  )
}

/** The address of a call, with the value for each of its parameters. */
export function addressOf({ path }: Pick<ApiCall, 'path'>, value = 'kurs-1-uhren'): string {
  return path.replaceAll(/\{\w+\}/g, value)
}

/** Whether a call is of the administration, and needs a session. */
export function needsSession({ path }: Pick<ApiCall, 'path'>): boolean {
  return path.startsWith('/api/admin/') && !/^\/api\/admin\/login(\/|$)/.test(path)
}
