import { loadToolTexts } from '#tools/frame/web/texts-of-tool.ts'

export { ToolFailure as Failure } from '#tools/frame/web/tool-failure.tsx'
export { Screen as default } from './meeting-page.tsx'

export const load = loadToolTexts({
  de: () => import('./meeting-moderator.de.ts'),
  en: () => import('./meeting-moderator.en.ts'),
})
