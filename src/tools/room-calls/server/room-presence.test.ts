import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRoomPresence, type RoomPresence, TELL_EVERY_MS } from './room-presence.ts'

const ROOM = 'AAAAAAAA'
const clock = { now: () => new Date() }

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** Processes that hear each other, each with the rooms of which it was told that they changed. */
function startProcesses(count: number) {
  const running = new Set<RoomPresence>()
  const told: string[] = []
  const tell = (text: string) => {
    told.push(text)
    for (const one of running) one.hear(text)
  }
  const processes = Array.from({ length: count }, () => {
    const changes: string[] = []
    const presence = createRoomPresence({ clock, tell, onChange: (code) => changes.push(code) })
    running.add(presence)
    return {
      enter: (member: string, code = ROOM) => presence.enter(code, member),
      members: (code = ROOM) => [...presence.membersOf(code)].sort(),
      changes,
      /** Ends it as a power cut does. */
      kill: () => running.delete(presence),
      stop: () => {
        running.delete(presence)
        presence.stop()
      },
      loseSubscription: () => running.delete(presence),
      subscribeAgain: () => {
        running.add(presence)
        presence.hear(null)
      },
    }
  })
  const telling = setInterval(() => {
    for (const one of running) one.tellAll()
  }, TELL_EVERY_MS)
  onTestFinished(() => clearInterval(telling))
  return { processes: processes as [(typeof processes)[number], ...typeof processes], told }
}

test('a member is connected as long as one of their pages is, and a few seconds more', () => {
  const { processes } = startProcesses(1)
  const [only] = processes
  const [leave, leaveTab] = [only.enter('ida'), only.enter('ida')]
  leave()
  vi.advanceTimersByTime(10_000)
  expect(only.members()).toEqual(['ida'])
  leaveTab()
  vi.advanceTimersByTime(4_000)
  expect(only.members()).toEqual(['ida'])
  vi.advanceTimersByTime(2_000)
  expect(only.members()).toEqual([])
  expect(only.changes).toHaveLength(2)
})

test('a page that connects again changes nothing, and nobody is told', () => {
  const { processes, told } = startProcesses(2)
  const [one, two] = processes
  two?.enter('ben')
  let leave = one.enter('ida')
  const before = { told: told.length, changes: one.changes.length }
  for (let round = 0; round < 3; round += 1) {
    leave()
    vi.advanceTimersByTime(1_000)
    leave = one.enter('ida')
  }
  expect({ told: told.length, changes: one.changes.length }).toEqual(before)
})

test('processes tell each other who is connected to them, each room for itself', () => {
  const { processes } = startProcesses(3)
  const [one, two, three] = processes
  one.enter('ida')
  two?.enter('ben')
  const leave = two?.enter('cleo')
  two?.enter('else', 'BBBBBBBB')
  // It comes last, and asks.
  three?.enter('dora')
  for (const process of processes) expect(process.members()).toEqual(['ben', 'cleo', 'dora', 'ida'])
  leave?.()
  vi.advanceTimersByTime(6_000)
  for (const process of processes) expect(process.members()).toEqual(['ben', 'dora', 'ida'])
  expect(two?.members('BBBBBBBB')).toEqual(['else'])
})

test('who was connected to a process that was killed is not connected a minute later', () => {
  const { processes } = startProcesses(2)
  const [one, two] = processes
  one.enter('ida')
  two?.enter('ben')
  two?.kill()
  vi.advanceTimersByTime(30_000)
  expect(one.members()).toEqual(['ben', 'ida'])
  vi.advanceTimersByTime(40_000)
  expect(one.members()).toEqual(['ida'])
  expect(one.changes).toEqual([ROOM, ROOM, ROOM])
})

test('who connects to the next process after a stop was connected all the time', () => {
  const { processes } = startProcesses(2)
  const [one, two] = processes
  one.enter('ida')
  const leave = two?.enter('ben')
  two?.stop()
  leave?.()
  vi.advanceTimersByTime(3_000)
  one.enter('ben')
  vi.advanceTimersByTime(60_000)
  expect(one.members()).toEqual(['ben', 'ida'])
  expect(one.changes).toEqual([ROOM, ROOM])
})

test('a phone that lost its network is not connected any more, though its stream was never closed', () => {
  const { processes } = startProcesses(2)
  const [one, two] = processes
  one.enter('ida')
  two?.enter('phone')
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(45_000)
    one.enter('ida')
  }
  expect(one.members()).toEqual(['ida'])
  expect(two?.members()).toEqual(['ida'])
})

test('after a time without subscription a process asks, and the others learn what they missed', () => {
  const { processes } = startProcesses(2)
  const [one, two] = processes
  one.enter('ida')
  two?.enter('ben')
  two?.loseSubscription()
  one.enter('cleo')
  two?.enter('dora')
  two?.subscribeAgain()
  for (const process of processes) expect(process.members()).toEqual(['ben', 'cleo', 'dora', 'ida'])
})
