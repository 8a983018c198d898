import { expect, onTestFinished, test } from 'vitest'
import type { FirmGroup } from '#site/pages/domain/firm-schema.ts'
import { booking, ownSeat } from '../support/product/bookings.ts'
import { OWN_FIRM, SAMPLE_FACTS } from '../support/product/own-firm.ts'
import { logInAndChangePassword, sendJson } from '../support/programs/admin-session.ts'
import { startTwoProcesses } from '../support/programs/two-processes.ts'
import { startMailServer } from '../support/servers/mail-server.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 100 }
/** Pages and files that the map of the site does not name. */
const UNLISTED = [
  '/trainings/anmeldung?training=kurs-1-uhren',
  '/trainings/warteliste?training=kurs-1-uhren',
  '/trainings/warteliste/unbekannt',
  '/trainings/unbekannt',
  '/buchung',
  '/buchung/MF-AAAA-BBBB/unbekannt',
  '/platz/1/unbekannt',
  '/meeting',
  '/en/shared',
  '/gibt-es-nicht',
  '/en/does-not-exist',
  '/admin/login',
  '/llms.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/trainings/termine.ics',
  '/api/trainings/kurs-1-uhren/calendar.ics',
  '/api/firm',
  '/api/openapi.json',
]
/** The people that the home page shows are texts of that page, and of no other. */
const ON_HOME = /^\/(en)?$/

test('once the sample firm is replaced at one process, nothing that the other one serves or sends names it', async () => {
  const mails = await startMailServer()
  onTestFinished(mails.stop)
  const { one, other } = await startTwoProcesses({ SMTP_URL: mails.url })
  const cookie = await logInAndChangePassword(one.address)
  const read = async (path: string) => {
    const answer = await fetch(other.address + path)
    return { text: await answer.text(), policy: answer.headers.get('content-security-policy') }
  }
  // What is in the cache is the old firm's.
  expect((await read('/kontakt')).text).toContain('Faltwerkstraße')

  for (const group of Object.keys(OWN_FIRM) as FirmGroup[]) {
    const path = `${one.address}/api/admin/settings/firm/${group}`
    const { status } = await sendJson(path, 'PUT', OWN_FIRM[group], { cookie })
    expect(status, group).toBe(200)
  }
  await expect
    .poll(async () => (await read('/kontakt')).text, POLL_OPTIONS)
    .toContain(OWN_FIRM.contact.legalName)

  const contact = await read('/kontakt')
  expect(contact.text).toContain('Mo–Fr 6–14 Uhr')
  expect(contact.policy).toContain("frame-src 'self' https://karte.krustenwerk.example")
  const organisation = (await read('/en')).text
  expect(organisation).toContain('"opens":"06:00"')
  expect(organisation).not.toContain('linkedin')

  const { text: map } = await read('/sitemap.xml')
  const listed = [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(listed.length).toBeGreaterThan(20)
  for (const path of [...listed, ...UNLISTED]) {
    const { text } = await read(path)
    const left = SAMPLE_FACTS.filter((fact) => text.includes(fact))
    expect
      .soft(ON_HOME.test(path) ? left.filter((fact) => fact !== 'Mira Hollen') : left, path)
      .toEqual([])
  }

  await sendJson(`${other.address}/api/registrations`, 'POST', booking(ownSeat('kurs-1-uhren')))
  await expect.poll(() => mails.taken.length, POLL_OPTIONS).toBe(1)
  const [{ parsed } = { parsed: null }] = mails.taken
  const mail = [parsed?.subject, parsed?.text, parsed?.html, parsed?.from?.text].join('\n')
  expect(mail).toContain(OWN_FIRM.contact.legalName)
  expect(SAMPLE_FACTS.filter((fact) => mail.includes(fact))).toEqual([])
})
