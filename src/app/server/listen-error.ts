import type { Config } from '#platform/config/server/config.ts'

/**
 * Explains why the product cannot listen on its host and port, for errors that the operator can fix.
 * @returns a sentence that names the setting; null for any other error
 */
export function listenErrorText(
  { code }: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what listens there, or set PORT to another.`
    case 'EACCES':
      return `The user that the product runs as may not listen on port ${port}. Set PORT to 1024 or above, behind a proxy.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${host}". Set HOST to one that it has, or to 0.0.0.0 for all of them.`
    default:
      return null
  }
}
