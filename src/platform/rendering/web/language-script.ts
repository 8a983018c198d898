import { PAGES } from '#site/pages/web/page-table.ts'
import { LANGUAGE_KEY } from './stored-language.ts'

const ENGLISH_PATHS = Object.fromEntries(Object.values(PAGES).map(({ de, en }) => [de, en]))

/**
 * Runs in the head, before anything is painted: redirects a visitor who chose English from a German page to its English
 * version. The text is the same on every page, so that a Content-Security-Policy can allow it by its hash. The page is
 * not shown until the redirect, because the browser may take a moment to leave it.
 */
export const LANGUAGE_SCRIPT = `try{var t=${JSON.stringify(ENGLISH_PATHS)}[location.pathname];if(t&&localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})==="en"){document.documentElement.style.display="none";location.replace(t+location.search+location.hash)}}catch(e){}`
