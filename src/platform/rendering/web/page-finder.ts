import type { PublicPage } from './page.ts'

export interface FoundPage {
  page: PublicPage
  params: Record<string, string>
}

/** Finds the page of a path: first among those whose path has no values, then in the order of the table. */
export function pageFinder(pages: readonly PublicPage[]): (path: string) => FoundPage | null {
  const fixed = new Map(pages.map((page) => [page.path, page]))
  const patterns = pages
    .filter(({ path }) => path.includes(':'))
    .map((page) => ({ page, parts: page.path.split('/') }))
  return (path) => {
    const page = fixed.get(path)
    if (page) return { page, params: {} }
    const parts = path.split('/')
    for (const pattern of patterns) {
      const params = valuesIn(parts, pattern.parts)
      if (params) return { page: pattern.page, params }
    }
    return null
  }
}

/** The values in a path that fits a pattern; null for one that does not, or that cannot be decoded, such as "/%". */
function valuesIn(parts: readonly string[], pattern: readonly string[]) {
  if (parts.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (!expected.startsWith(':')) {
      if (part !== expected) return null
      continue
    }
    const value = decoded(part)
    if (!value) return null
    params[expected.slice(1)] = value
  }
  return params
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
