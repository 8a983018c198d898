import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '#platform/design/web/api-query.ts'

/**
 * The unparsed answer, for loaders: what they import is in the script that every page loads. Screens use
 * `packagesQuery`, which parses it.
 */
export const packagesAnswerQuery = queryOptions<unknown>({ queryKey: ['/api/packages'] })

/** The prices of all packages from today on. */
export const priceOutlookQuery = apiQuery('/api/price-outlook')
