import { type ComponentProps, createContext, use } from 'react'

/** The path of the page that is rendered. */
export const PagePath = createContext<string | null>(null)

/** A link in header or footer. On the page that it leads to it is marked as the current one. */
export function PageLink({ href, ...rest }: ComponentProps<'a'>) {
  return <a href={href} aria-current={use(PagePath) === href ? 'page' : undefined} {...rest} />
}
