/** The language toggle that the visitor can see: a page may have one in its header and one in a bar. */
export function languageToggleInView(): HTMLElement | undefined {
  const toggles = document.querySelectorAll<HTMLElement>('[data-language-toggle]')
  return [...toggles].find(
    (toggle) =>
      toggle.checkVisibility({ visibilityProperty: true }) &&
      toggle.getBoundingClientRect().bottom > 0,
  )
}
