import { expect, test } from 'vitest'
import { readOutline } from './page-outline-reader.ts'

test.each([
  ['<meta http-equiv="refresh" content="0; url=/start">', 'https://firma.example/start'],
  ['<meta http-equiv=Refresh content="0;URL=start.html">', 'https://firma.example/start.html'],
  [`<meta http-equiv="refresh" content="5; url='/start'">`, 'https://firma.example/start'],
  [`<meta http-equiv="refresh" content='0;url="/start" '>`, 'https://firma.example/start'],
  ['<meta http-equiv="refresh" content="0.5, /start">', 'https://firma.example/start'],
  ['<meta http-equiv="refresh" content=" 0 url = /start#oben">', 'https://firma.example/start'],
  ['<meta http-equiv="refresh" content="0;url=//laden.example">', 'https://laden.example/'],
  [
    '<base href="/neu/"><meta http-equiv="refresh" content="0;url=a">',
    'https://firma.example/neu/a',
  ],
  ['<body><meta http-equiv="refresh" content="0;url=/start">', 'https://firma.example/start'],
])('%s leads to %s', (html, target) => {
  expect(refreshOf(html)).toBe(target)
})

test.each([
  ['', 'no refresh'],
  ['<meta http-equiv="refresh" content="300">', 'the same page again'],
  ['<meta http-equiv="refresh" content="0;url=/#oben">', 'the same page again, by its address'],
  [
    '<meta http-equiv="refresh" content="600;url=/naechste">',
    'a page that is there to be read first',
  ],
  ['<meta http-equiv="refresh" content="0;url=javascript:alert(1)">', 'a script'],
  ['<meta http-equiv="refresh" content="url=/start">', 'no number'],
  [
    '<noscript><meta http-equiv="refresh" content="0;url=/alt"></noscript>',
    'browsers without scripts only',
  ],
  ['<!-- <meta http-equiv="refresh" content="0;url=/alt"> -->', 'a comment'],
])('%s leads nowhere: %s', (html) => {
  expect(refreshOf(html)).toBeNull()
})

function refreshOf(html: string) {
  const body = Buffer.from(html)
  return readOutline({ url: 'https://firma.example/', contentType: 'text/html', body }).refresh
}
