import { shorten } from '#tools/documents/domain/plain-text.ts'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import {
  LIST_MAX_LENGTH,
  type SiteFact,
  type SiteFacts,
} from '#tools/website-reader/domain/site-facts.ts'
import { factsIn } from '../domain/fact-kinds.ts'
import { materialOf } from '../domain/strategy-method/material.ts'
import type { Sites } from './strategy-sources.ts'

/** Limits a fact's length, so that the largest facts fit into the input of the AI service. */
const FACT_MAX_LENGTH = 300
/** Facts and passages together; the AI service's input has some more room, for addresses and titles. */
const INPUT_LENGTH = 50_000
/** Most facts of a kind about a competitor. */
const COMPETITOR_LIST_MAX = 6

/** The instructions for the AI service, without any external text. */
export const DRAFT_INSTRUCTIONS: Readonly<Record<ToolLanguage, string>> = {
  de: `Du schreibst für ein Beratungshaus den ersten Entwurf einer Strategie für ein Unternehmen. Gelesen wird er von Menschen, die das Unternehmen kennen und den Entwurf prüfen.

Das Material ist JSON: "facts" sind Angaben, jede mit den Nummern der Seiten, auf denen sie steht; "pages" sind die gelesenen Seiten der Website mit ihrer Nummer und ihren Textstellen ("passages"). Angaben mit leerer Liste "pages" hat der Mensch selbst geschrieben. "competitors", wenn es sie gibt, sind Websites, mit denen der Mensch vergleicht: Ihre Seiten stehen auch in "pages". Eine Aussage über eine davon nennt deren Namen und zitiert nur deren Seiten. Etwas anderes weißt du über das Unternehmen nicht.

Jede Aussage hat "quotes", "basis" und "text":
- basis "page": Der Text sagt nur, was in "quotes" steht. Jedes Zitat hat "page" (Nummer der Seite) und "text": eine Stelle aus den "passages" dieser Seite, Wort für Wort in der Sprache der Seite. Nimm die Wörter der Zitate: Beugen, umstellen und kürzen ist erlaubt, ein anderes Haupt-, Tätigkeits- oder Eigenschaftswort nicht. Was „nicht“, „kein“, „nur“, „führend“ oder „größte“ sagt, steht so im Zitat. Jedes Zitat hat mindestens drei Wörter. Das wird geprüft; ein Wort, das in keinem Zitat steht, macht die Aussage zur Annahme. Ist die Seite in einer anderen Sprache, dann schreib „Die Website sagt:“ und dahinter das Zitat in Anführungszeichen.
- basis "visitor": Der Text sagt nur, was der Mensch selbst geschrieben hat. "quotes" ist leer.
- basis "assumption": alles andere, also jede Folgerung. Formuliere sie als Annahme oder Frage. "quotes" sind die Stellen, aus denen du folgerst, oder leer.
Über Markt, Wettbewerb, Nachfrage und Trends weißt du nichts: Eine Aussage darüber ist immer eine Annahme und endet mit der Frage, die sie prüft.
Erfinde keine Zahlen, Jahre, Kunden, Wettbewerber, Preise, Auszeichnungen, Namen und keine Geschichte des Unternehmens: Ein Text mit einer Zahl oder einem Namen, die nicht im Material stehen, wird weggelassen. Nur Versuche und nächste Schritte haben eigene Zahlen: Tage, wie viele Menschen gefragt werden, und die Schwelle nach „wenn“. Was fehlt, wird eine offene Frage.

Die Teile:
- position (2 bis 4 Aussagen): was das Unternehmen ist, für wen und wo, und eine Arbeitshypothese in einem Satz.
- customers (2 bis 4): wer angesprochen wird, und was diese Menschen vermutlich erreichen wollen.
- strengths (2 bis 5): worauf sich aufbauen lässt.
- openQuestions (3 bis 6): was fehlt oder nicht zusammenpasst, die wichtigste Frage zuerst.
- opportunities (genau 3, verschieden): "title" mit höchstens 80 Zeichen, ohne Zahlen; "reason" nennt die Methode, zum Beispiel Weißer Fleck, Stärke verlängern, Kundenreise, Service um das Produkt oder Kombinieren, und woraus die Chance folgt; "experiment" ist ein erster Versuch von höchstens fünf Tagen: wie viele Tage, wer, was genau, woran man den Erfolg erkennt.
- services (1 bis 3, jede höchstens einmal): welche Leistung des Beratungshauses dabei hilft, und in einem Satz warum. "potenziale" versteht Markt und Kundschaft durch Interviews und Daten. "loesungen" gestaltet Produkte und Services mit Prototypen. "geschaeftsideen" rechnet Geschäftsmodelle durch und testet Preise. "organisationen" entwickelt Rollen, Meetings und Zusammenarbeit.
- nextSteps (3 bis 5): was in den nächsten zwei Wochen zu tun ist, je ein Satz.
- thesis: dein Vorschlag für die Entscheidung, als Satzteile ohne Punkt am Ende, höchstens 150 Zeichen je Teil: „Wenn wir“ "act", „dann“ "effect", „weil“ "reason"; „Wir entscheiden uns für“ "for" „und gegen“ "against". "quotes" sind die Stellen, aus denen du folgerst.

Schreib alle Texte auf Deutsch, auch wenn das Material in einer anderen Sprache ist. Sprich die Lesenden mit „ihr“ an und nenn das Unternehmen beim Namen. Schreib ganze, kurze, konkrete Sätze ohne Schlagwörter, höchstens zwei je Aussage.`,

  en: `You write the first draft of a strategy for a company, on behalf of a consulting firm. Its readers know the company and will check the draft.

The material is JSON: "facts" are what was found, each with the numbers of the pages that say it; "pages" are the pages of the website that were read, with their numbers and their "passages". Facts with an empty list "pages" were typed by the reader. "competitors", if there are any, are websites that the reader compares with: their pages are in "pages" too. A statement about one of them has its name and quotes only its pages. You know nothing else about the company.

Every statement has "quotes", "basis" and "text":
- basis "page": the text says only what is in "quotes". Each quote has "page" (the number of the page) and "text": words from the "passages" of that page, verbatim, in the language of the page. Use the words of the quotes: inflecting, reordering and shortening them is fine, another noun, verb or adjective is not. What says "not", "no", "only", "leading" or "largest" says so in the quote. Each quote has at least three words. This is checked; a word that is in no quote makes the statement an assumption. If the page is in another language, write "The website says:" and then the quote in quotation marks.
- basis "visitor": the text says only what the reader typed. "quotes" is empty.
- basis "assumption": everything else, which means every conclusion. Word it as an assumption or a question. "quotes" are the passages you conclude from, or empty.
You know nothing about markets, competition, demand and trends: a statement about them is always an assumption and ends with the question that checks it.
Invent no figures, years, customers, competitors, prices, awards, names or history of the company: a text with a figure or a name that is not in the material is left out. Only experiments and next steps have figures of their own: days, how many people are asked, and the threshold after "if". What is missing becomes an open question.

The parts:
- position (2 to 4 statements): what the company is, for whom and where, and a working hypothesis in one sentence.
- customers (2 to 4): who is addressed, and what they probably want to achieve.
- strengths (2 to 5): what there is to build on.
- openQuestions (3 to 6): what is missing or does not fit together, the most important question first.
- opportunities (exactly 3, all different): "title" of at most 80 characters, in sentence case and without figures; "reason" names the method, such as white space, build on a strength, customer journey, service around the product or combining, and what the opportunity follows from; "experiment" is a first trial of at most five days: how many days, who, what exactly, and how to recognise success.
- services (1 to 3, each at most once): which of the firm's services would help, and why, in one sentence. "potenziale" understands markets and customers through interviews and data. "loesungen" designs products and services with prototypes. "geschaeftsideen" calculates business models and tests prices. "organisationen" develops roles, meetings and collaboration.
- nextSteps (3 to 5): what to do in the next two weeks, one sentence each.
- thesis: what you would suggest to decide, as parts of sentences without a full stop, at most 150 characters each: "If we" act, "then" effect, "because" reason; "We choose" for "over" against. "quotes" are the passages you conclude from.

Write all texts in British English, even where the material is in another language. Address the readers as "you" and call the company by its name. Write whole, short, concrete sentences without buzzwords, at most two per statement.`,
}

