/**
 * Rules between whole folders. They are in a file of their own because dependency-cruiser derives the dependencies of
 * folders from all files that it reads: tests start the whole product and would put every feature into a circle.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles-between-server-features',
      comment:
        'Features are layers. What a lower one needs of a higher one, the composition root (app.ts, worker.ts) passes in as a function.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/server/features/' },
      to: { circular: true },
    },
    {
      name: 'no-circles-between-folders-of-web',
      comment: 'features -> ui -> lib -> content, and no circle between the folders of lib.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/web/' },
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: '^src/(server/features|web/(features|ui|lib|content))/' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
