// Decides which modules of the browser's build are in one file.
import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'
import type { BilingualPage } from '../src/site/pages/web/page-declaration.ts'
import { LANGUAGES, PAGES } from '../src/site/pages/web/page-table.ts'

const inProject = (file: string) => path.resolve(`src/${file}`)
const SITE_SCRIPT = inProject('app/web/site-script/site-script.ts')
/** The parts of pages that are forms, and the chunks of what only one of them loads. */
const FORMS = new Map([
  [inProject('app/web/entry-booking.tsx'), 'booking'],
  [inProject('app/web/entry-waiting-list.tsx'), 'waiting-list'],
  [inProject('app/web/entry-booking-link.tsx'), 'booking-link'],
])
const TOOLS = Object.values<BilingualPage>(PAGES).flatMap((page) =>
  page.frame === 'tool' ? [page] : [],
)
const TOOL_ENTRIES = [...new Set(TOOLS.map(({ entry }) => inProject(entry)))]
const TOOL_SCREENS = TOOLS.filter((page) => !page.isUnlisted).map(({ screen }) => inProject(screen))
const TOOL_TEXTS = TOOLS.flatMap(({ sharedTexts }) =>
  LANGUAGES.map((language) => inProject(`${sharedTexts}.${language}.ts`)),
)
const APPLICATION = inProject('app/web/entry-client.tsx')
/** In the browser nobody goes to these forms by their routes: links to them load the page. */
const FORM_PAGES = [
  'trainings_.anmeldung',
  'trainings_.warteliste',
  'trainings_.warteliste_.$token',
  'buchung',
  'buchung_.$reference.$token',
  'buchung_.$reference.adresse.$token',
  'platz.$seatId.$token',
].map((name) => inProject(`app/web/routes/${name}.tsx?tsr-split=component`))
const TOASTER = inProject('platform/design/web/toast.tsx')
// As the bundler names it, also where `node_modules` is a link.
const RADIX_TOAST = realpathSync('node_modules/@radix-ui/react-toast/dist/index.mjs')

const NAMED = [
  { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react' },
  { test: /node_modules\/react-hook-form\//, name: 'booking' },
  // Not in the graph of a tool's screen: the tool's texts import it, and they are loaded by themselves.
  { test: /\/site\/pages\/web\/firm\.ts$/, name: 'shared' },
]

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * The chunk of a module; null where the bundler decides. Left to the bundler, the booking form and each tool have some 40
 * files, and each file costs a phone time. Staff load some code that only
 * visitors need. Visitors load no code that only staff need.
 */
export function chunkName(id: string, graph: Graph): string | null {
  if (TOOL_TEXTS.includes(id)) return 'tools'
  return NAMED.find(({ test }) => test.test(id))?.name ?? chunkByUsers(id, graph)
}

/** Chooses the chunk by who loads the module: the forms, the tools, the administration. */
function chunkByUsers(id: string, graph: Graph): string | null {
  const isIn = (entry: string, later = false) => loadedBy(entry, graph, later).has(id)
  const toolScreens = TOOL_SCREENS.filter((screen) => isIn(screen)).length
  const isInToolEntry = TOOL_ENTRIES.some((entry) => isIn(entry))
  const isInTools = isInToolEntry || toolScreens > 0
  const isInApplication = isIn(APPLICATION, true)
  if (isIn(SITE_SCRIPT)) return 'site'
  if ([...FORMS.keys(), APPLICATION].includes(id)) return null
  const [form, otherForm] = [...FORMS].filter(([entry]) => isIn(entry)).map(([, name]) => name)
  if (form && isInTools) return 'shared'
  if (form) return otherForm || isInApplication ? 'forms' : form
  if (id === TOASTER || isIn(RADIX_TOAST)) return 'toaster'
  if (isInToolEntry || toolScreens > 1 || (isInTools && isInApplication)) return 'tools'
  return isIn(APPLICATION) ? 'application' : null
}

const known = new Map<string, Set<string>>()

/** The modules that a module loads with it, or, with `later`, that it may load at some time. */
function loadedBy(entry: string, graph: Graph, later: boolean): Set<string> {
  const key = `${entry} ${later}`
  const found = known.get(key) ?? new Set()
  if (found.size > 0) return found
  known.set(key, found)
  const visit = (id: string) => {
    const info = graph.getModuleInfo(id)
    if (!info || found.has(id) || FORM_PAGES.includes(id)) return
    found.add(id)
    info.importedIds.forEach(visit)
    if (later) info.dynamicallyImportedIds.forEach(visit)
  }
  visit(entry)
  return found
}
