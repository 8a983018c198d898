import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { priceOutlookQuery } from '#shop/prices/web/prices-query.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { EditableContent } from '#shop/trainings/web/editing/editable.tsx'
import { bookingConditions } from '#shop/trainings/web/faq.ts'
import { KEPT_DATA } from '#site/legal/domain/kept-data.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { Fact, Facts, PapersSection } from './papers-parts.tsx'
import { PapersPrices } from './papers-prices.tsx'
import { PapersProvider } from './papers-provider.tsx'

interface CommonPapersProps {
  trainings: readonly Training[]
}

/** What is true of each of the trainings: format, prices, conditions, data and provider. */
export function CommonPapers({ trainings }: CommonPapersProps) {
  const content = useQuery(contentQuery)
  const general = sectionText(content.data, TRAININGS_SECTION)
  const capacity = Math.max(0, ...trainings.map((training) => training.capacity))
  return (
    <>
      <PapersSection id="ablauf" heading="Format und Technik">
        <Facts>
          <Fact name="Format">
            <EditableContent text={general('format.format')} />
          </Fact>
          <Fact name="Dauer">{durationText(trainings.flatMap(({ dates }) => dates))}</Fact>
          {capacity > 0 && <Fact name="Gruppe">{`höchstens ${capacity} Personen`}</Fact>}
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
        <Prices trainings={trainings} />
      </PapersSection>
      <PapersSection id="bedingungen" heading="Anmeldung, Rechnung und Absage">
        <Conditions />
      </PapersSection>
      <PapersSection id="daten" heading="Daten der Teilnehmenden">
        <div className="grid gap-3 text-secondary">
          <p>
            Von allen, die teilnehmen, speichern wir Vornamen, Nachnamen, E-Mail-Adresse und, wenn
            sie angegeben ist, die Firma.
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
    </>
  )
}

function Prices({ trainings }: CommonPapersProps) {
  const packages = useQuery(packagesQuery)
  const outlook = useQuery(priceOutlookQuery)
  if (packages.data && outlook.data)
    return <PapersPrices trainings={trainings} packages={packages.data} outlook={outlook.data} />
  if (packages.isError || outlook.isError) {
    return (
      <LoadProblem onRetry={() => Promise.all([packages.refetch(), outlook.refetch()])}>
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
      <LoadProblem onRetry={() => rules.refetch()}>
        Die Bedingungen konnten nicht geladen werden.
      </LoadProblem>
    )
  }
  return <p role="status">Lade Bedingungen...</p>
}
