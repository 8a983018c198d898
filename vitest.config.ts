import { defineConfig } from 'vitest/config'

const SERVER_TESTS = ['src/server/**/*.test.ts']

/** The same tests of the HTTP interface, once over the embedded server's socket and once over TCP as DATABASE_URL. */
function httpProject(name: string, database: 'socket' | 'tcp') {
  return {
    extends: true as const,
    test: {
      name,
      include: SERVER_TESTS,
      globalSetup: ['src/server/testing/databases.ts'],
      env: { TEST_DATABASE: database },
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}

export default defineConfig({
  test: {
    // Tests wait for their databases more than they reckon.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/domain/**/*.test.ts', 'src/web/**/*.test.ts'] },
      },
      httpProject('http, embedded database', 'socket'),
      httpProject('http, own PostgreSQL', 'tcp'),
      { extends: true, test: { name: 'pages', include: ['tests/pages/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
})
