import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import { stepLink } from '#tools/frame/web/tool-address.ts'
import { type Consultation, searchOf } from './consultation.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

interface StoredConsultationProps {
  texts: StrategyConsultantTexts['storage']
  language: Language
  isEmbedded: boolean
  consultation: Consultation
  onStartOver: () => void
}

/** Shows that this tab has an earlier consultation, with links to it and a button that deletes it. */
export function StoredConsultation({
  texts,
  language,
  isEmbedded,
  consultation: { sheet, made },
  onStartOver,
}: StoredConsultationProps) {
  if (!sheet) return null
  const path = PAGES.strategyConsultant[language]
  return (
    <Card as="section" aria-labelledby="kept-title">
      <h2 id="kept-title" className="text-h4">
        {texts.title(sheet.name.text.trim() || texts.unnamed)}
      </h2>
      <p className="mt-2 max-w-[64ch] text-secondary">{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {made && (
          <ButtonAnchor {...stepLink(path, searchOf('draft', isEmbedded))} size="small">
            {texts.draft}
          </ButtonAnchor>
        )}
        <ButtonAnchor
          {...stepLink(path, searchOf('facts', isEmbedded))}
          size="small"
          variant={made ? 'secondary' : 'primary'}
        >
          {texts.facts}
        </ButtonAnchor>
        <AskFirst texts={texts.startOver} onConfirm={onStartOver}>
          {(ask) => (
            <Button size="small" variant="ghost" onClick={ask}>
              {texts.startOver.button}
            </Button>
          )}
        </AskFirst>
      </div>
    </Card>
  )
}
