import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSharePicturePath, sharePicturePath } from './share-picture.ts'

const subject = {
  name: 'training-kurs-1-uhren',
  title: 'Uhren',
  artwork: '/a.webp',
  accent: '#fff',
}

const brand = { firmName: 'Werkraum', logo: null, look: '' }

test('each part of a picture is in its version', () => {
  const paths = [
    subject,
    { ...subject, title: 'Uhren ' },
    { ...subject, artwork: '/b.webp' },
    { ...subject, accent: '#ffe' },
    { ...subject, title: 'Uhre', artwork: 'n/a.webp' },
  ].map((one) => sharePicturePath(one, brand))
  paths.push(sharePicturePath(subject, { ...brand, firmName: 'Werkhof' }))
  paths.push(sharePicturePath(subject, { ...brand, logo: '' }))
  paths.push(sharePicturePath(subject, { ...brand, logo: '/marks/a.svg' }))
  paths.push(sharePicturePath(subject, { ...brand, look: '#ffffff #000000 book' }))

  expect(new Set(paths).size).toBe(paths.length)
  expect(sharePicturePath({ ...subject }, { ...brand })).toBe(paths[0])
})

test('a path is read back, whatever the title', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      (title, id) => {
        const name = `training-${id}`
        const path = sharePicturePath({ ...subject, name, title }, brand)
        expect(readSharePicturePath(path)?.name).toBe(name)
      },
    ),
  )
})

test.each(['/share/', '/share/x.jpg', '/share/a-b.png', '/images/share.jpg'])(
  '%s is no path of a share picture',
  (path) => {
    expect(readSharePicturePath(path)).toBeNull()
  },
)
