/** As it stands in a page's HTML; the page's own styles come behind it. */
export const PAGE_STYLE_TAG = '<style id="page-style">'

/** The place for the page's own styles. React renders none, and leaves alone what the server wrote there. */
export function PageStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and keeps React from looking into the element
  return <style id="page-style" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
