import { loadToolTexts } from '#tools/frame/web/texts-of-tool.ts'

export { ToolFailure as Failure } from '#tools/frame/web/tool-failure.tsx'
export { Screen as default } from './shared-copy-page.tsx'

export const load = loadToolTexts({
  de: () => import('./shared-copy.de.ts'),
  en: () => import('./shared-copy.en.ts'),
})
