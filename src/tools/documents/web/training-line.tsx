import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { SuggestedTraining } from '../domain/suggested-training.ts'

interface TrainingLineProps {
  texts: ToolsTexts['chain']
  training: SuggestedTraining | null
  language: Language
  isEmbedded: boolean
}

/** Names the training that teaches what a tool does. Renders nothing where there is none. */
export function TrainingLine({ texts, training, language, isEmbedded }: TrainingLineProps) {
  if (!training) return null
  const { id, title, free } = training
  return (
    <p className="text-secondary text-small print:hidden">
      <span>{`${texts.training} `}</span>
      <a
        href={`/trainings/${id}`}
        lang="de"
        hrefLang="de"
        target={isEmbedded ? '_parent' : undefined}
        className="wrap-anywhere font-semibold text-ink underline underline-offset-4"
      >
        {title}
      </a>
      {free && <span>{texts.freeSeats(dayOf(free, language), free.seats)}</span>}
    </p>
  )
}

/** The shop's own words in German: of the same day, the languages of server and browser may say other ones. */
function dayOf(
  { day, startsAt }: NonNullable<SuggestedTraining['free']>,
  language: Language,
): string {
  if (language === 'de' || startsAt === null) return day
  return new Date(startsAt).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  })
}
