import { expect, test } from 'vitest'
import { deviceLabel, readDevice } from './device.ts'

const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox auf Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox auf Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox auf Android'],
  [`${IPHONE} ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox auf iPhone'],
  [`${DESK} ${KHTML} Chrome/142.0.0.0 Safari/537.36`, 'Chrome auf Windows'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome auf ChromeOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome auf Android',
  ],
  [`${IPHONE} ${WEBKIT} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome auf iPhone'],
  [`${DESK} ${KHTML} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge auf Windows'],
  [
    `Mozilla/5.0 (Linux; Android 10; HD1913) ${KHTML} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
    'Edge auf Android',
  ],
  [`${MAC} ${KHTML} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera auf macOS'],
  [
    `Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S931B) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet auf Android',
  ],
  [`${MAC} ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari auf macOS'],
  [`${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari auf iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari auf iPad',
  ],
  ['curl/8.14.1', 'Unbekanntes Gerät'],
  ['Firefox', 'Unbekanntes Gerät'],
  ['Werkzeug/1.0 (Windows NT 10.0)', 'Windows'],
  ['Chrome/142.0.0.0', 'Chrome'],
  ['<script>alert(1)</script>', 'Unbekanntes Gerät'],
  ['', 'Unbekanntes Gerät'],
])('%s is %s', (userAgent, label) => {
  expect(deviceLabel(readDevice(userAgent))).toBe(label)
})
