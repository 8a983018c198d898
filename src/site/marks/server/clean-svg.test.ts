import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const SHAPE = '<path d="M0 0h40v40H0z" fill="#c0392b"/>'

function svg(content: string, attributes = 'viewBox="0 0 120 40"'): string {
  return `<svg ${NAMESPACES} ${attributes}>${content}</svg>`
}

/** What a file that is shown may not have: code, other files, addresses that lead out of it. */
const HARMFUL =
  /<script|\son\w+\s*=|javascript:|foreignObject|<iframe|<img|<animate|<set\b|<a\b|<!|<\?|@import|@font-face|https?:\/\/(?!www\.w3\.org\/)|data:(?!image\/(?:png|jpeg|gif|webp);base64)|\/\/evil/i

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('what is not needed for a picture is removed, and the rest stays', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script of another vocabulary',
      '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    ],
    [
      'a script with a prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    ['a script in another file', '<script xlink:href="https://evil.example/x.js"/>'],
    ['a handler', '<g onload="alert(1)" onclick="alert(2)"/>'],
    [
      'HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    [
      'HTML in a title',
      '<title><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/></title>',
    ],
    ['a link', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    [
      'a link with another prefix',
      '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)"/>',
    ],
    [
      'a link that a movement makes',
      '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    ],
    ['a movement', '<rect><set attributeName="onmouseover" to="alert(1)"/></rect>'],
    [
      'a reference to another file',
      '<use href="https://evil.example/x.svg#a"/><use xlink:href="//evil.example/x.svg#a"/>',
    ],
    ['a reference to data', '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png" width="9" height="9"/>'],
    [
      'a drawing inside of the file',
      '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>',
    ],
    [
      'a picture in a filter',
      '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>',
    ],
    ['a comment that hides markup', '<!--><script>alert(1)</script>-->'],
    [
      'CDATA in a style that ends it',
      '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    ],
    [
      'a handler behind an escaped style',
      '<style>&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;</style>',
    ],
    ['an address with a line break', '<a href="java&#10;script:alert(1)"/>'],
    [
      'notes of an editor',
      '<i:view xmlns:i="http://editor.example/"><script>alert(1)</script></i:view>',
    ],
  ])('%s', async (_, harm) => {
    const { svg: cleaned } = await cleanSvg(svg(harm + SHAPE))

    expect(cleaned).not.toMatch(HARMFUL)
    expect(cleaned).toContain('d="M0 0h40v40H0z"')
    expect(cleaned).toContain('fill="#c0392b"')
  })

  test('a file that begins with an instruction and a document type', async () => {
    const { svg: cleaned } = await cleanSvg(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(SHAPE)}`,
    )

    expect(cleaned).not.toMatch(HARMFUL)
  })
})

test.each([
  ['mark.loads_others', 'other CSS', svg('<style>@import "https://evil.example/x.css";</style>')],
  [
    'mark.loads_others',
    'a font',
    svg('<style>@font-face{font-family:a;src:url(https://evil.example/a)}</style>'),
  ],
  [
    'mark.loads_others',
    'a picture in CSS',
    svg('<style>.a{fill:url(https://evil.example/a.svg#a)}</style>'),
  ],
  [
    'mark.loads_others',
    'a picture in CSS that is not closed',
    svg('<rect style="fill:url(//evil.example/a"/>'),
  ],
  [
    'mark.loads_others',
    'a picture in an attribute',
    svg('<rect mask="url(https://evil.example/a.svg#a)"/>'),
  ],
  [
    'mark.loads_others',
    'a picture in a variable',
    svg('<rect style="--a: url(https://evil.example/a)"/>'),
  ],
  [
    'mark.loads_others',
    'a set of pictures',
    svg('<rect style="mask:image-set(\'https://evil.example/a\' 1x)"/>'),
  ],
  [
    'mark.loads_others',
    'an escaped name in CSS',
    svg('<rect style="fill:\\75rl(https://evil.example/a)"/>'),
  ],
  [
    'mark.loads_others',
    'an escaped rule in CSS',
    svg('<style>@\\69mport "https://evil.example/a"</style>'),
  ],
  [
    'mark.entities',
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  ],
  [
    'mark.entities',
    'a file as entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
  ],
  [
    'mark.unreadable',
    'HTML',
    '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  ],
  ['mark.unreadable', 'a broken file', `<svg ${NAMESPACES}><path></svg>`],
  [
    'mark.unreadable',
    'an unnamed vocabulary',
    '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  ],
  ['mark.no_size', 'no size', svg(SHAPE, '')],
  ['mark.no_size', 'a share of the page as its size', svg(SHAPE, 'width="100%" height="100%"')],
  ['mark.no_size', 'an empty view', svg(SHAPE, 'viewBox="0 0 0 40"')],
])('%s: %s is refused', async (code, _, file) => {
  await expect(cleanSvg(file)).rejects.toMatchObject({ code, status: 422 })
})

test('what logos are made of looks as before', async () => {
  const given = svg(
    `<defs>
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x2="120"><stop stop-color="#0a5"/><stop offset="1" stop-color="#05a"/></linearGradient>
      <clipPath id="c"><rect width="100" height="40"/></clipPath>
      <filter id="f"><feGaussianBlur stdDeviation="1"/></filter>
      <g id="part"><circle cx="20" cy="20" r="12"/></g>
    </defs>
    <style><![CDATA[ .a > rect, .b { fill: url(#g) } @media print { .b { fill: #000 } } ]]></style>
    <g class="a" clip-path="url(#c)" transform="translate(2 3) rotate(4)"><rect width="60" height="30"/></g>
    <use xlink:href="#part" style="fill:#e67e22;opacity:.8" filter="url('#f')"/>
    <image xlink:href="${PIXEL}" x="90" width="10" height="10"/>`,
  )

  const { svg: cleaned, width, height } = await cleanSvg(given)

  expect([width, height]).toEqual([1000, 333])
  const pixelsOf = (file: string) => sharp(Buffer.from(file)).resize(240, 80).raw().toBuffer()
  expect(await pixelsOf(cleaned)).toEqual(
    await pixelsOf(given.replace('<svg ', '<svg width="1000" height="333" ')),
  )
})

test.each([
  ['viewBox="10 10 300 100"', 1000, 333],
  ['width="64" height="64"', 1000, 1000],
  ['width="2in" height="10cm" viewBox="0,0,20,40"', 500, 1000],
  ['width="80mm" height="20mm"', 1000, 250],
])('of a file with %s the proportions are %i to %i', async (attributes, width, height) => {
  const cleaned = await cleanSvg(svg(SHAPE, attributes))

  expect(cleaned).toMatchObject({ width, height })
  expect(cleaned.svg).toMatch(/viewBox="[^"]+"/)
})
