import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The settings of a unit, each with its last value. */
function settingsOf(unit: string): Map<string, string> {
  const lines = readFileSync(`deploy/systemd/${unit}`, 'utf8').matchAll(/^(\w+)=(.*)$/gm)
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]))
}

test.each([
  ['morgenfalz.service', 'morgenfalz'],
  ['morgenfalz-backup.service', 'morgenfalz morgenfalz-backups'],
])('%s runs as a user without rights beyond its own folders', (unit, folders) => {
  const settings = settingsOf(unit)
  expect(Object.fromEntries(settings)).toMatchObject({
    User: 'morgenfalz',
    StateDirectory: folders,
    StateDirectoryMode: '0700',
    UMask: '0077',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    PrivateDevices: 'yes',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    AmbientCapabilities: '',
    SystemCallFilter: '~@privileged',
    SystemCallArchitectures: 'native',
  })
  // These would allow it to write into more folders.
  for (const name of ['ReadWritePaths', 'BindPaths', 'CacheDirectory', 'LogsDirectory'])
    expect(settings.has(name), name).toBe(false)
})

test('the container runs as an ordinary user, without capabilities, on a system that it cannot write to', () => {
  const dockerfile = readFileSync('deploy/docker/Dockerfile', 'utf8')
  const run = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect([...run.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)).toEqual(['node'])
  expect([...run.matchAll(/^VOLUME (.+)$/gm)].map(([, volume]) => volume)).toEqual(['/data'])

  const compose = readFileSync('deploy/docker/compose.yaml', 'utf8')
  const app = / {2}app:\n([\s\S]*?)\n {2}db:\n/.exec(compose)?.[1] ?? ''
  expect(app).toContain('read_only: true')
  expect(app).toContain('cap_drop:\n      - ALL')
  expect(app).toContain('no-new-privileges:true')
  expect(app).toContain('volumes:\n      - data:/data\n    networks:')
  expect(app).toContain('ports:\n      - 127.0.0.1:3000:3000\n')
})

test('in the compose file the database is on a network that reaches the product alone', () => {
  const compose = readFileSync('deploy/docker/compose.yaml', 'utf8')
  const database = / {2}db:\n([\s\S]*?)\nvolumes:/.exec(compose)?.[1] ?? ''
  expect(database).toContain('networks:\n      - inside\n    healthcheck')
  expect(database).not.toContain('ports:')
  expect(compose).toMatch(/\n {2}inside:\n {4}internal: true\n/)
})
