/**
 * The script of all public pages. They are HTML: React renders them on the server, and in the browser runs only for a
 * tool, for a form of the shop, for a confirmation, and for staff who edit. Each part below adds one behaviour to elements
 * that the components mark with an id or a `data-` attribute.
 */
import { loadTool } from '#tools/mount/web/load-tool.ts'
import { followSlides, listenToCarousels } from './carousel.ts'
import { fitFramesToContent } from './embedded-pages.ts'
import { listenToMapButtons } from './load-map.ts'
import { showLoadingPictures } from './loading-pictures.ts'
import { listenToMenus } from './open-phone-menu.ts'
import { showOwnTimes } from './own-times.ts'
import { loadForms } from './react-forms.ts'
import { followScrolling, listenToBackButtons } from './sticky-headers.ts'
import { listenToLanguageToggles } from './switch-language.ts'
import { loadForStaffAndBookers } from './training-pages.ts'
import { listenToWebsiteForms } from './website-form.ts'

listenToBackButtons()
listenToCarousels()
listenToMapButtons()
listenToMenus()
listenToWebsiteForms()
followScrolling()
listenToLanguageToggles(watchElements)
watchElements()
loadForms()
loadForStaffAndBookers()

/** Watches elements of the page. Called again when the page's content is replaced. */
function watchElements(): void {
  showOwnTimes()
  followSlides()
  fitFramesToContent()
  showLoadingPictures()
  loadTool()
}
