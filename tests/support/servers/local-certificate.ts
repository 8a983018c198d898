import { createPrivateKey } from 'node:crypto'

/** A self-signed certificate for "firma.example", valid from 2020 to 2120; for tests on this machine. */
export const LOCAL_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBbTCCAROgAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1maXJtYS5l
eGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAYMRYwFAYD
VQQDDA1maXJtYS5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEfMYC
N7QqdhlG1YNa0AcIgEBDi6Q4GjGGwLg7XC4oZXd83dCok1+VeVBJy/zQHw7HX7MY
zCvX24b/NFajH7A3QaNMMEowGAYDVR0RBBEwD4INZmlybWEuZXhhbXBsZTAPBgNV
HRMBAf8EBTADAQH/MB0GA1UdDgQWBBT2q8OYK2oadHCXP9LwKuhwuUVmaTAKBggq
hkjOPQQDAgNIADBFAiAMVY05WNKQzoMGAR3/j+Y8bTSpvdnEqC1MJOk5nQ0qmAIh
AIqiUrBvwb8ag4Vig9UvvtdWbFqN+eDx+vFNr0+VIoXa
-----END CERTIFICATE-----
`

const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQghKmNnwSNZoUZfjratpVZJYg46txUXOU8L3WS4Ec4lpehRANCAAR8xgI3tCp2GUbVg1rQBwiAQEOLpDgaMYbAuDtcLihld3zd0KiTX5V5UEnL/NAfDsdfsxjMK9fbhv80VqMfsDdB'

/** The certificate's private key in PEM. It protects nothing. */
export function localCertificateKey(): string {
  const key = createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' })
  return key.export({ format: 'pem', type: 'pkcs8' }).toString()
}
