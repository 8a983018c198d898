/** The cookie of that name in these request headers, as "name=value". */
export function findCookie(headers: Headers, name: string): string | undefined {
  const pairs = headers.get('cookie')?.split(/;\s*/) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))
}
