/** The tag in a page's HTML; the server inserts the page's own styles after it. */
export const PAGE_STYLE_TAG = '<style id="page-style">'

/** The element for the page's own styles. React renders it empty, and does not change what the server inserted. */
export function PageStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and makes React ignore the content
  return <style id="page-style" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
