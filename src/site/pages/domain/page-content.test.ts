import { describe, expect, test } from 'vitest'
import { contentProblem } from './content-problem.ts'
import { contentsOf, listContent, pictureContent, readTexts } from './page-content.ts'
import { group, line, list, optionalPicture, paragraph, picture } from './text-schema.ts'

const TEAM = group('Seite', {
  title: line('Titel', { de: 'Wir', en: 'We' }),
  team: group('Team', {
    members: list(
      'Personen',
      {
        each: 'Person',
        least: 1,
        most: 3,
        item: {
          name: line('Name'),
          portrait: picture('Bild'),
          notes: list('Notizen', { each: 'Notiz', least: 0, most: 2, item: paragraph('Notiz') }),
        },
      },
      [
        {
          name: { de: 'Ada', en: 'Ada' },
          portrait: { image: 'team-1', alt: { de: 'Porträt', en: 'Portrait' } },
          notes: [{ de: 'Mag Brot', en: 'Likes bread' }],
        },
        {
          name: { de: 'Kim', en: 'Kim' },
          portrait: { image: 'team-2', alt: { de: '', en: '' } },
          notes: [],
        },
      ],
    ),
  }),
  map: optionalPicture('Karte'),
})

function texts(stored: Record<string, string> = {}) {
  return readTexts(TEAM, 'de', ({ key, sample }) => stored[key] ?? sample ?? '')
}

test('without anything stored, a page has the samples of its language', () => {
  expect(texts()).toMatchObject({
    title: 'Wir',
    team: {
      members: [
        {
          name: 'Ada',
          portrait: { image: 'team-1', alt: 'Porträt', focus: [50, 50] },
          notes: ['Mag Brot'],
        },
        { name: 'Kim', notes: [] },
      ],
    },
    map: null,
  })
})

test('a list has the stored items in the stored order, and an added one is empty', () => {
  const { members } = texts({
    'team.members': listContent(['new1', '2']),
    'team.members.new1.portrait': pictureContent('/media/x-480.webp', [10, 20]),
  }).team
  expect(members.map(({ id, name }) => [id, name])).toEqual([
    ['new1', ''],
    ['2', 'Kim'],
  ])
  expect(members[0]?.portrait).toEqual({ image: '/media/x-480.webp', alt: '', focus: [10, 20] })
})

test('what is stored and unreadable is ignored', () => {
  const { team, map } = texts({ 'team.members': '1 <x> 1', map: '{"image":' })
  expect(team.members).toHaveLength(1)
  expect(map).toBeNull()
})

test('the texts of a page are named for staff, in its order', () => {
  const labels = contentsOf(TEAM, 'de', new Map([['team.members', '2']])).map(({ label }) => label)
  expect(labels).toEqual([
    'Titel',
    'Team, Personen',
    'Team, Person 1, Name',
    'Team, Person 1, Bild',
    'Team, Person 1, Bild, Bildbeschreibung',
    'Team, Person 1, Notizen',
    'Karte',
    'Karte, Bildbeschreibung',
  ])
})

describe('what can be stored', () => {
  const contents = new Map(contentsOf(TEAM, 'de', new Map()).map((one) => [one.key, one]))
  test.each([
    ['title', 'Neu', null],
    ['title', '', 'Dieser Text darf nicht leer sein.'],
    ['title', 'Zwei\nZeilen', 'Dieser Text steht in einer Zeile und hat keine Umbrüche.'],
    ['title', 'Bei {{firma}}', null],
    ['title', 'Bei {{firmen}}', expect.stringContaining('{{firmen}}')],
    ['title', 'x'.repeat(301), expect.stringContaining('300')],
    ['team.members', '2 1', null],
    ['team.members', '', 'Diese Liste braucht mindestens einen Eintrag.'],
    ['team.members', '1 2 a b', 'Diese Liste hat höchstens 3 Einträge.'],
    ['team.members', '1 1', expect.stringContaining('nicht lesbar')],
    ['team.members.1.notes', '', null],
    ['team.members.1.portrait', pictureContent('team-3', [0, 100]), null],
    [
      'team.members.1.portrait',
      pictureContent('javascript:alert(1)', [0, 0]),
      'Dieses Bild gibt es nicht.',
    ],
    ['team.members.1.portrait.alt', '', null],
    ['map', '', null],
  ])('%s: %j', (key, text, problem) => {
    const content = contents.get(key)
    if (!content) throw new Error(`There is no ${key}`)
    expect(contentProblem(content, text)).toEqual(problem)
  })
})
