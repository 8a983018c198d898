import type { Admin } from '../domain/admin.ts'

/** The administrator of a session, as the other administrators' features need them. */
export interface LoggedInAdmin extends Admin {
  id: string
}
