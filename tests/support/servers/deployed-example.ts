import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../programs/running-product.ts'
import { LOCAL_CERTIFICATE, localCertificateKey } from './local-certificate.ts'

/**
 * An example of deploy/ with its ports, addresses and paths replaced.
 *
 * @throws Error if the example lacks a text to be replaced, because then another configuration would be tested
 */
export async function adaptExample(
  file: string,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<string> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not have: ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** The replacements for both servers of an example: a missing second address is replaced by the first. */
export function serverChanges(
  [one = '', two = one]: readonly string[],
  line: (address: string) => string,
) {
  return [
    [line('127.0.0.1:3000'), line(hostOf(one))],
    [line('127.0.0.1:3001'), line(hostOf(two))],
  ] as const
}

/** The product listens on IPv4 only. */
export function hostOf(address: string): string {
  return `127.0.0.1:${new URL(address).port}`
}

export async function proxyPorts() {
  return { http: await freePort(), https: await freePort(), plain: await freePort() }
}

/** Writes a certificate for firma.example, its key, and both in one file. */
export async function writeCertificate(folder: string) {
  const key = localCertificateKey()
  const files = {
    certificate: path.join(folder, 'certificate.pem'),
    key: path.join(folder, 'key.pem'),
    both: path.join(folder, 'both.pem'),
  }
  await writeFile(files.certificate, LOCAL_CERTIFICATE)
  await writeFile(files.key, key)
  await writeFile(files.both, LOCAL_CERTIFICATE + key)
  return files
}
