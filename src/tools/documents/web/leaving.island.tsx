import { loadToolTexts } from '#tools/frame/web/texts-of-tool.ts'

export { ToolFailure as Failure } from '#tools/frame/web/tool-failure.tsx'
export { Screen as default } from './leaving-page.tsx'

export const load = loadToolTexts({
  de: () => import('./leaving.de.ts'),
  en: () => import('./leaving.en.ts'),
})
