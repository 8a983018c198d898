import type { S3Client } from '@aws-sdk/client-s3'
import type { ImageStore } from './image-store.ts'
import { imageErrors } from './images.errors.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** What many stores of that kind ignore and all accept. */
const FOLDER = 'media/'
const NO_SUCH_FILE = 404

/** Keeps the files in a bucket of an S3-compatible store, so that several machines share them. */
export function s3ImageStore({ endpoint, bucket, region, ...credentials }: S3Settings): ImageStore {
  let opened: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        credentials,
        // "endpoint/bucket/file": "bucket.endpoint/file" needs a name server that plays along.
        forcePathStyle: true,
        // Checksums that only the original store knows.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }))
    return opened
  }
  const place = (name: string) => ({ Bucket: bucket, Key: FOLDER + name })

  return {
    async write(name, data) {
      const { s3, client } = await open()
      const file = { ...place(name), Body: data, ContentType: `image/${name.split('.').at(-1)}` }
      await client.send(new s3.PutObjectCommand(file)).catch(tellAway)
    },
    async read(name) {
      const { s3, client } = await open()
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(place(name)))
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (statusOf(error) === NO_SUCH_FILE) return null
        return tellAway(error)
      }
    },
    async remove(name) {
      const { s3, client } = await open()
      await client.send(new s3.DeleteObjectCommand(place(name))).catch(tellAway)
    },
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}

function tellAway(cause: unknown): never {
  throw Object.assign(imageErrors.storeAway(), { cause })
}
