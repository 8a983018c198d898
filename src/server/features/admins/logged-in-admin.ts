import type { Admin } from '#domain/admin/admin.ts'

/** The administrator of a session, as the other administrators' features need them. */
export interface LoggedInAdmin extends Admin {
  id: string
}
