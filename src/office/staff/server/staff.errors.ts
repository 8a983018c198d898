import { ProblemError } from '#platform/basics/server/problem-error.ts'

const EXISTS = 'Mit dieser Adresse gibt es schon einen Zugang oder eine Einladung.'

export const staffErrors = {
  notFound: () => new ProblemError(404, 'staff.not_found', 'Diesen Zugang gibt es nicht mehr.'),
  exists: () =>
    new ProblemError(409, 'staff.exists', EXISTS, { errors: [{ path: 'email', message: EXISTS }] }),
  ownAccount: () =>
    new ProblemError(
      409,
      'staff.own_account',
      'Den eigenen Zugang ändert jemand anderes mit der Rolle Leitung. So bleibt immer jemand übrig, der alles kann.',
    ),
  hasPassword: () =>
    new ProblemError(409, 'staff.has_password', 'Diese Einladung ist schon angenommen.'),
}
