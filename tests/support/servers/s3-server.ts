import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface S3Request {
  method: string
  path: string
  authorization: string
}

interface S3Refusal {
  status: number
  code: string
}

const FAULT: S3Refusal = { status: 500, code: 'InternalError' }

/** Starts a small in-memory store with the S3 protocol, until the test ends. */
export async function startS3Server() {
  const files = new Map<string, Buffer>()
  const requests: S3Request[] = []
  let refuse: (request: S3Request) => boolean = () => false
  let refusal: S3Refusal = FAULT

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const [path = ''] = (request.url ?? '').split('?')
    const { method = '', headers } = request
    const call = { method, path, authorization: headers.authorization ?? '' }
    requests.push(call)
    if (refuse(call)) return response.writeHead(refusal.status).end(errorOf(refusal.code))
    if (method === 'PUT') files.set(path, body)
    if (method === 'DELETE') files.delete(path)
    if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end()
    const file = files.get(path)
    return file ? response.end(file) : response.writeHead(404).end(errorOf('NoSuchKey'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    files,
    requests,
    /** From now on, answers the requests for which `when` is true with a 500, or with the given refusal. */
    fail(when: (request: S3Request) => boolean, how = FAULT) {
      refuse = when
      refusal = how
    },
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'bilder',
      S3_ACCESS_KEY_ID: 'wer',
      S3_SECRET_ACCESS_KEY: 'geheim',
    },
  }
}

function errorOf(code: string): string {
  return `<Error><Code>${code}</Code><Message>${code} for Sina Adler</Message></Error>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
