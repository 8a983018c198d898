/** Where the routes are, for the build and the checks. */
export const ROUTES = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/app/web/routes',
  generatedRouteTree: 'src/app/web/route-tree.gen.ts',
  quoteStyle: 'single',
} as const
