import type { PageOutline } from './page-outline.ts'
import { folded } from './site-text.ts'

/** Whoever says that their domain is for sale, or shows the page of their web server, may do so at length. */
const LONGEST_PAGE_OF_A_HOSTER = 2_500
/** A website in the making, or under maintenance, says little else. With more on the page, that is read. */
const LONGEST_NOTICE = 400
/** Behind so many links of its own there is a website. */
const MOST_OWN_PAGES = 4

const SITE =
  '(domain|web ?site|website|web ?seite|webseite|internetseite|internetpraesenz|homepage|page|site|seite)'

/** What is said about the domain or the web server, and of nothing else; folded. */
const OF_A_HOSTER: readonly RegExp[] = [
  /\b(diese|die) (\S+ )?(web-?)?domain( \S+)? (steht|ist|kann|koennte) [^.!?]{0,60}(verkauf|verkaeuflich|verkaufen|erworben|gekauft|mieten|kaufen|geparkt|registriert|reserviert)/,
  /\b\S+\.[a-z]{2,} (steht|ist) (ab sofort )?(zum verkauf|zu verkaufen|kaeuflich)/,
  /\b(this|the) (\S+ )?(domain|web address)( name)?( \S+)? (is|may be|might be|could be) ([a-z]+ )?(for sale|parked|available for purchase|registered)/,
  /\b\S+\.[a-z]{2,} (is|may be) for sale\b/,
  /\b(buy|inquire about|make an offer (on|for)) this domain\b|\bdiese domain (jetzt )?kaufen\b|\bdomain parking\b|\bparked domain\b/,
  /\bwelcome to (nginx|apache|caddy|openresty)\b|^(apache2?|nginx|iis|centos|plesk|cpanel)?[^.]{0,30}\bdefault (web )?(site|page)\b|^it works!?( |$)|\btest page for the\b|^index of \/|\biis windows( server)?$/,
  /\b(default plesk page|web server's default page|standard-?seite (des|ihres) (web)?servers?)\b/,
  /\bwelcome to wordpress\. this is your first post\b|\bwillkommen (bei|zu) wordpress\. (das|dies) ist (dein|der) erster beitrag\b/,
  /\b(account|konto|webspace|hosting)[^.]{0,20} (has been )?(suspended|gesperrt|deaktiviert)\b/,
]

/** What is said about a website that is not there yet, or not now; folded. */
const OF_A_NOTICE: readonly RegExp[] = [
  new RegExp(
    `\\b(diese|die|unsere|unser|neue) (\\S+ )?${SITE}[^.!?]{0,60}(im aufbau|in arbeit|in bearbeitung|im umbau|wartung|gewartet|ueberarbeitet|neu gestaltet|aktualisiert|in kuerze|demnaechst|bald|nicht (erreichbar|verfuegbar))`,
  ),
  new RegExp(
    `\\b(this|our|the) (\\S+ )?${SITE}[^.!?]{0,60}(under construction|in progress|maintenance|coming soon|being (updated|rebuilt|redesigned)|unavailable|launching soon|back (soon|shortly))`,
  ),
  /\bhier entsteht\b|\bwir sind (gleich|bald|in kuerze) (wieder|fuer sie) (da|zurueck|erreichbar)\b|\bwe('ll| will) be (right )?back\b|\bsomething (new|great) is coming\b/,
  /\b(aufgrund von|wegen|derzeit|zurzeit|aktuell|momentan|gerade|geplante)( \S+)? wartungs(arbeiten|modus)\b|\bwartungs(arbeiten|modus)[^.!?]{0,40}(derzeit|zurzeit|momentan|kurz|gleich|spaeter|geduld)\b|\b(scheduled|temporary) maintenance\b/,
]

/** The whole title or first heading of a notice; folded. In a longer text these words mean anything. */
const NOTICE_ALONE =
  /^(wartungs(arbeiten|modus)|wartung|im aufbau|in arbeit|in kuerze( hier)?|demnaechst( hier)?|(website|webseite|seite|homepage) im aufbau|coming soon|under construction|maintenance( mode)?|site (is )?under (construction|maintenance))[ .!…]*$/

/**
 * Whether a start page only keeps the place of a website: the domain is for sale or parked, the page is that of the web
 * server, or the website is in the making or under maintenance. A page that says more than that is none: "Haus steht zum
 * Verkauf" and "Wartungsarbeiten" are also what firms offer.
 */
export function isPlaceholder({ url, title, blocks, links }: PageOutline): boolean {
  const { origin, pathname } = new URL(url)
  const ownPages = new Set(
    links
      .map((link) => new URL(link.url))
      .filter((link) => link.origin === origin && link.pathname !== pathname)
      .map((link) => link.pathname),
  )
  if (ownPages.size > MOST_OWN_PAGES) return false
  const texts = [title, ...blocks.map(({ text }) => text)].map(folded)
  const said = texts.join(' . ')
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0)
  if (
    length <= LONGEST_PAGE_OF_A_HOSTER &&
    OF_A_HOSTER.some((pattern) => texts.some((text) => pattern.test(text)) || pattern.test(said))
  )
    return true
  if (length > LONGEST_NOTICE) return false
  const firstHeading = blocks.find(({ kind }) => kind === 'heading')?.text ?? ''
  return (
    OF_A_NOTICE.some((pattern) => pattern.test(said)) ||
    [title, firstHeading].some((text) => NOTICE_ALONE.test(folded(text)))
  )
}
