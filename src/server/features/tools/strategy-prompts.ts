import { shorten } from '#domain/tools/plain-text.ts'
import type { SiteFacts } from '#domain/tools/site-facts.ts'
import { materialOf, type SourcedText } from '#domain/tools/strategy-method/material.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'

/** Limits a fact's length, so that the largest facts fit into the input of the AI service. */
const FACT_MAX_LENGTH = 300

/** The instructions for the AI service, without any external text. */
export const DRAFT_INSTRUCTIONS: Readonly<Record<ToolLanguage, string>> = {
  de: `Du schreibst für ein Beratungshaus den ersten Entwurf einer Strategie für ein Unternehmen. Gelesen wird er von Menschen, die das Unternehmen kennen und den Entwurf prüfen.

Das Material ist JSON: "pages" sind die gelesenen Seiten der Website mit ihrer Nummer, "facts" sind Angaben, jede mit den Nummern der Seiten, auf denen sie steht. Angaben mit leerer Liste "pages" hat der Mensch selbst geschrieben. Etwas anderes weißt du über das Unternehmen nicht.

Jede Aussage hat "sources", "basis" und "text":
- basis "page": Der Text sagt nur, was auf den Seiten in "sources" steht. "sources" sind Nummern aus "pages".
- basis "visitor": Der Text sagt nur, was der Mensch selbst geschrieben hat. "sources" ist leer.
- basis "assumption": alles andere, also jede Folgerung. Formuliere sie als Annahme oder Frage. "sources" sind die Seiten, aus denen du folgerst, oder leer.
Erfinde keine Zahlen, Kunden, Wettbewerber, Preise, Namen und keine Geschichte des Unternehmens. Was fehlt, wird eine offene Frage.

Die Teile:
- position (2 bis 4 Aussagen): was das Unternehmen ist, für wen und wo, und eine Arbeitshypothese in einem Satz.
- customers (2 bis 4): wer angesprochen wird, und was diese Menschen vermutlich erreichen wollen.
- strengths (2 bis 5): worauf sich aufbauen lässt.
- openQuestions (3 bis 6): was fehlt oder nicht zusammenpasst, die wichtigste Frage zuerst.
- opportunities (genau 3, verschieden): "title" mit höchstens 80 Zeichen; "reason" nennt die Methode, zum Beispiel Weißer Fleck, Stärke verlängern, Kundenreise, Service um das Produkt oder Kombinieren, und woraus die Chance folgt; "experiment" ist ein erster Versuch von höchstens fünf Tagen: wie viele Tage, wer, was genau, woran man den Erfolg erkennt.
- services (1 bis 3, jede höchstens einmal): welche Leistung des Beratungshauses dabei hilft, und in einem Satz warum. "potenziale" versteht Markt und Kundschaft durch Interviews und Daten. "loesungen" gestaltet Produkte und Services mit Prototypen. "geschaeftsideen" rechnet Geschäftsmodelle durch und testet Preise. "organisationen" entwickelt Rollen, Meetings und Zusammenarbeit.
- nextSteps (3 bis 5): was in den nächsten zwei Wochen zu tun ist, je ein Satz.

Schreib alle Texte auf Deutsch, auch wenn das Material in einer anderen Sprache ist. Sprich die Lesenden mit „ihr“ an und nenn das Unternehmen beim Namen. Schreib ganze, kurze, konkrete Sätze ohne Schlagwörter, höchstens zwei je Aussage.`,

  en: `You write the first draft of a strategy for a company, on behalf of a consulting firm. Its readers know the company and will check the draft.

The material is JSON: "pages" are the pages of the website that were read, with their numbers; "facts" are what was found, each with the numbers of the pages that say it. Facts with an empty list "pages" were typed by the reader. You know nothing else about the company.

Every statement has "sources", "basis" and "text":
- basis "page": the text says only what is on the pages in "sources". "sources" are numbers from "pages".
- basis "visitor": the text says only what the reader typed. "sources" is empty.
- basis "assumption": everything else, which means every conclusion. Word it as an assumption or a question. "sources" are the pages you conclude from, or empty.
Invent no figures, customers, competitors, prices, names or history of the company. What is missing becomes an open question.

The parts:
- position (2 to 4 statements): what the company is, for whom and where, and a working hypothesis in one sentence.
- customers (2 to 4): who is addressed, and what they probably want to achieve.
- strengths (2 to 5): what there is to build on.
- openQuestions (3 to 6): what is missing or does not fit together, the most important question first.
- opportunities (exactly 3, all different): "title" of at most 80 characters; "reason" names the method, such as white spot, build on a strength, customer journey, service around the product or combining, and what the opportunity follows from; "experiment" is a first trial of at most five days: how many days, who, what exactly, and how to recognise success.
- services (1 to 3, each at most once): which of the firm's services would help, and why, in one sentence. "potenziale" understands markets and customers through interviews and data. "loesungen" designs products and services with prototypes. "geschaeftsideen" calculates business models and tests prices. "organisationen" develops roles, meetings and collaboration.
- nextSteps (3 to 5): what to do in the next two weeks, one sentence each.

Write all texts in British English, even where the material is in another language. Address the readers as "you" and call the company by its name. Write whole, short, concrete sentences without buzzwords, at most two per statement.`,
}

/** The facts as JSON: numbered pages, and facts that refer to their pages by number. */
export function draftInput(facts: SiteFacts): string {
  const material = materialOf(facts)
  const numbers = new Map(facts.pages.map(({ url }, index) => [url, index + 1]))
  const factText = ({ text, sources }: SourcedText) => ({
    text: shorten(text, FACT_MAX_LENGTH),
    pages: sources.flatMap((source) => numbers.get(source) ?? []),
  })
  const { name, description, size, founded, offers, audiences, prices, references } = material
  const { languages, locations, signals } = material
  return JSON.stringify({
    website: facts.url,
    pages: facts.pages.map(({ url, title }, index) => ({ page: index + 1, url, title })),
    facts: {
      name: name && factText(name),
      description: description && factText(description),
      size: size && factText(size),
      founded: founded && factText(founded),
      prices: prices.map(factText),
      references: references.map(factText),
      offers: offers.map(factText),
      audiences: audiences.map(factText),
      languages: languages.map(factText),
      locations: locations.map(factText),
      signals: Object.entries(signals).flatMap(([kind, found]) =>
        found.map((signal) => ({ kind, ...factText(signal) })),
      ),
    },
  })
}
