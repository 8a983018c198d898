import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Roles } from '#platform/basics/domain/staff-role.ts'
import type { ApiVariables } from './api-app.ts'

const EXTENSION = 'x-roles'
const ADMINISTRATION = '/api/admin/'

/**
 * The part of a route's definition that says who may make the call. It is in the OpenAPI document, too, as `x-roles`.
 */
export function forRoles(roles: Roles) {
  return { [EXTENSION]: roles }
}

/** A call of the administration, as its route is defined. */
export interface AdminCall {
  /** "PATCH /api/admin/trainings/{id}". */
  name: string
  roles: Roles
}

/**
 * Reads who may make which call from the definitions of the routes.
 *
 * @param isPublic whether nobody has to be logged in for a path of the administration
 * @returns the call of a request; undefined for an address that is none
 * @throws Error naming each call of the administration whose route says no roles
 */
export function adminCallsOf(
  api: OpenAPIHono<ApiVariables>,
  isPublic: (path: string) => boolean,
): (c: Context) => AdminCall | undefined {
  const calls = new Map<string, AdminCall>()
  const forgotten: string[] = []
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { route } = definition
    if (!route.path.startsWith(ADMINISTRATION) || isPublic(route.path)) continue
    const method = route.method.toUpperCase()
    const name = `${method} ${route.path}`
    const roles: Roles | undefined = (route as { [EXTENSION]?: Roles })[EXTENSION]
    if (roles) calls.set(keyOf(method, route.path.replaceAll(/\{(\w+)\}/g, ':$1')), { name, roles })
    else forgotten.push(name)
  }
  if (forgotten.length > 0)
    throw new Error(`No roles (forRoles) in the routes of: ${forgotten.join(', ')}`)
  return (c) => {
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    // The first that is a call is the one that answers.
    return matchedRoutes(c)
      .map(({ path }) => calls.get(keyOf(method, path)))
      .find((call) => call !== undefined)
  }
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`
}
