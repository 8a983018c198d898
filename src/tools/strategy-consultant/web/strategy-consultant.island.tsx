import { loadToolTexts } from '#tools/frame/web/texts-of-tool.ts'

export { ToolFailure as Failure } from '#tools/frame/web/tool-failure.tsx'
export { Screen as default } from './strategy-page.tsx'

export const load = loadToolTexts({
  de: () => import('./strategy-consultant.de.ts'),
  en: () => import('./strategy-consultant.en.ts'),
})
