import { expect, onTestFinished, test } from 'vitest'
import type { Fetch } from '#platform/design/web/api-call.ts'
import { createGuest, type GuestWork, NO_GUEST } from './meeting-guest.ts'

type Answer = () => Response | Promise<Response>

const done: Answer = () => Response.json({ version: 2 })
const offline: Answer = () => Promise.reject(new TypeError('no connection'))
const problem =
  (status: number, code: string): Answer =>
  () =>
    new Response(JSON.stringify({ code }), {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    })

const { link: _, refused: __, ...NOBODY } = NO_GUEST

/** A participant in a browser that keeps `kept`, and a server that gives these answers and then takes everything. */
function open(answers: readonly Answer[], kept: Partial<GuestWork> = { name: 'Ada', secret: 's' }) {
  const sent: { path: string; id: string }[] = []
  let work: GuestWork = { ...NOBODY, ...kept }
  const fetch: Fetch = async (path, init) => {
    const { id } = JSON.parse(String(init?.body))
    sent.push({ path, id })
    return (answers[sent.length - 1] ?? done)()
  }
  const guest = createGuest({
    code: 'AAAAAAAA',
    fetch,
    store: {
      read: () => work,
      write: (next) => {
        work = next
      },
      clear: () => {
        work = NOBODY
      },
    },
    pauses: [1],
  })
  onTestFinished(() => guest.stop())
  return { guest, sent, kept: () => work }
}

const NOTE = { list: 'ideas', text: 'Kaffee', item: 'a' } as const

test('a note is kept until the server has it, and sent again as the same one', async () => {
  const { guest, sent, kept } = open([offline, problem(503, 'rooms.busy')])
  guest.note(NOTE)
  expect(kept().waiting).toHaveLength(1)
  await expect.poll(() => kept().sent).toEqual(['Kaffee'])
  expect(kept().waiting).toEqual([])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(sent).toHaveLength(3)
})

test('what waited before a reload is sent after it, in its order', async () => {
  const waiting = ['eins', 'zwei'].map((text) => ({
    id: text,
    act: { type: 'guest-note', id: text, ...NOTE, text } as const,
  }))
  const { sent, kept } = open([], { name: 'Ada', secret: 's', waiting })
  await expect.poll(() => kept().sent).toEqual(['zwei', 'eins'])
  expect(sent.map(({ id }) => id)).toEqual(['eins', 'zwei'])
})

test('a note that is refused stands in the field again', async () => {
  const { guest, kept } = open([problem(409, 'rooms.too_many')])
  guest.note(NOTE)
  await expect.poll(() => guest.read().refused).toBe('rooms.too_many')
  expect(kept()).toMatchObject({ typed: 'Kaffee', waiting: [], sent: [] })
})

test('whoever was removed has to join again', async () => {
  const { guest, kept } = open([problem(404, 'rooms.unknown')])
  guest.note(NOTE)
  await expect.poll(() => guest.read().link).toBe('removed')
  expect(kept()).toEqual(NOBODY)
})
