import type { Language } from '#site/pages/domain/languages.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import type { ToolsTexts } from './tools-texts.ts'

interface LoadedTexts {
  texts: PageTexts
  /** The texts that all tools share. */
  shared: ToolsTexts
}

const SHARED_TEXTS = {
  de: () => import('./tools.de.ts'),
  en: () => import('./tools.en.ts'),
}

/** For the browser: loads the texts of a tool in the language of its page. */
export function loadToolTexts(texts: Record<Language, () => Promise<{ texts: PageTexts }>>) {
  return async ({ language }: { language: Language }): Promise<LoadedTexts> => {
    const [own, shared] = await Promise.all([texts[language](), SHARED_TEXTS[language]()])
    return { texts: own.texts, shared: shared.toolsTexts }
  }
}
