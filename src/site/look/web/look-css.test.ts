import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_LOOK } from '../domain/look-schema.ts'
import { TYPE_PAIRS, type TypePairName } from '../domain/type-pairs.ts'
import { lookCss } from './look-css.ts'

test('the sample adds nothing to a document', () => {
  expect(lookCss(SAMPLE_LOOK)).toBe('')
})

test('only what differs is added', () => {
  expect(lookCss({ ...SAMPLE_LOOK, corners: 'square' })).toBe(
    ':root{--radius-input:0px;--radius-card:0px;--radius-picture:0px;--radius-button:0px}',
  )
  const css = lookCss({ ...SAMPLE_LOOK, accent: '#e9b949' })
  expect(css).toContain('--color-early:#e9b949')
  expect(css).not.toContain('--color-brand')
  expect(css).not.toContain('--font')
})

test.each(Object.keys(TYPE_PAIRS) as TypePairName[])(
  'every font of the pair %s has its files and a fallback of the same size',
  (type) => {
    const { display, text } = TYPE_PAIRS[type]
    for (const { file } of [display, text]) {
      for (const part of ['', '-more', '-ext'])
        expect(existsSync(`public/fonts/${file}${part}.woff2`), file + part).toBe(true)
      expect(existsSync(`public/fonts/${file}-license.txt`), file).toBe(true)
    }
    const css = lookCss({ ...SAMPLE_LOOK, type })
    if (type === SAMPLE_LOOK.type) return
    for (const { family } of [display, text]) {
      expect(css).toContain(`@font-face{font-family:"${family}";`)
      expect(css).toContain(`@font-face{font-family:"${family} Fallback";`)
    }
    expect(css).toContain(`:root{--font-display:"${display.family}", "${display.family} Fallback"`)
    for (const [, address] of css.matchAll(/url\("([^"]+)"\)/g))
      expect(existsSync(`public${address}`), address).toBe(true)
  },
)
