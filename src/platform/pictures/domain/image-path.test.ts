import { expect, test } from 'vitest'
import { imagePath, imageSrcSet, imageWidths, readImagePath } from './image-path.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  [1, [1]],
  [480, [480]],
  [481, [480, 481]],
  [800, [480, 800]],
  [1000, [480, 800, 1000]],
  [1280, [480, 800, 1280]],
  [6000, [480, 800, 1280]],
])('a picture %i pixels wide is kept in the widths %j', (width, widths) => {
  expect(imageWidths(width)).toEqual(widths)
})

test('a path names its file, and a srcset all versions', () => {
  const file = { id: ID, width: 1000, format: 'webp' as const }

  expect(readImagePath(imagePath(file))).toEqual(file)
  expect(imageSrcSet(imagePath(file), 'avif')).toBe(
    `/media/${ID}-480.avif 480w, /media/${ID}-800.avif 800w, /media/${ID}-1000.avif 1000w`,
  )
})

test.each([
  '/media/../secret-480.webp',
  `/media/${ID}-480.png`,
  `/media/${ID}-0.webp`,
  `/media/${ID}.webp`,
  `/media/${ID}-480.webp/x`,
  `/media/${ID.toUpperCase()}-480.webp`,
  `/media/%2e%2e/${ID}-480.webp`,
  '/images/strategie-ki-1280.webp',
  '',
])('%j is no path of an uploaded picture', (path) => {
  expect(readImagePath(path)).toBeNull()
  expect(imageSrcSet(path, 'webp')).toBeNull()
})
