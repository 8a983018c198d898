import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface S3Request {
  method: string
  path: string
  authorization: string
}

/** A small store that speaks S3, in memory, until the test ends. */
export async function startS3Server() {
  const files = new Map<string, Buffer>()
  const requests: S3Request[] = []
  let refuse: (request: S3Request) => boolean = () => false

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const [path = ''] = (request.url ?? '').split('?')
    const { method = '', headers } = request
    const call = { method, path, authorization: headers.authorization ?? '' }
    requests.push(call)
    if (refuse(call)) return response.writeHead(500).end()
    if (method === 'PUT') files.set(path, body)
    if (method === 'DELETE') files.delete(path)
    if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end()
    const file = files.get(path)
    return file ? response.end(file) : response.writeHead(404).end(NO_SUCH_KEY)
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
    /** From now on it answers with a failure of its own where `when` says so. */
    fail(when: (request: S3Request) => boolean) {
      refuse = when
    },
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'bilder',
      S3_ACCESS_KEY_ID: 'wer',
      S3_SECRET_ACCESS_KEY: 'geheim',
    },
  }
}

const NO_SUCH_KEY = '<Error><Code>NoSuchKey</Code></Error>'

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
