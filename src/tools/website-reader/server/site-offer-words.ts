/** What introduces offers: headings, the lines over them, and entries of menus. */
export const OFFERS =
  /\b(\w*leistungen|leistungs(spektrum|angebot)|\w*angebote?|\w*produkte?|produktpalette|\w*sortiment|rechtsgebiete?|(fach)?abteilungen|fachbereiche|taetigkeits(felder|schwerpunkte)|aufgaben(bereiche)?|arbeitsbereiche|schwerpunkte|behandlungen|therapien|\w*klassen|kurse|seminare|schulungen|(gaeste|monteur|fremden|ferien|hotel)?zimmer(kategorien|angebot)?|practice areas?|departments|services?|solutions?|products?|product (family|range|line)s?|treatments?|conditions|therapies|courses|classes|programs|programmes|rooms|menu|what we|was wir|services offered|(das|wir) (bieten|machen|koennen|fertigen)( wir| ihnen)?|kompetenzen|portfolio|capabilities|expertise|specialt(y|ies)|speciali[sz]ations?)\b/
/** Names of classes of what looks alike: advantages, steps, figures, buttons. */
export const OTHER_CLASSES =
  /\b(address|meta|values?|kontakt|contact|team|form|actions?|why|tables?|timeline|trust|hero|stats?|badges?|cta|usps?|reasons?|process|steps?|benefits?|faqs?|slider|rslides|logo|buttons?|btns?|jobs?|news|blog)\b/
/** Headings and entries of menus that only announce offers. */
export const GENERIC =
  /\b(leistungen|leistungs(spektrum|angebot)|dienstleistungen|angebote?|produkte?|produktpalette|sortiment|rechtsgebiete?|(fach)?abteilungen|fachbereiche|schwerpunkte|behandlungen|kurse|seminare|schulungen|zimmer|practice areas?|areas|departments|services?|solutions?|products?|range|family|specifications|treatments?|conditions|courses|classes|programs|rooms|menu|offerings?|features|we (do|offer)|was|wir|tun|machen|bieten|what|kompetenzen|portfolio|capabilities|expertise|speciali(ties|zations))\b/g
/** What introduces something else, even with one of these words. */
export const OTHERS =
  /\b(warum|wieso|why|funktioniert|apart|vorteile?|benefits?|advantages?|werte|values|prozess|process|ablauf|vorgehen|methodology|approach|so (funktioniert|laeuft|arbeiten|einfach)|how (it|we|our) \w+|steps?|schritten?|team|faculty|artists|dozent\w*|lehrkraefte|coaches|board|vorstand|kollegium|counties|believe|staerken|ziele|goals|versprechen|promise|commitment|people|equipment|ausstattung|raeume|gaeste|guests|story|approach|sponsors?|members|mitglieder|social|gruende|reasons|besonders|special|maschinen(park)?|fuhrpark|technik|materials?|mitarbeiter\w*|faqs?|haeufige|fragen|questions?|testimonials?|stimmen|reviews?|bewertungen|kontakt|contact|anfrage|inquiry|enquiry|news|aktuell\w*|blog|posts?|galerie|gallery|partner\w*|referenz\w*|kunden\w*|clients?|customers?|jobs?|karriere|careers?|oeffnungszeiten|hours|ueber (uns|mich)|about|history|geschichte|philosophie|leitbild|mission|vision|impressum|datenschutz|privacy|agb|anfahrt|downloads?|events?|termine|branchen|industries|sectors|anwendung(en)?|applications?|markets|service areas?|where we|locations?|standorte?|zertifik\w*|certific\w*|qualit\w*|difference|related|lust|erfahren|interess\w*|ready|what (people|clients|our) say|tips?)\b/
/** Ends of names of what is done for others, folded. */
export const ACTIVITY =
  /(services?|leistungen|beratung|wartung|reparatur(en)?|montage|installation(en)?|planung|reinigung|sanierung|behandlung|training|coaching|consulting|repairs?|maintenance|cleaning|law|litigation|recht|therapie|therapy|design|development|engineering|assessments?|kurse?)( |$)/
