/** How many of the commonest passwords nobody may choose. */
const REFUSED = 10_000

let refused: Promise<ReadonlySet<string>> | undefined

/** Whether the password, in any case of its letters, is among the 10,000 that people choose most. */
export async function isCommonPassword(password: string): Promise<boolean> {
  refused ??= readRefused()
  return (await refused).has(password.normalize('NFKC').trim().toLowerCase())
}

/** Read when somebody first chooses a password: the list is larger than the rest of the login together. */
async function readRefused(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String))
}
