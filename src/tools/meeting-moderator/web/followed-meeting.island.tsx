import { loadToolTexts } from '#tools/frame/web/texts-of-tool.ts'

export { ToolFailure as Failure } from '#tools/frame/web/tool-failure.tsx'
export { Screen as default } from './followed-meeting.tsx'

export const load = loadToolTexts({
  de: () => import('./followed-meeting.de.ts'),
  en: () => import('./followed-meeting.en.ts'),
})
