import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { version as reactVersion } from 'react'
import { type ServerProcess, startServer } from './server-processes.ts'

const run = promisify(execFile)
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1' }
const DYNAMIC_PATH = '/dynamic'

export interface NextApp {
  version: string
  /** The address of the page that is rendered anew for every request; the one made by the build is "/". */
  dynamicPath: string
  start(): Promise<ServerProcess>
}

interface OurPage {
  html: string
  /** What its loaders read of the API, as addresses. */
  reads: readonly string[]
}

/**
 * Makes a page of ours a page of a Next.js app: the same elements, attributes and texts, and the same data, which goes
 * along for hydration as ours does. It is built twice: once static, and once rendered for every request.
 *
 * Where it had to be decided, it was decided for Next: the elements stand in one component that takes no hook and no
 * context, and what the dynamic page reads it asks of another process, whose time does not count as its own.
 */
export async function buildNextApp(parent: string, page: OurPage): Promise<NextApp> {
  const folder = path.join(parent, 'next')
  for (const [name, text] of Object.entries(sourcesOf(page))) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const react = [`react@${reactVersion}`, `react-dom@${reactVersion}`]
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', 'next@latest', ...react], {
    cwd: folder,
  })
  const next = path.join(folder, 'node_modules/next/dist/bin/next')
  await run(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...NO_TELEMETRY },
  })
  const installed = JSON.parse(
    await readFile(path.join(folder, 'node_modules/next/package.json'), 'utf8'),
  )
  return {
    version: String(installed.version),
    dynamicPath: DYNAMIC_PATH,
    start: () =>
      startServer({
        name: 'next',
        args: [next, 'start', '--port', 'PORT', '--hostname', '127.0.0.1'],
        env: NO_TELEMETRY,
        cwd: folder,
        folder: parent,
      }),
  }
}

function sourcesOf({ html, reads }: OurPage): Record<string, string> {
  const { language, title, tree } = partsOf(html)
  const readAll = `Promise.all(${JSON.stringify(reads)}.map(async (url) => (await fetch(url, { cache: 'no-store' })).json()))`
  const metadata = `export const metadata = ${JSON.stringify({ title })}`
  return {
    'package.json': JSON.stringify({ name: 'page', private: true, type: 'module' }),
    'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname } }\n',
    'app/layout.js': `import { createElement as h } from 'react'
export default function Layout({ children }) {
  return h('html', { lang: ${JSON.stringify(language)} }, h('body', null, children))
}
`,
    'app/tree.json': JSON.stringify(tree),
    'app/screen.js': `'use client'
import { createElement as h } from 'react'
import tree from './tree.json'
const element = (node) => (typeof node === 'string' ? node : h(node[0], node[1], ...node[2].map(element)))
export function Screen({ data }) {
  return h('div', { 'data-reads': data.length }, ...tree.map(element))
}
`,
    'app/page.js': `import { createElement as h } from 'react'
import { Screen } from './screen.js'
${metadata}
export const dynamic = 'force-static'
export default async function Page() {
  return h(Screen, { data: await ${readAll} })
}
`,
    [`app${DYNAMIC_PATH}/page.js`]: `import { createElement as h } from 'react'
import { Screen } from '../screen.js'
${metadata}
export const dynamic = 'force-dynamic'
export default async function Page() {
  return h(Screen, { data: await ${readAll} })
}
`,
  }
}

type Tree = string | [tag: string, attributes: Record<string, unknown>, children: Tree[]]

/** Of the HTML what people see of it: Next brings scripts and a head of its own. */
function partsOf(html: string): { language: string; title: string; tree: Tree[] } {
  const $ = load(html)
  $('body script, body link').remove()
  const content = $('body').contents().toArray()
  const toTree = (nodes: typeof content): Tree[] =>
    nodes.flatMap((node): Tree[] => {
      if (node.type === 'text') return [node.data]
      if (node.type !== 'tag') return []
      return [[node.name, attributesOf(node.attribs), toTree(node.children)]]
    })
  return {
    language: $('html').attr('lang') ?? 'de',
    title: $('title').first().text(),
    tree: toTree(content),
  }
}

/** React writes HTML's own names as they are; only styles have to be an object, and switches true. */
function attributesOf(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'style') return [name, styleOf(value)]
      return [name, value === '' && name !== 'alt' ? true : value]
    }),
  )
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').filter((rule) => rule.includes(':'))
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...value] = rule.split(':')
      const property = name.trim()
      const key = property.startsWith('--')
        ? property
        : property.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      return [key, value.join(':').trim()]
    }),
  )
}