/** What introduces an enumeration of offers, and the enumeration up to the end of its sentence. */
export const ENUMERATION =
  /(?:spezialisiert auf|spezialisten für|schwerpunkte(?: [\p{L}-]+){0,3} sind|leistungen umfassen|wir bieten(?: ihnen)?|unser angebot umfasst|speciali[sz](?:es?|ed|ing) in|services include|products include|offering of)(?: unter anderem| u\.a\.)?:? ([^.!?:;]{10,240})/giu
/** Words after which a sentence is no enumeration any more. */
export const AFTER_LIST =
  / (?:for|to|of|in|including|that|which|with|from|at|für|mit|zu|von|aus|im|an|bei|as well|like|wie) /i
/** Words that make a text an address to readers, a sentence or a slogan. */
export const SPOKEN =
  /\b(wir|uns|unsere?[nmrs]?|ihr|ihre?[nmrs]?|euch|eure?[nmrs]?|dein(e[nmrs]?)?|du|sie|ich|mein(e[nmrs]?)?|we|us|our|you|your|i|my|let s|ist|sind|hat|haben|wird|werden|kann|koennen|is|are|was|has|have|can|will)\b/
/** Headings and links that name no offer, whatever they stand under, and people with their offices. */
export const NO_OFFER =
  /\b(faqs?|fragen|questions|referenz\w*|kontakt(daten|formular\w*|aufnahme)?|e mail|telefon|fax|\w*termin(e|vereinbarung\w*|buchung)?|infos?|bewertungen|admissions?|handbook|inquiry|sustainability|nachhaltigkeit|know how|\w*prozesse|\w*preise?|basket|cart|warenkorb|historie|\w*geschichte|\w*verein|haftungsausschluss|flyer|unterlagen|personen?|januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|contact|anfrage\w*|anfragen|request|quote|downloads?|\w*galler\w*|\w*team|stellen(angebote)?|karriere|careers?|jobs|impressum|datenschutz|formulare?|forms?|documents?|calendar|polic(y|ies)|bylaws|ordinances|minutes|directory|registrieren|register|login|(zum|zur) (inhalt|navigation)|mitarbeiter|staff|resources|archiv|preise|pricing|testimonials|reviews|awards|auszeichnungen|recipes|rezepte|stockists|haendler|maschinenpark|ausstattung|meetings?|curriculum|accreditation|tuition|fees|gebuehren|scheduling|order online|lehrmaterial|fahrzeuge|county|director|conductor|instructor|founder|ceo|inhaber(in)?|geschaeftsfuehrer(in)?)\b|^(dr|prof|mr|mrs|ms|herr|frau) |^((qualitaet|prozesse|und| )+|management|verwaltung|administration|facilities|employment|information(en)?|portal|donate|initiatives|campaign|praxis|studio|anwaelte|patienten( .*)?|kanzlei|haus|practice|termin\w*|materials?|vertrieb|fertigung|freizeit)$/
/** Beginnings of slogans, folded. */
export const SLOGAN =
  /^(\d+ |der|die|das|von|bis|mit|ohne|fuer|in|auf|aus|bei|nach|vor|immer|alles?|mehr|so|jetzt|ein|eine|wenn|wie|damit|from|with|without|for|by|to|at|why|how|when|where|what|who|all|every|more|no|not|a|an|thorough|complete|einfach|umfassende|schnell|ganzheitlich|kompetent|individuell|persoenlich|zuverlaessig)\b/
/** What is left of a heading that only announces offers: "Unsere Leistungen im Überblick". */
export const FILLERS =
  /\b(unsere?[nrs]?|our|alle|all|the|die|das|der|im|ueberblick|auf|einen|blick|und|and|of|von|fuer|for|weitere|more|other|related|a z|core|main|featured|popular|aktuelle|individuelle|distinguished|specialized)\b/g
