import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { switchSecondFactorOn } from '#tests/support/product/second-factor.ts'
import {
  addStaff,
  GOOD_PASSWORD,
  inviteCall,
  lastToken,
  mailedTokens,
  memberOf,
  openLinkCall,
  setPassword,
  staffOf,
} from '#tests/support/product/staff.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

const NEW = 'neu@example.com'
const INVITED = 'account.invited.staff'
const DAY_MS = 86_400_000

type Session = { cookie: string }

const end = (product: TestProduct, session: Session, id: string) =>
  product.send<Problem>('DELETE', `/api/admin/staff/${id}`, {}, session)

const giveRole = (product: TestProduct, session: Session, id: string, role: string) =>
  product.send<Problem>('PATCH', `/api/admin/staff/${id}`, { role }, session)

const inviteAgain = (product: TestProduct, session: Session, id: string) =>
  product.send<Problem>('POST', `/api/admin/staff/${id}/invitation`, {}, session)

const logIn = (product: TestProduct, email = NEW) =>
  product.send<Problem>('POST', '/api/admin/login', { email, password: GOOD_PASSWORD })

const daysLater = (product: TestProduct, days: number) =>
  product.clock.set(new Date(product.clock.now().getTime() + days * DAY_MS))

async function entriesOf(product: TestProduct) {
  const { rows } = await product.pool.query(
    'select actor, action, details from audit_log order by created_at, id',
  )
  return rows
}

test('somebody is invited by mail, sets a password and sees what the role may', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()

  const invited = await inviteCall(product, session)('Neu@Example.com', 'editor')
  const before = await memberOf(product, session, NEW)
  const tooEarly = await logIn(product)
  const token = await lastToken(product, INVITED)
  const opened = await openLinkCall(product, token)
  await setPassword(product, token)
  const login = await logIn(product)
  const after = await memberOf(product, session, NEW)

  expect(invited.status).toBe(201)
  expect(await readMails(product, INVITED)).toMatchObject([
    { recipient: 'Neu@example.com', data: { role: 'editor', invitedBy: ADMIN.email } },
  ])
  expect(before).toMatchObject({
    role: 'editor',
    isSelf: false,
    lastLoginAt: null,
    hasSecondFactor: false,
    invitedUntil: '2026-11-27T09:00:00.000Z',
    isInvitationOver: false,
  })
  expect(tooEarly).toMatchObject({ status: 401, body: { code: 'auth.wrong_credentials' } })
  expect(opened.body).toEqual({ email: NEW, role: 'editor', isInvitation: true })
  expect(login).toMatchObject({ status: 200, body: { mustChangePassword: false } })
  expect(after).toMatchObject({ invitedUntil: null, lastLoginAt: expect.any(String) })
  expect(await entriesOf(product)).toMatchObject([
    { actor: ADMIN.email, action: 'admin.invited', details: { email: NEW, role: 'editor' } },
    { actor: NEW, action: 'admin.invitation_accepted' },
    { actor: NEW, action: 'admin.logged_in' },
  ])
})

test('an address is invited once, in whatever spelling', async () => {
  const product = await lendTestProduct()
  const invite = inviteCall(product, await product.logIn())
  const answers = await Promise.all([invite(NEW), invite(NEW.toUpperCase())])

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await invite(ADMIN.email)).toMatchObject({
    status: 409,
    body: { code: 'staff.exists', errors: [{ path: 'email' }] },
  })
  expect(await readMails(product, INVITED)).toHaveLength(1)
})

test('an invitation is over after seven days, and is sent again with a new link', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await inviteCall(product, session)(NEW)
  const { id } = await memberOf(product, session, NEW)
  daysLater(product, 7)

  expect(await memberOf(product, session, NEW)).toMatchObject({ isInvitationOver: true })
  expect((await setPassword(product, await lastToken(product, INVITED))).status).toBe(404)
  expect((await inviteAgain(product, session, id)).status).toBe(200)

  const [first = '', second = ''] = await mailedTokens(product, INVITED)
  expect((await openLinkCall(product, first)).status).toBe(404)
  expect((await setPassword(product, second)).status).toBe(200)
  expect(await inviteAgain(product, session, id)).toMatchObject({
    status: 409,
    body: { code: 'staff.has_password' },
  })
})

test('an invitation that is withdrawn opens nothing, and the address can be invited again', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await inviteCall(product, session)(NEW)
  const { id } = await memberOf(product, session, NEW)

  expect((await end(product, session, id)).status).toBe(200)
  expect((await setPassword(product, await lastToken(product, INVITED))).status).toBe(404)
  expect((await inviteCall(product, session)(NEW, 'office')).status).toBe(201)
  expect((await setPassword(product, await lastToken(product, INVITED))).status).toBe(200)
  expect((await entriesOf(product)).map(({ action }) => action)).toContain(
    'admin.invitation_withdrawn',
  )
})

