import { type Language, PAGES } from '../../content/pages.ts'
import type { StrategyConsultantTexts } from '../../content/strategy-consultant-texts.ts'
import { stepLink } from '../../lib/pages/tool-address.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Consultation } from './consultation.ts'
import { searchOf } from './step-trail.tsx'

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
