import { randomBytes } from 'node:crypto'

/** Generates the nonce for the scripts of one rendering, 128 random bits, which rendered content cannot know. */
export function generateNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Matches script elements without inline code: other types than JavaScript are data, and files are allowed by address.
 */
const RUNS_NOTHING_INLINE = /\ssrc=|\stype="application\/(ld\+)?json"/

/**
 * Extracts the inline scripts that have a rendering's nonce, and removes the nonce, so that rendering the same
 * page gives the same bytes. React and the router write it into the elements that they add.
 *
 * @returns the HTML without the nonce, and the code of the scripts
 */
export function takeScriptsWithNonce(
  html: string,
  nonce: string,
): { html: string; scripts: readonly string[] } {
  const attribute = ` nonce="${nonce}"`
  const withNonce = new RegExp(`<script\\b([^<>]*)${attribute}([^<>]*)>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(withNonce)]
    .filter(([, before = '', after = '']) => !RUNS_NOTHING_INLINE.test(before + after))
    .map(([, , , code = '']) => code)
  const withoutMeta = html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  return { html: withoutMeta.replaceAll(attribute, ''), scripts }
}
