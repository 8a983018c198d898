// node bench/bare-server.ts PORT ANSWER_FILE: the least work that Node can do for HTTP. Answers every request with one
// answer from memory: no routing, no log, no cache lookup.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { CachedAnswer } from './contenders.ts'

const [port, file] = process.argv.slice(2)
const { headers, base64 }: CachedAnswer = JSON.parse(readFileSync(file ?? '', 'utf8'))
const body = Buffer.from(base64, 'base64')

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
