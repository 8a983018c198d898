import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { phaseLabel } from '#shop/prices/domain/price-card.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import type { Training } from '#shop/trainings/domain/training.ts'

type Language = 'de' | 'en'

/** What the site says about itself. */
export interface SiteDescription {
  pages: readonly {
    language: Language
    path: string
    title: string
    description: string
    version: string
  }[]
  rooms: readonly {
    language: Language
    path: string
    title: string
    description: string
    names: readonly string[]
  }[]
  /** The address where rooms are booked; empty where there is none. */
  roomBooking: string
  vatNote: string
  /** Name, address, e-mail and telephone of the firm. */
  contact: readonly string[]
}

interface LlmsTextParts {
  publicUrl: string
  firmName: string
  site: SiteDescription
  trainings: readonly Training[]
  packages: readonly Package[]
}

/**
 * llms.txt: what the firm offers, in Markdown, for assistants that answer questions about it (https://llmstxt.org). In
 * German, in which the trainings are, with the pages of both languages.
 */
export function llmsText(parts: LlmsTextParts): string {
  const { publicUrl, firmName, site, trainings, packages } = parts
  const home = (language: Language) =>
    site.pages.find((page) => page.language === language)?.description ?? ''
  const single = singlePackage(packages)
  return [
    `# ${oneLine(firmName)}`,
    `> ${oneLine(home('de'))}`,
    oneLine(home('en')),
    section('Trainings', [
      ...trainings.map((training) => trainingLine(training, single, parts)),
      link('Alle Trainings', `${publicUrl}/trainings`, 'Ablauf, Pakete und häufige Fragen'),
    ]),
    section(
      'Pakete und Preise',
      packages.map((pkg) => packageLine(pkg, site.vatNote)),
    ),
    section('Räume / Rooms', [
      ...site.rooms.map(({ path, title, names, description }) =>
        link(title, publicUrl + path, `${names.join(', ')}. ${description}`),
      ),
      ...(site.roomBooking ? [link('Räume buchen / Book a room', site.roomBooking)] : []),
    ]),
    section('Seiten auf Deutsch', pageLines(parts, 'de')),
    section('Pages in English', pageLines(parts, 'en')),
    section(
      'Kontakt / Contact',
      site.contact.map((line) => `- ${oneLine(line)}`),
    ),
    section('Optional', [
      link('Termine als Kalender', `${publicUrl}/trainings/termine.ics`),
      link('API', `${publicUrl}/api/openapi.json`, 'OpenAPI'),
      link('Sitemap', `${publicUrl}/sitemap.xml`),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

function trainingLine(
  { id, title, subtitle, dates }: Training,
  single: Package | undefined,
  { publicUrl, site }: LlmsTextParts,
): string {
  const url = `${publicUrl}/trainings/${encodeURIComponent(id)}`
  const when =
    dates.length === 0
      ? 'Zurzeit kein Termin.'
      : `Termine: ${dates
          .map(
            ({ date, time, seatsLeft }) =>
              `${date}, ${time} (${seatsLeft === 0 ? 'ausgebucht' : `freie Plätze: ${seatsLeft}`})`,
          )
          .join('; ')}.`
  const price = single?.currentPrice && ` Ein Platz: ${euros(single)} ${site.vatNote}`
  return link(title, url, `${subtitle}. ${when}${price || ''} Alle Angaben: ${url}/unterlagen`)
}

function packageLine(pkg: Package, vatNote: string): string {
  const { name, trainingsCount, priceType, validUntil } = pkg
  const until = validUntil ? `, bis ${formatLongDay(validUntil)}` : ''
  const price = pkg.currentPrice
    ? `${euros(pkg)} ${vatNote} (${phaseLabel(priceType)}${until})`
    : 'noch ohne Preis'
  return `- ${oneLine(name)}, Plätze: ${trainingsCount}: ${price}`
}

function euros({ currentPrice }: Package): string {
  return `${displayEuros(parseMoney(currentPrice))} €`
}

function pageLines({ publicUrl, site }: LlmsTextParts, language: Language): string[] {
  return site.pages
    .filter((page) => page.language === language)
    .map(({ path, title, description }) => link(title, publicUrl + path, description))
}

function section(heading: string, lines: readonly string[]): string {
  return [`## ${heading}`, '', ...lines].join('\n')
}

function link(title: string, url: string, about?: string): string {
  const shown = oneLine(title).replace(/[[\]\\]/g, '\\$&')
  return `- [${shown}](${url})${about === undefined ? '' : `: ${oneLine(about)}`}`
}

/** Texts of staff may have several lines, which would begin new items. */
function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
}
