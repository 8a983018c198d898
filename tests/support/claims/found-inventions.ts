import { de, deHidden, en, enHidden, type Planted } from './planted-inventions.ts'

const quote = (page: number, text: string) => ({ page, text })

const STAIRS = quote(2, 'Treppen aus Eiche fertigen wir in der Werkstatt')
const SINCE = quote(1, 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck')
const ADVICE = quote(3, 'Wir beraten Bauherren vor dem Bauantrag kostenlos')
const HOUR = quote(2, 'Eine Stunde kostet 85 Euro')
const ROOFS = quote(2, 'Über 1.200 Dächer, 98,5 % pünktlich fertig')
const PARTNER = quote(2, 'Unser Partner Nordkai AG beschäftigt 500 Leute in acht Ländern')
const WINDOWS = quote(2, 'Wir verbauen Fenster von Lichtwerk')
const HEATING = quote(3, 'Wir senken die Heizkosten und liefern günstige Fenster')
const FIXED = quote(3, 'Dachstühle bekommen Familien bei uns zum Festpreis')
const SAWMILL = quote(3, 'gehörte uns ein Sägewerk in Kiel')
const NEUTRAL = quote(3, 'bis 2030 klimaneutral werden')
const BRANCHES = quote(1, 'Wir haben keine Filialen und')
const LARGEST = quote(1, 'die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit')
const NOT_LARGEST = quote(
  1,
  'Wir sind nicht die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit',
)
const EN_ADVICE = quote(3, 'We advise builders free of charge before they apply')
const EN_STAIRS = quote(2, 'We make oak stairs in our own workshop')
const EN_BUILT = quote(1, 'our twelve people have built roof trusses for families in Leeds')
const EN_HEATING = quote(3, 'We lower heating costs and deliver cheap windows')
const EN_ROOFS = quote(2, 'More than 1,200 roofs, 98.5% of them on time')
const EN_BRANCHES = quote(1, 'We have no branches and do not sell')
const EN_SAWMILL = quote(3, 'We formerly owned a sawmill')
const LARGEST_ALONE = quote(1, 'die größte Zimmerei im Norden')
const DESCRIPTION = quote(1, 'Die führende Zimmerei im Norden')
const HOUSES = quote(1, 'verkaufen keine Fertighäuser')
const ENGINEER = quote(1, 'Suchen Sie einen Statiker mit eigenem Büro')
const EN_WAITING = quote(1, 'one with a short waiting list')
const EN_NEUTRAL = quote(3, 'We want to be carbon neutral by 2030')
const EN_DESCRIPTION = quote(1, 'The leading carpentry in the north')
const EN_PARTNER = quote(2, 'employs 500 people in eight countries')

type Text = Pick<Planted, 'language' | 'place' | 'text'>

/** Texts of one kind, one a line, all with the same quotes. */
const texts =
  (planted: typeof de, place: Planted['place'], ...quotes: Planted['quotes']) =>
  ([lines = '']: TemplateStringsArray): Planted[] =>
    lines
      .trim()
      .split(/\n\s*/)
      .map((text) => planted(place, text, ...quotes))

/** Further claims, written to get past the check once it stood. */
export const FOUND: readonly Planted[] = [
  ...texts(de, 'statement', STAIRS)`
    Die Zimmerei lässt Treppen aus Eiche in Polen fertigen.
    Treppen aus Eiche gibt es kaum.
    Die Werkstatt zerstört Treppen aus Eiche.
    Treppen aus Eiche sind nicht aus der Werkstatt.`,
  ...texts(de, 'statement', SINCE)`
    Die Zimmerei baut ausschließlich Dachstühle.
    Familien bauen seit 1998 Dachstühle.
    Die Zimmerei baut Dachstühle für zwölf Familien.
    Lübeck hat zwölf Familien.
    Familien müssen für Dachstühle zahlen.
    Das Unternehmen besteht seit 27 Jahren.
    Das Unternehmen besteht seit über einem Vierteljahrhundert.
    Die Zimmerei baut Dachstühle ab.
    Die Zimmerei hat zwölf Leute entlassen.
    Die Zimmerei baut schlechte Dachstühle.
    Die Zimmerei baut Dachstühle für reiche Familien.
    Bis 1998 baute die Zimmerei Dachstühle.
    Erst seit 1998 gibt es zwölf Leute.
    Lübecks Familien bauen mit der Zimmerei.
    Das Unternehmen besteht seit 1998 als GmbH.`,
  ...texts(de, 'statement', ADVICE)`
    Bauherren beraten die Zimmerei kostenlos.
    Die Beratung nach dem Bauantrag ist kostenlos.
    Bauherren zahlen für die Beratung.
    Die Beratung ist unkostenlos.`,
  ...texts(de, 'statement', SINCE, ADVICE)`
    Dachstühle sind kostenlos.`,
  ...texts(de, 'statement', STAIRS, HOUR)`
    Treppen aus Eiche kosten 85 Euro.`,
  ...texts(de, 'statement', STAIRS, ROOFS)`
    Die Zimmerei fertigt 1.200 Treppen aus Eiche.`,
  ...texts(de, 'statement', ROOFS, SINCE)`
    98,5 % der Familien sind pünktlich.`,
  ...texts(de, 'statement', ROOFS)`
    1,5 % der Dächer werden nicht fertig.
    1.200 Dächer sind nicht fertig.
    Über 1.200 Dächer sind undicht.
    1.200 % der Dächer sind fertig.
    Nur 98,5 % werden pünktlich fertig.`,
  ...texts(de, 'statement', PARTNER)`
    Das Unternehmen gehört der Nordkai AG.
    Die Zimmerei arbeitet in acht Ländern.`,
  ...texts(de, 'statement', WINDOWS, SINCE)`
    Lichtwerk baut Dachstühle.`,
  ...texts(de, 'statement', WINDOWS)`
    Lichtwerk ist das Unternehmen.`,
  ...texts(de, 'statement', HEATING)`
    Die Heizkosten sind günstig.
    Die Zimmerei liefert Heizkosten.
    Die Heizkosten werden günstiger.`,
  ...texts(de, 'statement', FIXED, WINDOWS)`
    Familien bekommen bei Lichtwerk den Festpreis.`,
  ...texts(de, 'statement', STAIRS, SINCE)`
    Seit 1998 fertigt die Werkstatt Treppen aus Eiche.
    Zwölf Leute fertigen Treppen aus Eiche.
    Die Werkstatt liegt in Lübeck.`,
  ...texts(de, 'statement', FIXED)`
    Die Zimmerei muss Dachstühle zum Festpreis bauen.
    Dachstühle bekommen Familien bei uns zum halben Festpreis.
    Die Zimmerei kann Dachstühle für Familien nicht zum Festpreis liefern.
    Familien verlieren bei uns Dachstühle.
    Der Festpreis gilt für alle Dachstühle.
    Zum Festpreis gibt es Häuser.`,
  ...texts(de, 'statement', SINCE, STAIRS)`
    Zwölf Leute bauen in der Werkstatt.`,
  ...texts(de, 'statement', SAWMILL)`
    Es gibt ein Sägewerk in Kiel.`,
  ...texts(de, 'statement', NEUTRAL)`
    Die Zimmerei ist klimaneutral.`,
  ...texts(de, 'statement', BRANCHES)`
    Es gibt Filialen.`,
  ...texts(de, 'statement', LARGEST)`
    Die größte Zimmerei hat eine kurze Wartezeit.`,
  ...texts(de, 'statement', NOT_LARGEST)`
    Sie ist nicht die kürzeste.
    Nicht die Zimmerei hat eine kurze Wartezeit.
    Die Wartezeit ist nicht kurz.`,
  ...texts(de, 'visitor')`
    Bauherren mit großem Grundstück.
    Angesprochen werden Bauherren ohne Grundstück.
    Angesprochen werden alle Bauherren.
    Das Grundstück ist kleiner als bei anderen Bauherren.
    Bauherren haben kein Grundstück.
    Wir bauen Dachstühle.`,
  ...texts(en, 'statement', EN_ADVICE)`
    It charges builders before they apply.
    Builders advise it free of charge.`,
  ...texts(en, 'statement', EN_STAIRS, EN_BUILT)`
    It makes oak stairs in Leeds.
    It makes oak stairs for families.`,
  ...texts(en, 'statement', EN_HEATING)`
    It delivers expensive windows.
    It lowers wages.
    It delivers cheaper windows.
    Heating costs are cheap.`,
  ...texts(en, 'statement', EN_HEATING, EN_ADVICE)`
    It delivers windows free of charge.`,
  ...texts(en, 'statement', EN_STAIRS, EN_ROOFS)`
    It has built 1,200 oak stairs.`,
  ...texts(en, 'statement', EN_BUILT)`
    Twelve families live in Leeds.
    It stopped building roof trusses.
    It is better than others at roof trusses.
    It rarely builds roof trusses.
    Leeds families dislike roof trusses.
    Everyone at Sample Carpentry builds roof trusses.
    Its twelve people left.
    Twelve roof trusses have been built.`,
  ...texts(en, 'statement', EN_STAIRS)`
    It outsources oak stairs.
    It fails to make oak stairs.
    Hardly any oak stairs are made.
    It makes the finest oak stairs.
    It makes sustainable oak stairs.`,
  ...texts(en, 'statement', EN_BRANCHES)`
    It has branches.`,
  ...texts(en, 'statement', EN_SAWMILL)`
    It has a sawmill in York.`,
  ...texts(en, 'statement', EN_ROOFS)`
    Under 1,200 roofs are on time.
    Less than 98.5% are on time.
    1,200 people are on time.
    Only 98.5% of roofs are on time.`,
  ...texts(deHidden, 'assumption')`
    Vermutlich sind es eher dreihundert Anfragen.
    Jeder dritte Bauherr springt vermutlich ab.
    Die Hälfte der Bauherren springt vermutlich ab.
    Der Umsatz hat sich vermutlich verdoppelt.
    Ein Drittel der Anfragen bleibt vermutlich liegen.
    Das Familienunternehmen in dritter Generation genießt Vertrauen.
    Die Zimmerei gewann vermutlich schon einen Preis.
    Als Träger des Bundesverdienstkreuzes ist der Inhaber bekannt.
    Das Unternehmen arbeitet vermutlich für die Deutsche Bahn.
    Vermutlich kaufen auch Bauherren in Kopenhagen.
    Vermutlich kommt der Inhaber aus Bayern.
    Vermutlich leitet Frau Weber die Werkstatt.
    Vermutlich ist Karl-Heinz Fischer der Chef.
    Wettbewerber wie Holzbau Petersen sind günstiger.
    Die Firma Klein ist vermutlich günstiger.
    Vermutlich kennt man die Zimmerei aus der Sendung „Galileo“.
    Seit den Neunzigern gibt es vermutlich Stammkunden.
    Seit Anfang der 90er wächst der Betrieb.
    Die Zimmerei hat vermutlich rund ein Dutzend Fahrzeuge.
    Der Inhaber ist Obermeister der Innung Schleswig-Holstein.
    Vermutlich ist der Betrieb mit dem Meisterpreis geehrt.
    Die Zimmerei hat vermutlich hunderte Kunden.
    Vermutlich gibt es mehrere tausend Anfragen.
    Die Zimmerei ist vermutlich seit über zwei Jahrzehnten schuldenfrei.
    Vermutlich ist der Betrieb Mitglied bei Bauverband Nord e. V.
    Der größte Kunde ist vermutlich die Wohnungsbaugesellschaft Trave.
    Kunden kommen vermutlich aus dem Raum Hamburg.
    Vermutlich nutzt der Betrieb AutoCAD.
    Der Betrieb ist DIN-geprüft.
    Der Betrieb trägt den Titel „Zimmerei des Jahres“.
    Vermutlich sind 9 von 10 Kunden zufrieden.`,
  ...texts(deHidden, 'question')`
    Warum bleiben von zehn Anfragen acht liegen?
    Was wurde aus der Insolvenz von 2015?
    Was bringt die Zusammenarbeit mit Viessmann?
    Reichen die drei Lehrlinge für die Arbeit?
    Warum wurde 2021 die Filiale geschlossen?
    Was sagt Frau Sommer dazu?`,
  ...texts(deHidden, 'title')`
    Die 12 Filialen verbinden
    Vom Handwerkspreis zum Verkaufsargument
    Treppen für Dänemark
    Mehr aus 5.000 Newsletter-Abos machen
    Der 5-Millionen-Markt der Anbauten
    Projekt „Sonnendach“ mit Enpal ausbauen`,
  ...texts(deHidden, 'reason')`
    Methode Stärke verlängern: Acht von zehn Kunden empfehlen weiter.`,
  ...texts(deHidden, 'experiment')`
    Zwei Tage: Ruft die zehn größten Kunden an.
    Drei Tage: Schickt Herrn Albrecht einen Entwurf.
    Drei Tage: Testet den Preis in euren fünf Filialen.
    Drei Tage: Fragt fünf der 30 Mitarbeitenden.
    Zwei Tage: Fragt, warum zuletzt 12 Aufträge verloren gingen.
    Zwei Tage: Besucht den Stand auf der NordBau.
    Zwei Tage: Bietet den 25 Wartenden einen Termin an.
    Zwei Tage: Nutzt, dass ihr 20 Bewertungen habt.`,
  ...texts(deHidden, 'step')`
    Klärt mit der Sparkasse den Kredit über 900 Euro.
    Nutzt das Gütesiegel auf jeder Rechnung.
    Verlängert den Vertrag mit Herrn Kaya.
    Ladet die 40 Gäste des Sommerfests ein.
    Feiert das 25-jährige Jubiläum mit Kunden.
    Meldet euch bis 2027 beim Amt.`,
  ...texts(deHidden, 'service')`
    Da ihr 15 Standorte habt, helfen klare Rollen.
    Weil jährlich 18 Kunden abspringen, lohnen sich Interviews.`,
  ...texts(enHidden, 'assumption')`
    Half of its customers probably come back.
    One in three builders probably leaves.
    Revenue has probably doubled.
    It is a third-generation family firm.
    It probably exports to Denmark.
    Barclays probably finances it.
    Mr Smith probably decides alone.
    As a Queen’s Award winner it enjoys trust.
    It is a royal warrant holder.
    It has been around since the nineties.
    It probably has hundreds of customers.
    Its largest customer is probably Leeds Housing Trust.
    It probably uses AutoCAD.
    Nine out of ten customers are probably satisfied.
    Siemens is probably a customer.
    Founder Tom Baker probably decides.`,
  ...texts(enHidden, 'question')`
    Why did the 2019 move fail?
    What does the contract with Tesco bring?
    Do its four apprentices suffice?
    What does Ms Green say?
    Why did 12 customers leave?`,
  ...texts(enHidden, 'title')`
    Linking the 12 branches
    Stairs for Denmark
    Growing with Ikea
    Celebrating 25 years
    Entering the Scottish market`,
  ...texts(enHidden, 'experiment')`
    Two days: call the ten largest customers.
    Two days: test the price in your five branches.
    Two days: offer the 25 people waiting a slot.
    Two days: show a draft to Barratt Homes.`,
  ...texts(enHidden, 'step')`
    Show the 35 partners the draft.
    Renew the contract with Mr Patel.
    Use the 20 reviews you have on every page.
    Thank the 2018 team.`,
  ...texts(de, 'statement', HOUR)`
    Eine Stunde kostet weniger als 85 Euro.
    Eine Stunde kostet 85 Cent.
    Ein Tag kostet 85 Euro.`,
  ...texts(de, 'statement', ROOFS, HEATING)`
    Die Dächer sind zu 98,5 % günstig.`,
  ...texts(de, 'statement', LARGEST_ALONE)`
    „Die größte Zimmerei im Norden“ nennt sich das Unternehmen.`,
  ...texts(de, 'statement', DESCRIPTION)`
    Die Website sagt: „Die führende Zimmerei im Norden“.`,
  ...texts(de, 'statement', HOUSES)`
    Das Unternehmen bietet Fertighäuser an.`,
  ...texts(de, 'statement', ENGINEER)`
    Sie sucht einen Statiker mit eigenem Büro.`,
  ...texts(deHidden, 'statement', SINCE)`
    The company builds roofs.`,
  ...texts(en, 'statement', EN_WAITING)`
    It has a longer waiting list.
    It has no waiting list.`,
  ...texts(en, 'statement', EN_ROOFS, EN_BUILT)`
    98.5% of families are on time.`,
  ...texts(en, 'statement', EN_NEUTRAL)`
    It isn’t carbon neutral.`,
  ...texts(en, 'statement', EN_DESCRIPTION)`
    The website says: “The leading carpentry in the north”.`,
  ...texts(en, 'statement', EN_PARTNER)`
    It has employed 500 people.`,
]

/** Texts without any invention, as a good model writes them about the same sites. */
export const SOUND_TEXTS: readonly Text[] = [
  ...texts(de, 'assumption')`
    Kunden suchen vermutlich vor allem Planungssicherheit und einen festen Ansprechpartner.
    Wer ein Grundstück hat, fragt vermutlich zuerst nach dem Preis.
    Vermutlich entscheidet die Nähe zur Baustelle mehr als der Preis.
    Die kurze Wartezeit könnte das stärkste Argument sein.
    Arbeitshypothese: Zimmerei Muster gewinnt, wenn Bauherren ihr Haus ohne Überraschungen planen können.
    Handwerkliche Qualität und Verlässlichkeit sind vermutlich wichtiger als Schnelligkeit.`,
  ...texts(de, 'question')`
    Welche Kundschaft bringt den größten Gewinn?
    Wie viele Anfragen werden zum Auftrag?
    Was unterscheidet euch aus Sicht der Bauherren von anderen Zimmereien?
    Wie lange dauert es vom Angebot bis zur Montage?`,
  ...texts(de, 'title')`
    Wartungsvertrag für Dächer
    Beratungspaket für Bauherren
    Digitale Treppenplanung im Wohnzimmer`,
  ...texts(de, 'reason')`
    Methode Service um das Produkt: Nach dem Einbau bleibt die Kundschaft mit Fragen allein.
    Weißer Fleck: Auf der Website steht nichts über die Zeit nach dem Einzug.`,
  ...texts(de, 'experiment')`
    Fünf Tage, zwei Personen: Baut eine einfache Seite mit einem Formular, zeigt sie acht Bauherren und zählt, wie viele einen Termin wollen. Erfolg: drei Termine.
    Drei Tage: Eine Person führt sechs Telefonate mit früheren Kunden. Es hat geklappt, wenn mindestens vier ein Problem nennen, das ihr lösen könnt.`,
  ...texts(de, 'step')`
    Vereinbart einen Termin mit dem Vertrieb und geht die Annahmen durch.
    Sprecht mit drei Menschen, die abgesagt haben.
    Schreibt die wichtigste Frage auf und klärt sie bis Ende der Woche.`,
  ...texts(de, 'service')`
    Interviews mit Bauherren zeigen, welche Frage sie vor dem Auftrag umtreibt.
    Ein Prototyp macht den Wartungsvertrag greifbar, bevor er Geld kostet.`,
  ...texts(en, 'assumption')`
    Builders probably look for certainty about cost before anything else.
    The short waiting list could be its strongest argument.
    Sample Carpentry could win by making the first step easy.`,
  ...texts(en, 'question')`
    Which customers bring the highest profit?
    How many enquiries become orders?`,
  ...texts(en, 'title')`
    Maintenance contract for roofs
    A Maintenance Contract for Roofs`,
  ...texts(en, 'reason')`
    White space: the website says nothing about the time after the roof is finished.`,
  ...texts(en, 'experiment')`
    Five days, two people: build a simple page with a form, show it to eight builders and count how many want an appointment. Success: three appointments.`,
  ...texts(en, 'step')`
    Speak to three people who said no.
    Agree on a meeting with sales on Monday and go through the assumptions.`,
  ...texts(en, 'service')`
    Interviews with builders show which question keeps them from ordering.`,
]
