import { randomBytes } from 'node:crypto'

/** Generates a mark for the scripts of one rendering, 128 random bits, which rendered content cannot know. */
export function drawMark(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Matches script elements without inline code: other types than JavaScript are data, and files are allowed by address.
 */
const RUNS_NOTHING_INLINE = /\ssrc=|\stype="application\/(ld\+)?json"/

/**
 * Extracts the inline scripts with a rendering's mark from its HTML, and removes the mark, so that rendering the same
 * page gives the same bytes. The mark is the nonce that React and the router write into their elements.
 *
 * @returns the HTML without the mark, and the code of the scripts
 */
export function takeMarkedScripts(
  html: string,
  mark: string,
): { html: string; scripts: readonly string[] } {
  const attribute = ` nonce="${mark}"`
  const marked = new RegExp(`<script\\b([^<>]*)${attribute}([^<>]*)>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(marked)]
    .filter(([, before = '', after = '']) => !RUNS_NOTHING_INLINE.test(before + after))
    .map(([, , , code = '']) => code)
  const withoutMeta = html.replaceAll(`<meta property="csp-nonce" content="${mark}"/>`, '')
  return { html: withoutMeta.replaceAll(attribute, ''), scripts }
}