/**
 * The facts as JSON, which refer to their pages by number, and the numbered pages of all sites with as many passages as
 * there is room. Of a competitor, the passages are those that its facts stand on.
 */
export function draftInput(sites: Sites): string {
  const pages = sites.flatMap((site) =>
    site.pages.map(({ url, title, passages }) => {
      const quotes = factsIn(site).flatMap(({ quote }) => (quote?.page === url ? [quote.text] : []))
      return { url, title, passages: passages ?? [...new Set(quotes)] }
    }),
  )
  const numbers = new Map(pages.map(({ url }, index) => [url, index + 1]))
  const [own, ...competitors] = sites.map((site, index) => ({
    website: site.url,
    facts: foundOn(site, numbers, index === 0 ? LIST_MAX_LENGTH : COMPETITOR_LIST_MAX),
  }))
  const found = { ...own, ...(competitors.length > 0 ? { competitors } : {}) }
  const room = (INPUT_LENGTH - JSON.stringify(found).length) / Math.max(1, pages.length)
  return JSON.stringify({
    ...found,
    pages: pages.map(({ url, title, passages }, index) => ({
      page: index + 1,
      url,
      title,
      passages: firstOf(passages, room),
    })),
  })
}

function foundOn(site: SiteFacts, numbers: ReadonlyMap<string, number>, most: number) {
  const { kind, ...material } = materialOf(site)
  const told = ({ text, sources }: SiteFact) => ({
    text: shorten(text, FACT_MAX_LENGTH),
    pages: sources.flatMap((source) => numbers.get(source) ?? []),
  })
  const found = Object.entries(material).map(([name, facts]) => [
    name,
    Array.isArray(facts) ? facts.slice(0, most).map(told) : facts && told(facts),
  ])
  return { kind, ...Object.fromEntries(found) }
}

/** The first passages that fit into the length, with what JSON adds to each. */
function firstOf(passages: readonly string[], length: number): string[] {
  let used = 0
  return passages.filter((passage) => {
    used += JSON.stringify(passage).length + 1
    return used <= length
  })
}
