/** The import rules (ARCHITECTURE.md, "Rules"). An import that matches a rule's `from` and `to` breaks the rule. */
const NOT_A_TEST = '\\.test\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-knows-nothing-else',
      comment: 'The rules of the business import zod, the Temporal polyfill and themselves.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: NOT_A_TEST },
      to: { pathNot: '^src/domain/|^node_modules/(zod|temporal-polyfill)/' },
    },
    {
      name: 'web-never-imports-the-server',
      comment: 'What the two share are the schemas in domain.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-shows-no-screens',
      comment: 'Only rendering and the composition root know anything of web.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/(render/|product\\.ts$)' },
      to: { path: '^src/web/' },
    },
    {
      name: 'only-repositories-know-drizzle',
      comment: 'SQL lives in repositories and in database/.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: '^src/server/database/|\\.repository\\.ts$',
      },
      to: {
        path: '^node_modules/drizzle-orm/|^src/server/database/schema/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-http-knows-hono',
      comment: 'Services know problems, not answers: HTTP is for routes, middleware and http/.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: '^src/server/(http/|app\\.ts$|serve\\.ts$)|\\.routes\\.ts$|/require-admin\\.ts$',
      },
      to: { path: '^node_modules/(hono|@hono)/' },
    },
    {
      name: 'routes-ask-services',
      comment: 'routes -> service -> repository -> database.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositories-ask-nobody',
      comment: 'A repository runs SQL; what it means is decided above it.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'clock-is-passed-in',
      comment: 'Only the composition root takes the system clock; everything else is given one.',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: NOT_A_TEST },
      to: { path: '^src/server/clock\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-feature-imports-no-other-feature',
      comment: 'What two screens share belongs in ui/, lib/ or content/.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^src/web/(ui|lib|content)/' },
      to: { path: '^src/web/(features|routes)/' },
    },
    {
      name: 'only-the-router-imports-routes',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: '^src/web/(route-tree\\.gen|router|bilingual-routes)\\.tsx?$',
      },
      to: { path: '^src/web/routes/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dependency-for-development-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: NOT_A_TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-product-knows-no-tests',
      comment:
        'Above all not how tests lead the guard of the tools to websites on their own machine.',
      severity: 'error',
      from: { path: '^src/', pathNot: NOT_A_TEST },
      to: { path: '^tests/' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
