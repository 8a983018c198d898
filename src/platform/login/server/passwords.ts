import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer | string, number, ScryptOptions, Buffer>(scrypt)

/** The parameters of scrypt (RFC 7914). */
export interface ScryptParameters {
  cost: number
  blockSize: number
  parallelization: number
}

/** From OWASP's password storage cheat sheet, 2026: one of its equivalent settings, with 32 MiB for each hash. */
const CURRENT: ScryptParameters = { cost: 2 ** 15, blockSize: 8, parallelization: 3 }
/** better-auth's settings, used for older hashes: "salt:key" in hexadecimal. */
const FORMER: ScryptParameters = { cost: 2 ** 14, blockSize: 16, parallelization: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32
const FORMER_KEY_BYTES = 64

/**
 * Hashes a password with scrypt and a random salt. The parameters are part of the hash, so that they can be raised
 * later.
 */
export async function hashPassword(password: string, parameters = CURRENT): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, KEY_BYTES, parameters)
  const { cost, blockSize, parallelization } = parameters
  return ['scrypt', cost, blockSize, parallelization, base64(salt), base64(key)].join('$')
}

/** Whether the hash is that of the password. False for a hash that cannot be read. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const { salt, key, parameters } = read(input.hash)
  if (key.length === 0) return false
  return timingSafeEqual(await keyOf(input.password, salt, key.length, parameters), key)
}

/** Whether the hash was made with weaker parameters than the present ones. */
export function isOutdatedHash(hash: string, present = CURRENT): boolean {
  const { parameters } = read(hash)
  return parameters.cost !== present.cost || parameters.parallelization < present.parallelization
}

function read(hash: string): { salt: Buffer | string; key: Buffer; parameters: ScryptParameters } {
  const [scheme, cost, blockSize, parallelization, salt = '', key = ''] = hash.split('$')
  if (scheme === 'scrypt') {
    return {
      salt: Buffer.from(salt, 'base64url'),
      key: Buffer.from(key, 'base64url'),
      parameters: {
        cost: Number(cost),
        blockSize: Number(blockSize),
        parallelization: Number(parallelization),
      },
    }
  }
  const [formerSalt = '', formerKey = ''] = hash.split(':')
  const bytes = Buffer.from(formerKey, 'hex')
  return {
    salt: formerSalt,
    key: bytes.length === FORMER_KEY_BYTES ? bytes : Buffer.alloc(0),
    parameters: FORMER,
  }
}

/** Unicode forms of the same password count as equal. */
function keyOf(
  password: string,
  salt: Buffer | string,
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
