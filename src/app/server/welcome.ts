import type { Config } from '#platform/config/server/config.ts'
import type { Product } from './product.ts'

/** The text that is printed for the operator once the product answers requests. */
export function welcome({
  config,
  port,
  product,
}: {
  config: Config
  port: number
  product: Pick<Product, 'copy' | 'drawnPassword' | 'mailGoesTo'>
}): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  // PUBLIC_URL of a copy may be that of the live product.
  const site = product.copy ? `http://localhost:${port}` : config.publicUrl
  const lines = [
    '',
    `  Ready:          http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    `  Administration: ${site}/admin/login`,
    `  Mails go to:    ${product.copy ? 'nobody' : product.mailGoesTo}`,
  ]
  if (product.copy) {
    const madeAt = product.copy.backupMadeAt.toISOString()
    lines.push('', `  This is a restored copy of ${madeAt}. It sends nothing until "npm run live".`)
  }
  if (product.drawnPassword) {
    lines.push(
      '',
      `  First login:    ${config.firstAdmin.email}`,
      `  Password:       ${product.drawnPassword}   (shown only now; you choose your own at the first login)`,
    )
  }
  return `${lines.join('\n')}\n\n`
}
