/** Words whose capital letter at the beginning of a sentence does not suggest a name. Lower case. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer eines er sie es wir ihr ihre ihren ihrem unser unsere euer eure
  dieser diese dieses diesem diesen jeder jede jedes alle viele einige manche mehrere beide kein keine wer was wie wo
  wann warum welche welcher welches ob dass wenn weil als auch auf aus bei beim bis durch für gegen in im ins mit nach
  neben ohne seit über um unter vom von vor während wegen zu zum zur zwischen am an ans und oder aber denn doch so damit
  dabei dafür daher dazu davon hier dort heute nur noch schon sehr man vermutlich besonders angesprochen genannt
  außerdem zudem laut
  the a an it its they their we our you your this that these those each every all many some most both no who what how
  where when why which whether if because as also at by for from into of on or over since to under until with without
  but there today only besides besides i according`.split(/\s+/),
)

/** Nouns that fit any company and are never names. Lower case. */
export const COMMON_NOUNS =
  `unternehmen firma betrieb haus kunde kundin kundinnen kundschaft mensch leute person website webseite seite startseite
  internet angebot leistung dienstleistung produkt service qualität erfahrung team mitarbeitende mitarbeiter jahr monat
  tag woche zeit hand region ort standort markt branche bereich thema projekt auftrag arbeit beratung planung umsetzung
  ziel zielgruppe wert preis anfrage kontakt termin frage ausrichtung schwerpunkt beispiel anspruch rahmen form teil art
  weise basis grundlage stärke position lösung partner referenz auftraggeber lieferant wettbewerber sprache
  company business customer client people website page team supplier competitor reference service product`.split(
    /\s+/,
  )

/** Abbreviations that are no names. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'IT B2B B2C KMU SME SMEs FAQ FAQs PDF UK EU USA CEO HR PR'.split(' '),
)

export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'GmbH gGmbH mbH AG KG KGaA OHG GbR UG SE eV eG eK Ltd Limited Inc LLC LLP PLC plc Corp BV SA'.split(
    ' ',
  ),
)

/** German words after which a single capitalised word may be a name. */
export const SIGNALS: ReadonlySet<string> = new Set(
  `bei beim von vom für mit wie namens in aus nach gegen kunde kunden kundin partner partnerin partnern firma familie
  frau herr herrn dr prof`.split(/\s+/),
)
/** Those of them that may be followed by an article: "für die Musterwerft". */
export const SIGNALS_BEFORE_ARTICLE: ReadonlySet<string> = new Set(['bei', 'für'])
export const ARTICLES: ReadonlySet<string> = new Set(
  'der die das den dem ein eine einen einem einer'.split(' '),
)

/** Words about business relations. Invented names would do harm there. */
export const RELATIONS =
  /(?<!\p{L})(?:kund(?:e|en|in|innen|schaft)(?!\p{L})|auftraggeb|partner|referenz|lieferant|beliefert|wettbewerb|konkurren|customer|client|supplier|competitor|references?(?!\p{L}))/iu

/** Abbreviations whose full stop does not end a sentence; neither does that after a single letter. Lower case. */
export const SHORTENED: ReadonlySet<string> = new Set(
  'bzw inkl ca etc vgl dr prof nr st co mr mrs ms usw evtl ggf'.split(' '),
)
