import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The parameters of scrypt (RFC 7914). */
export interface ScryptParameters {
  cost: number
  blockSize: number
  parallelization: number
}

/** From OWASP's password storage cheat sheet, 2026: one of its equivalent settings, with 32 MiB for each hash. */
const CURRENT: ScryptParameters = { cost: 2 ** 15, blockSize: 8, parallelization: 3 }
const SCHEME = 'scrypt'
const SALT_BYTES = 16
const KEY_BYTES = 32

/**
 * Hashes a password with scrypt and a random salt. The parameters are part of the hash, so that they can be raised
 * later.
 */
export async function hashPassword(password: string, parameters = CURRENT): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, KEY_BYTES, parameters)
  const { cost, blockSize, parallelization } = parameters
  return [SCHEME, cost, blockSize, parallelization, base64(salt), base64(key)].join('$')
}

/** Whether the hash is that of the password. False for a hash that cannot be read. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const { scheme, salt, key, parameters } = read(input.hash)
  if (scheme !== SCHEME || key.length === 0) return false
  return timingSafeEqual(await keyOf(input.password, salt, key.length, parameters), key)
}

/** Whether the hash was made with weaker parameters than the present ones. */
export function isOutdatedHash(hash: string, present = CURRENT): boolean {
  const { parameters } = read(hash)
  return parameters.cost !== present.cost || parameters.parallelization < present.parallelization
}

function read(hash: string) {
  const [scheme, cost, blockSize, parallelization, salt = '', key = ''] = hash.split('$')
  return {
    scheme,
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    parameters: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
  }
}

/** Unicode forms of the same password count as equal. */
function keyOf(
  password: string,
  salt: Buffer,
  bytes: number,
  { cost, blockSize, parallelization }: ScryptParameters,
): Promise<Buffer> {
  const maxmem = 256 * cost * blockSize
  return derive(password.normalize('NFKC'), salt, bytes, {
    cost,
    blockSize,
    parallelization,
    maxmem,
  })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url')
}
