/**
 * The script of the bilingual pages. They are HTML: React renders them on the server and does not run in the browser.
 * Each part below adds one behaviour to elements that the components mark with a `data-` attribute.
 */
import { followSlides, listenToCarousels } from './carousel.ts'
import { fitFramesToContent } from './embedded-pages.ts'
import { listenToLanguageToggles } from './language-toggle.ts'
import { showLoadingPictures } from './loading-pictures.ts'
import { listenToMapButtons } from './location-map.ts'
import { listenToMenus } from './phone-menu.ts'
import { followScrolling, listenToBackButtons } from './sticky-headers.ts'
import { listenToWebsiteForms } from './website-form.ts'

listenToBackButtons()
listenToCarousels()
listenToMapButtons()
listenToMenus()
listenToWebsiteForms()
followScrolling()
listenToLanguageToggles(watchElements)
watchElements()

/** Watches elements of the page. Called again when the page's content is replaced. */
function watchElements(): void {
  followSlides()
  fitFramesToContent()
  showLoadingPictures()
}
