import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { licenseList, refusals, shippedPackages } from '../../scripts/shipped-licenses.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string | Record<string, string>>
  allowScripts?: Record<string, boolean>
}

interface Locked {
  version: string
  license?: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  hasInstallScript?: boolean
}

/** Also for a package that is installed under another name. */
const EXACT = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** With those inside an override. "$name" is the version that the manifest itself asks for. */
function versions(wanted: Manifest['overrides'] = {}): [string, string][] {
  return Object.entries(wanted)
    .flatMap(([name, version]) =>
      typeof version === 'string' ? [[name, version] as [string, string]] : versions(version),
    )
    .filter(([, version]) => !version.startsWith('$'))
}

describe.each(['.', 'scripts/own-node'])('what npm installs in %s', (folder) => {
  const manifest: Manifest = JSON.parse(text(`${folder}/package.json`))
  const lock = lockIn(folder)

  test('is asked for in exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
    const wanted = [dependencies, devDependencies, optionalDependencies, overrides].flatMap(
      versions,
    )
    expect(wanted.filter(([, version]) => !EXACT.test(version))).toEqual([])
  })

  test('is locked by its checksum, and to no address that another machine cannot reach', () => {
    const unlocked = Object.entries(lock).filter(
      // Packages bundled in another package are covered by that one's checksum.
      ([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle,
    )
    expect(unlocked).toEqual([])
    expect(Object.entries(lock).filter(([, { resolved }]) => resolved)).toEqual([])
  })

  test('runs nothing while it is installed', () => {
    expect(text(`${folder}/.npmrc`)).toMatch(/^ignore-scripts=true$/m)
  })
})

test('each package that would run a script while it is installed is refused by name, and the reason is written down', () => {
  const withScript = Object.entries(lockIn('.')).filter(([, entry]) => entry.hasInstallScript)
  const names = [...new Set(withScript.map(([folder]) => nameOf(folder)))].sort()
  const manifest: Manifest = JSON.parse(text('package.json'))

  expect(manifest.allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])))
  const section =
    text('docs/security.md').split('\n## Install scripts\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `([^`]+)` \| .+ \| .+ \|$/gm)]
  const described = rows.map(([, name = '']) => name.replace('*', ''))
  for (const name of names)
    expect(described.filter((start) => name.startsWith(start))).toHaveLength(1)
  for (const start of described) expect(names.some((name) => name.startsWith(start))).toBe(true)
})

describe('licences', () => {
  const shipped = shippedPackages(JSON.parse(text('package-lock.json')))

  test('of everything that is shipped are allowed, and listed in docs/licenses.md', () => {
    expect(refusals(shipped)).toEqual([])
    expect(text('docs/licenses.md'), 'npm run licenses -- --write').toBe(licenseList(shipped))
  })

  test('that nobody has allowed, and packages without one, are refused; tools of development are not', () => {
    const packages = {
      '': { version: '1.0.0', license: 'UNLICENSED' },
      'node_modules/fine': { version: '1.0.0', license: 'MIT' },
      'node_modules/fine/node_modules/@scope/strict': {
        version: '2.0.0',
        license: 'AGPL-3.0-only',
      },
      'node_modules/silent': { version: '3.0.0' },
      'node_modules/odd': { version: '1.0.0', license: 'constructor' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    }
    expect(refusals(shippedPackages({ packages }))).toEqual([
      '@scope/strict@2.0.0: AGPL-3.0-only',
      'odd@1.0.0: constructor',
      'silent@3.0.0: names no licence',
    ])
  })
})

/** The locked packages of a folder, without the project itself. */
function lockIn(folder: string): Record<string, Locked> {
  const { packages } = JSON.parse(text(`${folder}/package-lock.json`))
  delete packages['']
  return packages
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function text(file: string): string {
  return readFileSync(file, 'utf8')
}
