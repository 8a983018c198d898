import { randomBytes } from 'node:crypto'
import { LANGUAGE_SCRIPT } from '#platform/rendering/web/language-script.ts'

/** Generates the nonce for the scripts of one rendering, 128 random bits, which rendered content cannot know. */
export function generateNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Matches script elements without inline code: other types than JavaScript are data, and files are allowed by address.
 */
const RUNS_NOTHING_INLINE = /\ssrc=|\stype="application\/(ld\+)?json"/

/** Matches the script elements with the nonce of a rendering. */
function scriptsWithNonce(nonce: string): RegExp {
  return new RegExp(`<script\\b([^<>]*) nonce="${nonce}"([^<>]*)>([\\s\\S]*?)</script>`, 'g')
}

/** The development server's inline scripts are modules, unlike the router's. */
const OF_DEVELOPMENT = /\stype="module"/

/** Removes the router's scripts from a page on which no router runs. Scripts of the product and data stay. */
export function removeRouterScripts(html: string, nonce: string): string {
  return html.replaceAll(scriptsWithNonce(nonce), (script, before, after, code) => {
    const isKept = [RUNS_NOTHING_INLINE, OF_DEVELOPMENT].some((kind) => kind.test(before + after))
    return isKept || code === LANGUAGE_SCRIPT ? script : ''
  })
}

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
  const scripts = [...html.matchAll(scriptsWithNonce(nonce))]
    .filter(([, before = '', after = '']) => !RUNS_NOTHING_INLINE.test(before + after))
    .map(([, , , code = '']) => code)
  const withoutMeta = html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  return { html: withoutMeta.replaceAll(attribute, ''), scripts }
}
