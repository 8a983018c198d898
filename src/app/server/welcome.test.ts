import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/server/config.ts'
import { welcome } from './welcome.ts'

const PRODUCT = { copy: null, drawnPassword: null, mailGoesTo: 'data/mail' }

test('the administration is named by the address at which a login holds', () => {
  const config = readConfig({ PUBLIC_URL: 'https://morgenfalz.example', HOST: '192.0.2.1' })

  const said = welcome({ config, port: 3000, product: PRODUCT })

  expect(said).toContain('Ready:          http://192.0.2.1:3000\n')
  expect(said).toContain('Administration: https://morgenfalz.example/admin/login\n')
})

test('a copy that has the settings of the live product is not mistaken for it', () => {
  const config = readConfig({ PUBLIC_URL: 'https://morgenfalz.example' })
  const copy = { restoredAt: new Date(), backupMadeAt: new Date() }

  const said = welcome({ config, port: 3100, product: { ...PRODUCT, copy } })

  expect(said).toContain('Administration: http://localhost:3100/admin/login\n')
})
