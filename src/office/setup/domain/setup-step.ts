import { EDITORS, OFFICE, OWNERS, type Roles } from '#platform/basics/domain/staff-role.ts'

/** The steps of the guide, in its order; each is the end of its address. */
export const SETUP_STEPS = [
  'firma',
  'aussehen',
  'recht',
  'e-mails',
  'termine',
  'texte',
  'online',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export const STEP_NAMES: Readonly<Record<SetupStep, string>> = {
  firma: 'Firma',
  aussehen: 'Aussehen',
  recht: 'Recht',
  'e-mails': 'E-Mails',
  termine: 'Termine und Preise',
  texte: 'Texte',
  online: 'Online gehen',
}

/** Who can do something in a step, and so sees it. */
export const STEP_ROLES: Readonly<Record<SetupStep, Roles>> = {
  firma: OWNERS,
  aussehen: OWNERS,
  recht: OWNERS,
  'e-mails': OFFICE,
  termine: OFFICE,
  texte: EDITORS,
  online: OWNERS,
}

/** Where a step is in the administration. */
export function stepPath(step: SetupStep): string {
  return `/admin/einrichten/${step}`
}
