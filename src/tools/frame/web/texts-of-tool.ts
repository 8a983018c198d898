import type { Language } from '#site/pages/domain/languages.ts'
import type { ToolsTexts } from './tools-texts.ts'

interface LoadedTexts {
  texts: object
  /** The texts that all tools share. */
  shared: ToolsTexts
}

const SHARED_TEXTS = {
  de: () => import('./tools.de.ts'),
  en: () => import('./tools.en.ts'),
}

/** Loads the texts of a tool in the language of its page, besides its introduction: on the server and in the browser. */
export function loadToolTexts(texts: Record<Language, () => Promise<{ texts: object }>>) {
  return async ({ language }: { language: Language }): Promise<LoadedTexts> => {
    const [own, shared] = await Promise.all([texts[language](), SHARED_TEXTS[language]()])
    return { texts: own.texts, shared: shared.toolsTexts }
  }
}
