/** Where the routes of the administration are, for the build and the checks. */
export const ROUTES = {
  target: 'react',
  autoCodeSplitting: true,
  // Errors are shown when a chunk cannot be loaded.
  codeSplittingOptions: { defaultBehavior: [['component']] },
  routesDirectory: 'src/app/web/admin/routes',
  generatedRouteTree: 'src/app/web/admin/admin-routes.gen.ts',
  quoteStyle: 'single',
} as const
