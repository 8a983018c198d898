import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freshFolder } from '../programs/fresh-folder.ts'
import {
  adaptExample,
  hostOf,
  proxyPorts,
  serverChanges,
  writeCertificate,
} from './deployed-example.ts'
import { runServer, type ServerProgram } from './server-program.ts'

/**
 * Starts nginx with the example of deploy/ in front of one or two processes of the product. It ends with the test.
 *
 * @returns its addresses
 */
export async function startNginx(program: ServerProgram, addresses: readonly string[]) {
  const folder = await freshFolder('nginx')
  const { certificate, key } = await writeCertificate(folder)
  const { http, https } = await proxyPorts()
  const example = await adaptExample('deploy/nginx/morgenfalz.conf', [
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['morgenfalz.example', 'firma.example'],
    ['/etc/ssl/certs/morgenfalz.pem', certificate],
    ['/etc/ssl/private/morgenfalz.key', key],
    ...serverChanges(addresses, (address) => `server ${address};`),
  ])
  await runNginx(program, { folder, settings: example, port: https })
  return { http: `http://127.0.0.1:${http}`, https: `https://127.0.0.1:${https}` }
}

/**
 * Starts nginx as a shared cache without rules of its own: it caches what the product's headers allow, for as long as
 * they allow. Each answer states its source in `X-Cache-Status`. It ends with the test.
 *
 * @param settings further settings beside `proxy_cache`
 * @returns its address
 */
export async function startNginxCache(
  program: ServerProgram,
  address: string,
  settings = '',
): Promise<string> {
  const folder = await freshFolder('nginx-cache')
  const { plain: port } = await proxyPorts()
  await runNginx(program, {
    folder,
    port,
    settings: `proxy_cache_path ${folder}/cache keys_zone=pages:1m;
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://${hostOf(address)};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_cache pages;
    ${settings}
    add_header X-Cache-Status $upstream_cache_status always;
  }
}`,
  })
  return `http://127.0.0.1:${port}`
}

/** Runs nginx with the given content of `http` in its settings. It writes into the given folder only. */
async function runNginx(
  program: ServerProgram,
  { folder, settings, port }: { folder: string; settings: string; port: number },
): Promise<void> {
  const file = path.join(folder, 'nginx.conf')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // As root it would change to a user without access to the folder.
  const user = process.getuid?.() === 0 ? 'user root root;' : ''
  await writeFile(
    file,
    `daemon off; ${user} pid ${folder}/pid; worker_processes 1; events {}
http {
access_log off;
${folders.join('\n')}
${settings}
}
`,
  )
  await runServer(program, ['-e', 'stderr', '-c', file], port)
}
