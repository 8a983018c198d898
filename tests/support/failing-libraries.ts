// biome-ignore-all lint/suspicious/noConsole: what is printed on the console is what this file is about
import { setTimeout as pause } from 'node:timers/promises'
import { createElement, Suspense } from 'react'

/**
 * Loaded into the built product with `--import`. When the process receives SIGUSR2, several of the product's libraries
 * fail with a person's data, one after the other. The last error is not caught.
 */

/** Data that no log line may contain. */
export const PERSON = {
  firstName: 'Zwetschgina',
  lastName: 'Mustertupfer',
  email: 'zwetschgina.mustertupfer@example.org',
  street: 'Brombeerhügel',
}
const { firstName, lastName, email, street } = PERSON
const WORDS = `${firstName} ${lastName} <${email}>, ${street} 7`

/** What each library throws, or rejects with, by the library's name. */
const FAILURES: Record<string, () => unknown> = {
  json: () => JSON.parse(`{"name": ${WORDS}`),
  url: () => new URL(WORDS),
  fetch: () => fetch(`http://${firstName}:${lastName}@127.0.0.1:1/${street}`),
  async undici() {
    const { request } = await import('undici')
    return request('http://127.0.0.1:1', { headers: { name: WORDS } })
  },
  async zod() {
    const { z } = await import('zod')
    return z
      .strictObject({ name: z.number() })
      .parse({ name: WORDS, [WORDS]: 1 }, { reportInput: true })
  },
  async hono() {
    const { HTTPException } = await import('hono/http-exception')
    throw new HTTPException(400, { message: WORDS, cause: PERSON })
  },
  async drizzle() {
    const { DrizzleQueryError } = await import('drizzle-orm/errors')
    const cause = new Error(`invalid input syntax for type uuid: "${WORDS}"`)
    Object.assign(cause, {
      code: '22P02',
      severity: 'ERROR',
      detail: `Failing row contains (${WORDS}).`,
      where: `unnamed portal parameter $1 = '${WORDS}'`,
      internalQuery: `select '${WORDS}'`,
      parameters: [WORDS],
    })
    throw new DrizzleQueryError(`insert into people values ($1, '${WORDS}')`, [WORDS], cause)
  },
  async nodemailer() {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport('smtp://127.0.0.1:1')
    return transport.sendMail({ from: email, to: email, subject: WORDS, text: WORDS })
  },
  async 'aws-sdk'() {
    const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3')
    const client = new S3Client({
      endpoint: 'http://127.0.0.1:1',
      region: 'none',
      credentials: { accessKeyId: firstName, secretAccessKey: lastName },
      maxAttempts: 1,
      logger: console,
    })
    return client.send(new PutObjectCommand({ Bucket: firstName, Key: WORDS, Body: WORDS }))
  },
  async ai() {
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ])
    const service = createOpenAICompatible({ name: 'ai', baseURL: 'http://127.0.0.1:1/v1' })
    return generateText({ model: service('none'), prompt: WORDS, maxRetries: 0 })
  },
  async react() {
    const { renderToString } = await import('react-dom/server')
    const Fails = () => {
      throw new Error(`Cannot show ${WORDS}`)
    }
    renderToString(createElement(Suspense, { fallback: null }, createElement(Fails)))
    throw new TypeError(`Cannot read properties of undefined (reading '${WORDS}')`)
  },
  async 'better-auth'() {
    const { logger } = await import('better-auth')
    logger.error(`No account of ${WORDS}`, PERSON)
    logger.warn(WORDS, new Error(WORDS))
    throw new Error(WORDS)
  },
  'own fields': () => {
    const cause = new AggregateError([new Error(WORDS), WORDS], WORDS, { cause: PERSON })
    throw Object.assign(new Error(WORDS, { cause }), { ...PERSON, response: WORDS, path: WORDS })
  },
  'long text': () => {
    throw new Error(`${WORDS}\n    at ${firstName} (/srv/${street}.js:1:1)\n`.repeat(3_000))
  },
  circle: () => {
    const error = new Error(WORDS)
    error.cause = error
    throw error
  },
  'no error': () => {
    throw { message: WORDS, ...PERSON }
  },
}

process.on('SIGUSR2', async () => {
  for (const [library, fail] of Object.entries(FAILURES)) {
    try {
      await fail()
    } catch (error) {
      console.error(`${library} failed for ${WORDS}:`, error)
      // Each of these reaches the console in another way.
      console.dir({ library, error })
      process.emitWarning(error instanceof Error ? error : WORDS)
    }
  }
  console.log('%s of %s', WORDS, email, PERSON)
  console.table([PERSON])
  console.trace(WORDS)
  console.assert(false, WORDS)
  console.group(WORDS)
  await pause(100)
  void Promise.reject(new Error(`Nobody caught ${WORDS}`))
})
