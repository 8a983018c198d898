import type { Page } from '@playwright/test'

/** Collects the hosts other than the product's that the page requests. */
export function foreignHosts(page: Page, address: string): string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(address).host) hosts.push(host)
  })
  return hosts
}
