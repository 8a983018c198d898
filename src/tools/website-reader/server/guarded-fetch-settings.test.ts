import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { listenLocally } from '#tests/support/servers/local-server.ts'

test.each(['production', 'development', 'test'])(
  'no setting lets the product read a website on its own machine, in %s',
  async (environment) => {
    let connections = 0
    const { port } = await listenLocally(
      createServer((socket) => {
        connections += 1
        socket.destroy()
      }),
    )
    const here = `http://127.0.0.1:${port}`
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy']) {
      vi.stubEnv(name, here)
    }
    vi.stubEnv('NO_PROXY', '')
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    onTestFinished(() => void vi.unstubAllEnvs())
    const product = await startTestProduct({
      NODE_ENV: environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: here,
      S3_ENDPOINT: here,
      S3_BUCKET: 'bilder',
      S3_ACCESS_KEY_ID: 'wer',
      S3_SECRET_ACCESS_KEY: 'geheim',
      AI_BASE_URL: here,
      AI_MODEL: 'modell',
    })
    // At the start, the product checks its access to the store of pictures.
    connections = 0
    for (const url of [here, 'http://127.0.0.1/', 'https://localhost/', 'http://[::1]:443/']) {
      const answer = await product.request('/api/tools/site-readings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ url, language: 'de' }),
      })
      const lines = (await answer.text()).trim().split('\n')
      expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
        type: 'failed',
        code: 'tools.address_refused',
      })
    }
    expect(connections).toBe(0)
  },
)
