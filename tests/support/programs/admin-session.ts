import { ADMIN, cookiesOf } from '../product/test-settings.ts'

/** The settings of a product whose first administrator can log in. */
export const WITH_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
/** The password that the administrator sets at the first login. */
export const NEW_PASSWORD = 'zweites-passwort'

/** Sends a call as JSON, with the cookies of a session if there is one. */
export function sendJson(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Logs in for the first time and changes the password. Returns the cookie header of the session. */
export async function logInAndChangePassword(address: string): Promise<string> {
  const { headers } = await sendJson(`${address}/api/admin/login`, 'POST', ADMIN)
  const cookie = cookiesOf(headers)
  const body = { newPassword: NEW_PASSWORD }
  await sendJson(`${address}/api/admin/change-password`, 'POST', body, { cookie })
  return cookie
}
