import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import { ConfigError } from '#platform/config/server/config.ts'
import type { ImageStore } from './image-store.ts'
import { imageErrors } from './images.errors.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** The prefix of all file names in the bucket. */
const FOLDER = 'media/'
const NOT_FOUND = 404
/** A store that takes longer at the start counts as unreachable, in milliseconds. */
const CHECK_WITHIN_MS = 5_000

interface Abortable {
  abortSignal?: AbortSignal
}

interface S3ImageStore extends ImageStore {
  /**
   * Writes, reads and removes a small file. An unreachable store is only logged, as it may become available later.
   *
   * @throws ConfigError naming the setting, where the store answers with a refusal
   */
  check(): Promise<void>
}

/**
 * Stores the files in a bucket of an S3-compatible store, shared by several machines. A failure of the store is logged
 * once with its cause, and once when it has ended.
 */
export function s3ImageStore(settings: S3Settings, log: Logger): S3ImageStore {
  const { endpoint, bucket, region, ...credentials } = settings
  let isAway = false
  let opened: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        credentials,
        // Uses "endpoint/bucket/file", because "bucket.endpoint/file" needs a DNS entry for each bucket.
        forcePathStyle: true,
        // Checksums that only Amazon's S3 supports.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }))
    return opened
  }
  const place = (name: string) => ({ Bucket: bucket, Key: FOLDER + name })

  async function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work()
      if (isAway) log.warn('the store of pictures can be used again')
      isAway = false
      return answer
    } catch (cause) {
      if (!isAway) {
        log.warn({ err: cause, status: statusOf(cause) }, 'the store of pictures cannot be used')
      }
      isAway = true
      throw Object.assign(imageErrors.storeAway(), { cause })
    }
  }
  async function put(name: string, data: Uint8Array, options: Abortable = {}): Promise<void> {
    const { s3, client } = await open()
    const file = { ...place(name), Body: data, ContentType: `image/${name.split('.').at(-1)}` }
    await client.send(new s3.PutObjectCommand(file), options)
  }
  async function get(name: string, options: Abortable = {}): Promise<Uint8Array | null> {
    const { s3, client } = await open()
    try {
      const { Body } = await client.send(new s3.GetObjectCommand(place(name)), options)
      return (await Body?.transformToByteArray()) ?? null
    } catch (error) {
      if (statusOf(error) === NOT_FOUND && nameOf(error) !== 'NoSuchBucket') return null
      throw error
    }
  }
  async function remove(name: string, options: Abortable = {}): Promise<void> {
    const { s3, client } = await open()
    await client.send(new s3.DeleteObjectCommand(place(name)), options)
  }

  return {
    write: (name, data) => call(() => put(name, data)),
    read: (name) => call(() => get(name)),
    remove: (name) => call(() => remove(name)),
    async check() {
      const name = `start-check-${randomUUID()}.webp`
      const late = { abortSignal: AbortSignal.timeout(CHECK_WITHIN_MS) }
      try {
        await call(async () => {
          await put(name, new Uint8Array(1), late)
          await get(name, late)
          await remove(name, late)
        })
      } catch (error) {
        const refusal = refusalIn((error as Error).cause, settings)
        if (refusal) throw new ConfigError(`Settings: ${refusal}`)
      }
    },
  }
}

/** The error that an operator has to fix, with the name of the setting; null where the store is only unreachable. */
function refusalIn(error: unknown, { endpoint, bucket }: S3Settings): string | null {
  const { host } = new URL(endpoint)
  const name = nameOf(error)
  const status = statusOf(error) ?? 0
  switch (name) {
    case 'NoSuchBucket':
      return `S3_BUCKET: there is no bucket "${bucket}" at ${host}`
    case 'InvalidAccessKeyId':
      return `S3_ACCESS_KEY_ID: ${host} does not know this key`
    case 'SignatureDoesNotMatch':
      return `S3_SECRET_ACCESS_KEY: is not the one that belongs to S3_ACCESS_KEY_ID at ${host}`
    case 'AccessDenied':
      return `S3_ACCESS_KEY_ID: this key may not write, read and delete in the bucket "${bucket}" at ${host}`
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `S3_REGION: the bucket "${bucket}" at ${host} is in another region`
    case 'RequestTimeTooSkewed':
      return `S3_ENDPOINT: ${host} refuses the time of this machine's clock`
  }
  const isRefused = status >= 300 && status < 500 && status !== 429
  return isRefused ? `S3_ENDPOINT: ${host} refuses a file with status ${status}` : null
}

/** S3's error code. */
function nameOf(error: unknown): string {
  return (error as Error).name
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}