test('an account that is ended has no session and no login; its name stays in the log, and it can be invited again', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const theirs = await addStaff(product, session, { email: NEW, role: 'office' })
  await switchSecondFactorOnAs(product, theirs)
  const { id } = await memberOf(product, session, NEW)

  const ended = await end(product, session, id)
  const me = await product.get('/api/admin/me', theirs)
  const login = await logIn(product)
  const again = await end(product, session, id)
  const log = await product.get<{ actor: string; action: string; subjectName: string }[]>(
    '/api/admin/audit-log',
    session,
  )

  expect([ended.status, me.status, login.status, again.status]).toEqual([200, 401, 401, 404])
  expect(log.body).toContainEqual(
    expect.objectContaining({ actor: ADMIN.email, action: 'admin.ended', subjectName: NEW }),
  )
  expect(log.body).toContainEqual(
    expect.objectContaining({ actor: NEW, action: 'admin.logged_in' }),
  )
  await addStaff(product, session, { email: NEW, role: 'editor' })
  expect(await memberOf(product, session, NEW)).toMatchObject({
    role: 'editor',
    hasSecondFactor: false,
  })
})

/** Marks the second factor as on, which the account's end has to take along. */
async function switchSecondFactorOnAs(product: TestProduct, session: Session) {
  const begun = await product.send(
    'POST',
    '/api/admin/second-factor/begin',
    { password: GOOD_PASSWORD },
    session,
  )
  expect(begun.status).toBe(200)
}

test('a role holds from the next call on, and is in the log', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const theirs = await addStaff(product, session, { email: NEW, role: 'editor' })
  const { id } = await memberOf(product, session, NEW)
  const read = async () => (await product.get('/api/admin/registrations', theirs)).status

  const before = await read()
  await giveRole(product, session, id, 'office')

  expect([before, await read()]).toEqual([403, 200])
  expect((await entriesOf(product)).at(-1)).toMatchObject({
    action: 'admin.role_changed',
    details: { email: NEW, from: 'editor', to: 'office' },
  })
})

test('nobody ends their own account or changes its role, so the last owner stays', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await addStaff(product, session, { email: NEW, role: 'office' })
  const { id } = await memberOf(product, session, ADMIN.email)

  const refused = { status: 409, body: { code: 'staff.own_account' } }
  expect(await end(product, session, id)).toMatchObject(refused)
  expect(await giveRole(product, session, id, 'editor')).toMatchObject(refused)
  expect(await memberOf(product, session, ADMIN.email)).toMatchObject({
    role: 'owner',
    isSelf: true,
  })
})

test.each(['ended', 'made editors'])(
  'of two owners who are %s by each other, one stays',
  async (how) => {
    const product = await lendTestProduct()
    const session = await product.logIn()
    for (let round = 0; round < 5; round++) {
      const email = `zweite${round}@example.com`
      const theirs = await addStaff(product, session, { email, role: 'owner' })
      const { id: mine } = await memberOf(product, session, ADMIN.email)
      const { id: other } = await memberOf(product, session, email)
      const act = (by: Session, on: string) =>
        how === 'ended' ? end(product, by, on) : giveRole(product, by, on, 'editor')

      const answers = await Promise.all([act(session, other), act(theirs, mine)])

      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0], `round ${round}`).toBe(200)
      expect([401, 403], `round ${round}`).toContain(statuses[1])
      const { rows } = await product.pool.query(`select id from admins where role = 'owner'`)
      expect(rows, `round ${round}`).toHaveLength(1)
      // The first owner is the one who is left in the next round.
      if (rows[0]?.id !== mine) return
    }
  },
)

test('two invitations that are accepted and withdrawn at the same moment leave one of both', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await inviteCall(product, session)(NEW)
  const { id } = await memberOf(product, session, NEW)
  const token = await lastToken(product, INVITED)

  const [set, ended] = await Promise.all([setPassword(product, token), end(product, session, id)])

  expect(ended.status).toBe(200)
  expect([200, 404]).toContain(set.status)
  expect((await logIn(product)).status).toBe(401)
  expect(await staffOf(product, session)).toHaveLength(1)
})

const RULE = '/api/admin/settings/second-factor'

const requireFrom = (product: TestProduct, session: Session, role: string, version = 0) =>
  product.send(
    'PUT',
    RULE,
    { owner: false, office: false, editor: false, [role]: true },
    { ...session, 'If-Match': `"${version}"` },
  )

test('where the second factor is required, whoever has none may only set it up, in open sessions too', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const theirs = await addStaff(product, session, { email: NEW, role: 'office' })
  const before = await product.get('/api/admin/registrations', theirs)

  const changed = await requireFrom(product, session, 'office')
  const refused = await product.get<Problem>('/api/admin/registrations', theirs)
  const me = await product.get('/api/admin/me', theirs)
  const state = await product.get('/api/admin/second-factor', theirs)
  const own = await product.get('/api/admin/registrations', session)

  expect([before.status, changed.status, own.status]).toEqual([200, 200, 200])
  expect(refused).toMatchObject({ status: 403, body: { code: 'auth.second_factor_required' } })
  expect(me).toMatchObject({ status: 200, body: { mustSetUpSecondFactor: true } })
  expect(state.status).toBe(200)
})

test('with the second factor set up, the role that requires it may do all it may', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await requireFrom(product, session, 'owner')
  const refused = await product.get<Problem>('/api/admin/staff', session)

  const { session: safe } = await switchSecondFactorOn(product, session)

  expect(refused.body.code).toBe('auth.second_factor_required')
  expect((await product.get('/api/admin/staff', safe)).status).toBe(200)
  expect((await product.get('/api/admin/me', safe)).body).toMatchObject({
    mustSetUpSecondFactor: false,
  })
})

test('two owners who change that rule at once do not overwrite each other', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()

  expect((await requireFrom(product, session, 'office')).status).toBe(200)
  expect((await requireFrom(product, session, 'editor')).status).toBe(412)
})
