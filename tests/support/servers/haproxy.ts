import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { freshFolder } from '../programs/fresh-folder.ts'
import { adaptExample, proxyPorts, serverChanges, writeCertificate } from './deployed-example.ts'
import { runServer, type ServerProgram } from './server-program.ts'

/**
 * Starts HAProxy with the example of deploy/ in front of one or two processes of the product. It ends with the test.
 *
 * @returns its addresses: `http` redirects to `https`; `plain` is `https` for clients without TLS
 */
export async function startHaproxy(program: ServerProgram, addresses: readonly string[]) {
  const folder = await freshFolder('haproxy')
  const { both } = await writeCertificate(folder)
  const ports = await proxyPorts()
  const bindHttps = (address: string, file: string) =>
    `bind ${address} ssl crt ${file} alpn h2,http/1.1`
  const example = await adaptExample('deploy/haproxy/morgenfalz.cfg', [
    ['bind :80', `bind 127.0.0.1:${ports.http}`],
    [
      bindHttps(':443', '/etc/haproxy/morgenfalz.pem'),
      `${bindHttps(`127.0.0.1:${ports.https}`, both)}\n    bind 127.0.0.1:${ports.plain}`,
    ],
    ...serverChanges(addresses, (address) => `${address}\n`),
  ])
  const settings = path.join(folder, 'haproxy.cfg')
  const socket = path.join(folder, 'socket')
  await writeFile(settings, `global\n    stats socket ${socket}\n\n${example}`)
  await runServer(program, ['-q', '-f', settings], ports.plain)
  return {
    http: `http://127.0.0.1:${ports.http}`,
    https: `https://127.0.0.1:${ports.https}`,
    plain: `http://127.0.0.1:${ports.plain}`,
    /** The results of the health checks for the servers of a backend, such as "UP, L7OK". */
    async checksOf(backend: string): Promise<string[]> {
      const asked = connect(socket).setEncoding('utf8')
      asked.write('show stat\n')
      const [head = '', ...rows] = (await asked.toArray()).join('').trim().split('\n')
      const names = head.replace('# ', '').split(',')
      return rows
        .map((row) => row.split(','))
        .filter(([name, server]) => name === backend && server !== 'BACKEND')
        .map((row) => `${row[names.indexOf('status')]}, ${row[names.indexOf('check_status')]}`)
    },
  }
}
