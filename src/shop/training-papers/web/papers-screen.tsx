import { useQuery } from '@tanstack/react-query'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { TRAININGS_SECTION, trainingSection } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { priceOutlookQuery } from '#shop/prices/web/prices-query.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { Editable, EditableContent } from '#shop/trainings/web/editing/editable.tsx'
import { bookingConditions } from '#shop/trainings/web/faq.ts'
import { KEPT_DATA } from '#site/legal/domain/kept-data.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { PapersDates } from './papers-dates.tsx'
import { PapersHead } from './papers-head.tsx'
import { Fact, Facts, PapersSection } from './papers-parts.tsx'
import { PapersPrices } from './papers-prices.tsx'
import { PapersProvider } from './papers-provider.tsx'

interface PapersScreenProps {
  training: Training
  /** The whole address of this page. */
  address: string
}

/**
 * All that a company asks before it books a training, on one page to forward and to print. Nothing is written here
 * twice: texts, dates, prices and rules are those of the shop, retention that of the privacy policy.
 */
export function PapersScreen({ training, address }: PapersScreenProps) {
  const content = useQuery(contentQuery)
  const outlook = useQuery(priceOutlookQuery)
  const text = sectionText(content.data, trainingSection(training.id))
  const general = sectionText(content.data, TRAININGS_SECTION)
  return (
    <article className="border-(--accent) border-t-8 bg-white pt-12 pb-20 lg:pb-28 print:border-t-4 print:pt-4 print:pb-0">
      <div className="wrap">
        <div className="mx-auto max-w-200">
          <PapersHead
            training={training}
            address={address}
            day={outlook.data && formatLongDay(outlook.data.day)}
          />
          <PapersSection
            id="inhalt"
            heading={<EditableContent text={text('section.description.heading')} />}
          >
            <p className="whitespace-pre-line text-secondary">
              <Editable of={{ kind: 'training', training, field: 'description' }}>
                {training.description}
              </Editable>
            </p>
          </PapersSection>
          <PapersSection
            id="ziele"
            heading={<EditableContent text={text('section.objectives.heading')} />}
          >
            <Items items={training.objectives} />
          </PapersSection>
          <PapersSection
            id="ergebnis"
            heading={<EditableContent text={text('section.outcome.heading')} />}
          >
            <p className="whitespace-pre-line text-secondary">
              <Editable of={{ kind: 'training', training, field: 'outcome' }}>
                {training.outcome}
              </Editable>
            </p>
          </PapersSection>
          <PapersSection
            id="zielgruppe"
            heading={<EditableContent text={text('section.audience.heading')} />}
          >
            <p className="whitespace-pre-line text-secondary">
              <Editable of={{ kind: 'training', training, field: 'targetAudience' }}>
                {training.targetAudience}
              </Editable>
            </p>
          </PapersSection>
          <PapersSection
            id="methoden"
            heading={<EditableContent text={text('section.methods.heading')} />}
          >
            <Items items={training.methods} />
          </PapersSection>
          <PapersSection id="termine" heading="Termine und Leitung">
            <PapersDates training={training} />
          </PapersSection>
          <PapersSection id="ablauf" heading="Format und Technik">
            <Facts>
              <Fact name="Format">
                <EditableContent text={general('format.format')} />
              </Fact>
              <Fact name="Dauer">{durationText(training.dates)}</Fact>
              {training.capacity > 0 && (
                <Fact name="Gruppe">{`höchstens ${training.capacity} Personen`}</Fact>
              )}
              <Fact name="Was ihr braucht">
                <EditableContent text={general('facts.technology')} />
              </Fact>
              <Fact name="Aufzeichnung">
                <EditableContent text={general('facts.recording')} />
              </Fact>
              <Fact name="Meeting-Tool">
                <EditableContent text={general('facts.meeting')} />
              </Fact>
              <Fact name="Whiteboard">
                <EditableContent text={general('facts.whiteboard')} />
              </Fact>
              <Fact name="KI-Werkzeuge">
                <EditableContent text={general('facts.ai')} />
              </Fact>
              <Fact name="Teilnahme­bestätigung">
                <EditableContent text={general('facts.certificate')} />
              </Fact>
            </Facts>
          </PapersSection>
          <PapersSection id="preise" heading="Preise">
            <Prices training={training} />
          </PapersSection>
          <PapersSection id="bedingungen" heading="Anmeldung, Rechnung und Absage">
            <Conditions />
          </PapersSection>
          <PapersSection id="daten" heading="Daten der Teilnehmenden">
            <div className="grid gap-3 text-secondary">
              <p>
                Von allen, die teilnehmen, speichern wir Vornamen, Nachnamen, E-Mail-Adresse und,
                wenn sie angegeben ist, die Firma.
              </p>
              <p>{KEPT_DATA.byWebsite.de}</p>
              <p>{KEPT_DATA.byFirm.de}</p>
              <p>
                Alles Weitere steht in der{' '}
                <a href={PAGES.datenschutz.de} className="text-ink underline underline-offset-3">
                  Datenschutzerklärung
                </a>
                .
              </p>
            </div>
          </PapersSection>
          <PapersSection id="anbieter" heading="Anbieter">
            <PapersProvider />
          </PapersSection>
        </div>
      </div>
    </article>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 text-secondary marker:text-(--accent)">
      {Object.entries(items).map(([place, item]) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}

function Prices({ training }: { training: Training }) {
  const packages = useQuery(packagesQuery)
  const outlook = useQuery(priceOutlookQuery)
  if (packages.data && outlook.data)
    return <PapersPrices training={training} packages={packages.data} outlook={outlook.data} />
  if (packages.isError || outlook.isError) {
    return (
      <LoadProblem
        className="flex flex-wrap items-center gap-x-6 gap-y-4"
        onRetry={() => Promise.all([packages.refetch(), outlook.refetch()])}
      >
        Die Preise konnten nicht geladen werden.
      </LoadProblem>
    )
  }
  return <p role="status">Lade Preise...</p>
}

/** The answers about a booking that are stored with it, word for word, and the way to the terms. */
function Conditions() {
  const rules = useQuery(bookingRulesQuery)
  if (rules.data) {
    return (
      <>
        <Facts>
          {bookingConditions(rules.data).map(({ question, answer }) => (
            <Fact key={question} name={question}>
              {answer}
            </Fact>
          ))}
        </Facts>
        <p className="mt-4 text-secondary">
          Alles Weitere steht in den{' '}
          <a href={PAGES.teilnahmebedingungen.de} className="text-ink underline underline-offset-3">
            Teilnahmebedingungen
          </a>
          .
        </p>
      </>
    )
  }
  if (rules.isError) {
    return (
      <LoadProblem
        className="flex flex-wrap items-center gap-x-6 gap-y-4"
        onRetry={() => rules.refetch()}
      >
        Die Bedingungen konnten nicht geladen werden.
      </LoadProblem>
    )
  }
  return <p role="status">Lade Bedingungen...</p>
}
