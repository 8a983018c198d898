import { randomBytes } from 'node:crypto'

/** A mark for the scripts of one rendering, 128 random bits: content that is rendered cannot know it. */
export function drawMark(): string {
  return randomBytes(16).toString('base64url')
}

/** Scripts of another type than JavaScript are data, and files are allowed by their address. */
const RUNS_NOTHING_INLINE = /\ssrc=|\stype="application\/(ld\+)?json"/

/**
 * Takes the inline scripts that bear a rendering's mark from its HTML, and the mark from the HTML: the same page has the
 * same bytes then, whenever it is rendered. The mark is the nonce that React and the router write into their elements.
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
