import { readFile, writeFile } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { PRIVATE_FILE } from '#platform/basics/server/private-files.ts'
import { isPrivateKey } from '#platform/config/server/age-keys.ts'
import { BackupError } from './manifest.ts'

/** The file name that stands for standard input. */
const STANDARD_INPUT = '-'

/** Creates a stream for a pipeline that encrypts or decrypts its input in chunks of 64 KiB. */
export type Stage = () => Duplex

/** A pair of keys of age. */
export interface KeyPair {
  privateKey: string
  publicKey: string
}

/** Encrypts in age's format. The private key of any of these public keys can decrypt. */
export function encryption(publicKeys: readonly string[]): Stage {
  const encrypter = new Encrypter()
  for (const key of publicKeys) encrypter.addRecipient(key)
  return stageOf((source) => encrypter.encrypt(source))
}

/** Decrypts data that was encrypted for one of these keys. Data that was changed since makes the stream fail. */
export function decryption(keys: readonly KeyPair[]): Stage {
  const decrypter = new Decrypter()
  for (const { privateKey } of keys) decrypter.addIdentity(privateKey)
  return stageOf((source) => decrypter.decrypt(source))
}

type Bytes = ReadableStream<Uint8Array>

/** age uses web streams, whose types differ between Node.js and browsers. */
function stageOf(work: (source: Bytes) => Promise<Bytes>): Stage {
  return () =>
    Duplex.from(async function* (source: AsyncIterable<Uint8Array>) {
      const bytes: unknown = WebStream.from(source)
      yield* await work(bytes as Bytes)
    })
}

/**
 * Reads keys from a file in the format of `age-keygen`: one private key per line, besides comments and empty lines.
 *
 * @param file its name, or `-` for standard input
 * @throws BackupError where it cannot be read or contains anything else
 */
export async function readKeys(file: string): Promise<KeyPair[]> {
  const content = await readKeyFile(file)
  const lines = content.split('\n').map((line) => line.trim())
  const privateKeys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (privateKeys.length === 0 || !privateKeys.every(isPrivateKey))
    throw new BackupError(`There is no private key of age (AGE-SECRET-KEY-1…) in ${file}.`)
  return Promise.all(privateKeys.map(pairOf))
}

async function readKeyFile(file: string): Promise<string> {
  try {
    return file === STANDARD_INPUT ? await text(process.stdin) : await readFile(file, 'utf8')
  } catch {
    throw new BackupError(`The private key cannot be read: ${file}`)
  }
}

async function pairOf(privateKey: string): Promise<KeyPair> {
  return { privateKey, publicKey: await identityToRecipient(privateKey) }
}

/**
 * Generates a pair of keys and writes it in the format of `age-keygen`, readable only by the file's owner.
 *
 * @param file must not exist
 * @returns the public key
 * @throws BackupError where the file exists
 */
export async function writeNewKeys(file: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await pairOf(await generateX25519Identity())
  const lines = [`# created: ${now.toISOString()}`, `# public key: ${publicKey}`, privateKey, '']
  const options = { mode: PRIVATE_FILE, flag: 'wx', flush: true }
  await writeFile(file, lines.join('\n'), options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupError(`${file} exists already. Name another file.`)
    throw error
  })
  return publicKey
}
