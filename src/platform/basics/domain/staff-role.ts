/** What an account may do: an owner everything, the office bookings and people, an editor texts and pictures. */
export const STAFF_ROLES = ['owner', 'office', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Leitung',
  office: 'Büro',
  editor: 'Redaktion',
}

/** Who may do something: each call and each screen of the administration names one of these. */
export type Roles = readonly StaffRole[]
/** What concerns the firm as a whole, its money, its staff or the rights of people. */
export const OWNERS: Roles = ['owner']
/** Bookings, people, dates, messages and mails. */
export const OFFICE: Roles = ['owner', 'office']
/** Texts, trainings and pictures. */
export const EDITORS: Roles = ['owner', 'editor']
/** One's own account, and what several screens list. */
export const EVERYBODY: Roles = [...STAFF_ROLES]

/** "Das kann die Leitung oder das Büro." */
export function whoCan(roles: Roles): string {
  const names = roles.map((role) => WITH_ARTICLE[role])
  return `Das kann ${names.join(' oder ')}.`
}

const WITH_ARTICLE: Readonly<Record<StaffRole, string>> = {
  owner: 'die Leitung',
  office: 'das Büro',
  editor: 'die Redaktion',
}
