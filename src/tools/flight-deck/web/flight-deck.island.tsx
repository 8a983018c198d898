import { loadToolTexts } from '#tools/frame/web/texts-of-tool.ts'

export { ToolFailure as Failure } from '#tools/frame/web/tool-failure.tsx'
export { Screen as default } from './flight-deck-page.tsx'

export const load = loadToolTexts({
  de: () => import('./flight-deck.de.ts'),
  en: () => import('./flight-deck.en.ts'),
})
