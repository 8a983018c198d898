import { defineConfig } from 'vitest/config'

const SERVER_TESTS = ['src/**/server/**/*.test.ts', 'tests/corpus/api.test.ts']

/** Tests that depend on how the database is reached: lost, held, listening and waiting connections. */
const CONNECTION_TESTS = [
  'app/server/worker',
  'platform/database/server/migrate',
  'platform/http/server/api-app',
  'platform/mail/server/mail-sending',
  'shop/booking/server/booking-http',
  'shop/booking/server/idempotency',
  'office/registrations/server/registration-export',
  'shop/booking/server/seats',
].map((name) => `src/${name}.test.ts`)

/** Tests of the HTTP interface on the real product, over the embedded server's socket or over TCP as DATABASE_URL. */
function httpProject(name: string, database: 'socket' | 'tcp', include: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      globalSetup: ['tests/support/database/databases.ts'],
      env: { TEST_DATABASE: database },
      // Ends tests that hang. On a machine with other load a test takes ten times as long.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }
}

export default defineConfig({
  test: {
    // More than processors of a small machine: tests wait for more than half of their time, for databases and clocks.
    maxWorkers: 6,
    setupFiles: ['tests/support/sample-firm.ts'],
    // Files share loaded modules: loading the product takes longer than most tests, and no test replaces a module.
    isolate: false,
    // What comes at once on a quiet machine may take a while beside others.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...['src/**/domain', 'src/**/web', 'bench'].map((folder) => `${folder}/**/*.test.ts`),
            'tests/corpus/rules.test.ts',
          ],
          // Properties with thousands of examples take seconds where other programs need the processors.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'supply', include: ['tests/supply/**/*.test.ts'] } },
      httpProject('http, embedded database', 'socket', SERVER_TESTS),
      httpProject('http, own PostgreSQL', 'tcp', CONNECTION_TESTS),
      // The commands of operators, from the build.
      httpProject('commands', 'socket', ['tests/commands/**/*.test.ts']),
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // A window of WebKitGTK sometimes does not answer a command. Only that is tried again, in a new window.
          retry: { count: 1, condition: /was not answered/ },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long faults',
          include: ['tests/faults/long/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: ['tests/long/**/*.test.ts'], testTimeout: 600_000 },
      },
    ],
  },
})
