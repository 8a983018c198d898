import { createBrowserStore } from '#platform/design/web/browser-store.ts'

/** What is typed into the field for a website's address and not sent, in this tab. */
export const typedWebsite = createBrowserStore<string>({
  key: 'typed-website',
  empty: '',
  parse: (text) => String(JSON.parse(text)),
})
