const EMAIL = 'bench@example.com'
const FIRST_PASSWORD = 'bench-first-password'
const PASSWORD = 'bench-second-password'

/** Settings that create the administrator of the bench if there is no administrator yet. */
export const STAFF_SETTINGS = {
  ADMIN_EMAIL: EMAIL,
  ADMIN_PASSWORD: FIRST_PASSWORD,
  LIMIT_LOGINS_PER_ADDRESS: '1000000',
} as const

/**
 * Logs in as the administrator of the bench, and changes the password if that is required.
 *
 * @returns the cookie header of the session
 * @throws Error if the database has another administrator
 */
export async function logInAsStaff(address: string): Promise<string> {
  const known = await sendLogin(address, PASSWORD)
  if (known) return known
  const cookie = await sendLogin(address, FIRST_PASSWORD)
  if (!cookie) {
    throw new Error('This database has administrators already; take one that the bench has filled.')
  }
  await fetch(`${address}/api/admin/change-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ newPassword: PASSWORD }),
  })
  return cookie
}

async function sendLogin(address: string, password: string): Promise<string | null> {
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  })
  if (!response.ok) return null
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
