import type { PictureName } from '#site/pages/web/images.ts'

/** The product's pictures of results. */
interface OwnBoard {
  picture: PictureName
  /** For staff who choose one. */
  name: string
  /** What it shows, for those who do not see it. */
  shows: string
}

export const OWN_BOARDS = [
  {
    picture: 'board-strategie-ki',
    name: 'Tafel mit Karte und Route',
    shows:
      'Eine Tafel aus Papier: Eine gepunktete Route führt über eine Höhenkarte zu drei Karten mit Stichpunkten. Die mittlere trägt einen Haken.',
  },
  {
    picture: 'board-conversational-ai',
    name: 'Tafel mit Sprechblasen',
    shows:
      'Eine Tafel aus Papier: Von zwei Sprechblasen führen Pfeile zu einer Weiche und von dort zu drei Antworten. Die mittlere trägt einen Haken.',
  },
  {
    picture: 'board-design-flight',
    name: 'Tafel mit Papierflieger',
    shows:
      'Eine Tafel aus Papier: Die gestrichelte Bahn eines Papierfliegers verbindet sechs Karten, von der Landschaft über ein Gespräch bis zum Gipfel.',
  },
  {
    picture: 'board-prompt-prototyping',
    name: 'Tafel mit Prototyp',
    shows:
      'Eine Tafel aus Papier: links ein gebauter Bildschirm mit Bild, Text und Knopf, rechts derselbe aus Papier ausgeschnitten, daneben eine Schere.',
  },
] as const satisfies readonly OwnBoard[]

/** The product's picture with that path; undefined for any other. */
export function ownBoardOf(path: string): OwnBoard | undefined {
  return OWN_BOARDS.find(({ picture }) => path.startsWith(`/images/${picture}-`))
}
