/** The import rules (ARCHITECTURE.md, "Rules"). An import that matches a rule's `from` and `to` breaks the rule. */
import { SUBJECTS } from './src/subjects.ts'

const PAGE_TABLE = '^src/site/pages/web/page-table\\.ts$'
/** The part of the page table that the tools declare. */
const TABLE_OF_TOOLS = '^src/tools/frame/web/tool-pages\\.ts$'
const NOT_A_TEST = '\\.test\\.tsx?$'

/** For each subject the rule that it imports no subject below it in the list. */
const DOWNWARDS = SUBJECTS.slice(0, -1).map((subject, index) => ({
  name: `${subject.replace('/', '-')}-imports-only-lower-subjects`,
  comment:
    'What two subjects share is the lower one’s. The order is in src/subjects.ts. Only a statement may read the tables of any subject.',
  severity: 'error',
  from: { path: `^src/${subject}/`, pathNot: NOT_A_TEST },
  to: {
    path: `^src/(${SUBJECTS.slice(index + 1).join('|')})/`,
    pathNot: `\\.schema\\.ts$|${TABLE_OF_TOOLS}`,
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...DOWNWARDS,
    {
      name: 'tools-can-be-left-out',
      comment: 'tests/faults/long/without-tools.test.ts builds the product without src/tools.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(tools|app)/|${PAGE_TABLE}|${NOT_A_TEST}` },
      to: { path: '^src/tools/' },
    },
    {
      name: 'the-page-table-has-pages-of-the-tools',
      severity: 'error',
      from: { path: PAGE_TABLE },
      to: { path: '^src/tools/', pathNot: TABLE_OF_TOOLS },
    },
    {
      name: 'app-mounts-the-tools-by-their-mount',
      severity: 'error',
      from: { path: '^src/app/', pathNot: NOT_A_TEST },
      to: { path: '^src/tools/', pathNot: '^src/tools/mount/' },
    },
    {
      name: 'every-file-belongs-to-a-subject',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${SUBJECTS.join('|')})/|^src/subjects\\.ts$` },
    },
    {
      name: 'domain-knows-nothing-else',
      comment:
        'The rules of the business import zod, the Temporal polyfill, Color.js and themselves.',
      severity: 'error',
      from: { path: '^src/.*/domain/', pathNot: NOT_A_TEST },
      to: { pathNot: '^src/.*/domain/|^node_modules/(zod|temporal-polyfill|colorjs\\.io)/' },
    },
    {
      name: 'web-never-imports-the-server',
      comment: 'What the two share are the schemas in domain.',
      severity: 'error',
      from: { path: '^src/.*/web/' },
      to: { path: '^src/.*/server/' },
    },
    {
      name: 'server-shows-no-screens',
      comment: 'Only rendering and the composition root know anything of web.',
      severity: 'error',
      from: { path: '^src/.*/server/', pathNot: '^src/app/server/' },
      to: { path: '^src/.*/web/' },
    },
    {
      name: 'only-repositories-know-drizzle',
      comment: 'SQL lives in repositories and in platform/database.',
      severity: 'error',
      from: {
        path: '^src/.*/server/',
        pathNot: '^src/platform/database/|\\.(repository|schema)\\.ts$',
      },
      to: {
        path: '^node_modules/drizzle-orm/|\\.schema\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-http-knows-hono',
      comment: 'Services know problems, not answers: HTTP is for routes and middleware.',
      severity: 'error',
      from: {
        path: '^src/.*/server/',
        pathNot:
          '^src/platform/(http|rendering)/|^src/app/server/(app|serve)\\.ts$|\\.routes\\.ts$|/require-admin\\.ts$',
      },
      to: { path: '^node_modules/(hono|@hono)/' },
    },
    {
      name: 'routes-open-no-transactions',
      comment:
        'routes -> service -> repository -> database. A route calls a repository itself where there is no rule; what needs a transaction has one.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '/database/server/transaction\\.ts$' },
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
      from: { path: '^src/', pathNot: `^src/app/|${NOT_A_TEST}` },
      to: { path: '/server/clock\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-router-imports-routes',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/app/web/admin/admin-routes\\.gen\\.ts$',
      },
      to: { path: '^src/app/web/admin/routes/' },
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
