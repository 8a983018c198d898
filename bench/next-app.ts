import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { load } from 'cheerio'
import { version as reactVersion } from 'react'
import { type ServerProcess, startServer } from './server-processes.ts'

const run = promisify(execFile)
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1' }
/** The paths of the app's pages. */
export const NEXT_PAGES = {
  static: '/',
  /** Static, as one client component that counts the clicks on it. */
  live: '/live',
  /** Rendered for every request from server components, the default in Next.js. */
  dynamic: '/dynamic',
  /** Rendered for every request as one client component, the cheapest way in Next.js. */
  dynamicClient: '/dynamic-client',
} as const

export interface NextApp {
  version: string
  /** @param settings.compress false as behind a proxy that compresses */
  start(settings?: { compress: boolean }): Promise<ServerProcess>
}

interface OurPage {
  html: string
  /** The API addresses that its loaders read. */
  reads: readonly string[]
}

/**
 * Converts pages of ours to those of a Next.js app: the same elements, attributes and texts, from the same data.
 *
 * @param fixed for the pages that are built once
 * @param rendered for those that are rendered for every request
 *
 * Where there was a choice, it favours Next.js: its links, pictures and dialogs are plain elements without the
 * behaviour that ours have, and it reads its data from another process, whose time does not count.
 */
export async function buildNextApp(
  parent: string,
  fixed: OurPage,
  rendered: OurPage = fixed,
): Promise<NextApp> {
  const folder = path.join(parent, 'next')
  for (const [name, text] of Object.entries(sourcesOf(fixed, rendered))) {
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
    start: ({ compress } = { compress: true }) =>
      startServer({
        name: 'next',
        args: [next, 'start', '--port', 'PORT', '--hostname', '127.0.0.1'],
        env: { ...NO_TELEMETRY, COMPRESS: String(compress) },
        cwd: folder,
        folder: parent,
      }),
  }
}

function sourcesOf(fixed: OurPage, rendered: OurPage): Record<string, string> {
  const { language, title } = partsOf(fixed.html)
  const pageOf = (
    dynamic: string,
    file: string,
    component: string,
    { reads } = dynamic === 'force-static' ? fixed : rendered,
  ) => `import { createElement as h } from 'react'
import { ${component} } from '${file}'
export const metadata = ${JSON.stringify({ title })}
export const dynamic = '${dynamic}'
const read = async (url) => (await fetch(url, { cache: 'no-store' })).json()
export default async function Page() {
  return h(${component}, { data: await Promise.all(${JSON.stringify(reads)}.map(read)) })
}
`
  return {
    'package.json': JSON.stringify({ name: 'page', private: true, type: 'module' }),
    'next.config.mjs': `export default {
  compress: process.env.COMPRESS !== 'false',
  turbopack: { root: import.meta.dirname },
}
`,
    'app/layout.js': `import { createElement as h } from 'react'
export default function Layout({ children }) {
  return h('html', { lang: ${JSON.stringify(language)} }, h('body', null, children))
}
`,
    'app/fixed-tree.json': JSON.stringify(partsOf(fixed.html).tree),
    'app/rendered-tree.json': JSON.stringify(partsOf(rendered.html).tree),
    'app/elements.js': `import { createElement as h } from 'react'
import fixedTree from './fixed-tree.json'
import renderedTree from './rendered-tree.json'
const element = (node) => (typeof node === 'string' ? node : h(node[0], node[1], ...node[2].map(element)))
const elements = (tree) => ({ data }) => h('div', { 'data-reads': data.length }, ...tree.map(element))
export const Elements = elements(fixedTree)
export const RenderedElements = elements(renderedTree)
`,
    'app/screen.js': `'use client'
export { RenderedElements as Screen } from './elements.js'
`,
    'app/live.js': `'use client'
import { createElement as h, useState } from 'react'
import { Elements } from './elements.js'
export function Live({ data }) {
  const [clicks, setClicks] = useState(0)
  return h('div', { 'data-clicks': clicks, onClick: () => setClicks(clicks + 1) }, h(Elements, { data }))
}
`,
    [`app${NEXT_PAGES.live}/page.js`]: pageOf('force-static', '../live.js', 'Live'),
    'app/page.js': pageOf('force-static', './elements.js', 'Elements'),
    [`app${NEXT_PAGES.dynamic}/page.js`]: pageOf(
      'force-dynamic',
      '../elements.js',
      'RenderedElements',
    ),
    [`app${NEXT_PAGES.dynamicClient}/page.js`]: pageOf('force-dynamic', '../screen.js', 'Screen'),
  }
}

type Tree = string | [tag: string, attributes: Record<string, unknown>, children: Tree[]]

/** The visible part of the HTML: Next.js adds scripts and a head of its own. */
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

/** React takes HTML's own names unchanged, except that styles must be an object, and boolean attributes true. */
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
