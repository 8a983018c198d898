import type { Planted } from './planted-inventions.ts'

const planted =
  (language: 'de' | 'en', hidden: boolean) =>
  (place: Place, text: string, ...quotes: Planted['quotes']): Planted => ({
    language,
    place,
    text,
    quotes,
    hidden,
  })
const de = planted('de', false)
const en = planted('en', false)
const deHidden = planted('de', true)
const enHidden = planted('en', true)

/** Further claims, written to get past the check once it stood. */
export const FOUND: readonly Planted[] = [
  de('statement', 'Die Zimmerei lässt Treppen aus Eiche in Polen fertigen.', {
    page: 2,
    text: 'Treppen aus Eiche fertigen wir in der Werkstatt',
  }),
  de('statement', 'Die Zimmerei baut ausschließlich Dachstühle.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Bauherren beraten die Zimmerei kostenlos.', {
    page: 3,
    text: 'Wir beraten Bauherren vor dem Bauantrag kostenlos',
  }),
  de('statement', 'Familien bauen seit 1998 Dachstühle.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Die Zimmerei baut Dachstühle für zwölf Familien.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Lübeck hat zwölf Familien.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Die Beratung nach dem Bauantrag ist kostenlos.', {
    page: 3,
    text: 'Wir beraten Bauherren vor dem Bauantrag kostenlos',
  }),
  de(
    'statement',
    'Dachstühle sind kostenlos.',
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
    { page: 3, text: 'Wir beraten Bauherren vor dem Bauantrag kostenlos' },
  ),
  de(
    'statement',
    'Treppen aus Eiche kosten 85 Euro.',
    { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' },
    { page: 2, text: 'Eine Stunde kostet 85 Euro' },
  ),
  de(
    'statement',
    'Die Zimmerei fertigt 1.200 Treppen aus Eiche.',
    { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' },
    { page: 2, text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig' },
  ),
  de(
    'statement',
    '98,5 % der Familien sind pünktlich.',
    { page: 2, text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig' },
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
  ),
  de('statement', '1,5 % der Dächer werden nicht fertig.', {
    page: 2,
    text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig',
  }),
  de('statement', 'Das Unternehmen gehört der Nordkai AG.', {
    page: 2,
    text: 'Unser Partner Nordkai AG beschäftigt 500 Leute in acht Ländern',
  }),
  de('statement', 'Die Zimmerei arbeitet in acht Ländern.', {
    page: 2,
    text: 'Unser Partner Nordkai AG beschäftigt 500 Leute in acht Ländern',
  }),
  de(
    'statement',
    'Lichtwerk baut Dachstühle.',
    { page: 2, text: 'Wir verbauen Fenster von Lichtwerk' },
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
  ),
  de('statement', 'Lichtwerk ist das Unternehmen.', {
    page: 2,
    text: 'Wir verbauen Fenster von Lichtwerk',
  }),
  de('statement', 'Die Heizkosten sind günstig.', {
    page: 3,
    text: 'Wir senken die Heizkosten und liefern günstige Fenster',
  }),
  de('statement', 'Die Zimmerei liefert Heizkosten.', {
    page: 3,
    text: 'Wir senken die Heizkosten und liefern günstige Fenster',
  }),
  de(
    'statement',
    'Familien bekommen bei Lichtwerk den Festpreis.',
    { page: 3, text: 'Dachstühle bekommen Familien bei uns zum Festpreis' },
    { page: 2, text: 'Wir verbauen Fenster von Lichtwerk' },
  ),
  de(
    'statement',
    'Seit 1998 fertigt die Werkstatt Treppen aus Eiche.',
    { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' },
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
  ),
  de('statement', 'Die Zimmerei muss Dachstühle zum Festpreis bauen.', {
    page: 3,
    text: 'Dachstühle bekommen Familien bei uns zum Festpreis',
  }),
  de('statement', 'Dachstühle bekommen Familien bei uns zum halben Festpreis.', {
    page: 3,
    text: 'Dachstühle bekommen Familien bei uns zum Festpreis',
  }),
  de('statement', 'Familien müssen für Dachstühle zahlen.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Das Unternehmen besteht seit 27 Jahren.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Das Unternehmen besteht seit über einem Vierteljahrhundert.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de(
    'statement',
    'Zwölf Leute bauen in der Werkstatt.',
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
    { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' },
  ),
  de('statement', 'Treppen aus Eiche gibt es kaum.', {
    page: 2,
    text: 'Treppen aus Eiche fertigen wir in der Werkstatt',
  }),
  de('statement', 'Es gibt ein Sägewerk in Kiel.', {
    page: 3,
    text: 'gehörte uns ein Sägewerk in Kiel',
  }),
  de('statement', 'Die Zimmerei ist klimaneutral.', {
    page: 3,
    text: 'bis 2030 klimaneutral werden',
  }),
  de('statement', 'Es gibt Filialen.', { page: 1, text: 'Wir haben keine Filialen und' }),
  de('statement', 'Die größte Zimmerei hat eine kurze Wartezeit.', {
    page: 1,
    text: 'die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit',
  }),
  de('statement', 'Sie ist nicht die kürzeste.', {
    page: 1,
    text: 'Wir sind nicht die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit',
  }),
  de('statement', 'Nicht die Zimmerei hat eine kurze Wartezeit.', {
    page: 1,
    text: 'Wir sind nicht die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit',
  }),
  de('statement', 'Die Wartezeit ist nicht kurz.', {
    page: 1,
    text: 'Wir sind nicht die größte Zimmerei im Norden, aber eine mit kurzer Wartezeit',
  }),
  de('statement', 'Die Zimmerei baut Dachstühle ab.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Die Werkstatt zerstört Treppen aus Eiche.', {
    page: 2,
    text: 'Treppen aus Eiche fertigen wir in der Werkstatt',
  }),
  de('statement', 'Die Zimmerei kann Dachstühle für Familien nicht zum Festpreis liefern.', {
    page: 3,
    text: 'Dachstühle bekommen Familien bei uns zum Festpreis',
  }),
  de('visitor', 'Bauherren mit großem Grundstück.'),
  de('visitor', 'Angesprochen werden Bauherren ohne Grundstück.'),
  de('visitor', 'Angesprochen werden alle Bauherren.'),
  en('statement', 'It charges builders before they apply.', {
    page: 3,
    text: 'We advise builders free of charge before they apply',
  }),
  en('statement', 'Builders advise it free of charge.', {
    page: 3,
    text: 'We advise builders free of charge before they apply',
  }),
  en(
    'statement',
    'It makes oak stairs in Leeds.',
    { page: 2, text: 'We make oak stairs in our own workshop' },
    { page: 1, text: 'our twelve people have built roof trusses for families in Leeds' },
  ),
  en('statement', 'It delivers expensive windows.', {
    page: 3,
    text: 'We lower heating costs and deliver cheap windows',
  }),
  en(
    'statement',
    'It delivers windows free of charge.',
    { page: 3, text: 'We lower heating costs and deliver cheap windows' },
    { page: 3, text: 'We advise builders free of charge before they apply' },
  ),
  en('statement', 'It lowers wages.', {
    page: 3,
    text: 'We lower heating costs and deliver cheap windows',
  }),
  en(
    'statement',
    'It has built 1,200 oak stairs.',
    { page: 2, text: 'We make oak stairs in our own workshop' },
    { page: 2, text: 'More than 1,200 roofs, 98.5% of them on time' },
  ),
  en('statement', 'Twelve families live in Leeds.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en('statement', 'It stopped building roof trusses.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en('statement', 'It outsources oak stairs.', {
    page: 2,
    text: 'We make oak stairs in our own workshop',
  }),
  en('statement', 'It is better than others at roof trusses.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en('statement', 'It fails to make oak stairs.', {
    page: 2,
    text: 'We make oak stairs in our own workshop',
  }),
  en('statement', 'Hardly any oak stairs are made.', {
    page: 2,
    text: 'We make oak stairs in our own workshop',
  }),
  en('statement', 'It rarely builds roof trusses.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en('statement', 'Leeds families dislike roof trusses.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en('statement', 'It has branches.', { page: 1, text: 'We have no branches and do not sell' }),
  en('statement', 'It has a sawmill in York.', { page: 3, text: 'We formerly owned a sawmill' }),
  en('statement', 'Under 1,200 roofs are on time.', {
    page: 2,
    text: 'More than 1,200 roofs, 98.5% of them on time',
  }),
  en('statement', 'Less than 98.5% are on time.', {
    page: 2,
    text: 'More than 1,200 roofs, 98.5% of them on time',
  }),
  en('statement', 'Everyone at Sample Carpentry builds roof trusses.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  deHidden('assumption', 'Vermutlich sind es eher dreihundert Anfragen.'),
  deHidden('assumption', 'Jeder dritte Bauherr springt vermutlich ab.'),
  deHidden('assumption', 'Die Hälfte der Bauherren springt vermutlich ab.'),
  deHidden('assumption', 'Der Umsatz hat sich vermutlich verdoppelt.'),
  deHidden('assumption', 'Ein Drittel der Anfragen bleibt vermutlich liegen.'),
  deHidden('assumption', 'Das Familienunternehmen in dritter Generation genießt Vertrauen.'),
  deHidden('assumption', 'Die Zimmerei gewann vermutlich schon einen Preis.'),
  deHidden('assumption', 'Als Träger des Bundesverdienstkreuzes ist der Inhaber bekannt.'),
  deHidden('assumption', 'Das Unternehmen arbeitet vermutlich für die Deutsche Bahn.'),
  deHidden('assumption', 'Vermutlich kaufen auch Bauherren in Kopenhagen.'),
  deHidden('assumption', 'Vermutlich kommt der Inhaber aus Bayern.'),
  deHidden('assumption', 'Vermutlich leitet Frau Weber die Werkstatt.'),
  deHidden('assumption', 'Vermutlich ist Karl-Heinz Fischer der Chef.'),
  deHidden('assumption', 'Wettbewerber wie Holzbau Petersen sind günstiger.'),
  deHidden('assumption', 'Die Firma Klein ist vermutlich günstiger.'),
  deHidden('assumption', 'Vermutlich kennt man die Zimmerei aus der Sendung „Galileo“.'),
  deHidden('assumption', 'Seit den Neunzigern gibt es vermutlich Stammkunden.'),
  deHidden('assumption', 'Seit Anfang der 90er wächst der Betrieb.'),
  deHidden('assumption', 'Die Zimmerei hat vermutlich rund ein Dutzend Fahrzeuge.'),
  deHidden('assumption', 'Der Inhaber ist Obermeister der Innung Schleswig-Holstein.'),
  deHidden('assumption', 'Vermutlich ist der Betrieb mit dem Meisterpreis geehrt.'),
  deHidden('question', 'Warum bleiben von zehn Anfragen acht liegen?'),
  deHidden('question', 'Was wurde aus der Insolvenz von 2015?'),
  deHidden('question', 'Was bringt die Zusammenarbeit mit Viessmann?'),
  deHidden('question', 'Reichen die drei Lehrlinge für die Arbeit?'),
  deHidden('title', 'Die 12 Filialen verbinden'),
  deHidden('title', 'Vom Handwerkspreis zum Verkaufsargument'),
  deHidden('title', 'Treppen für Dänemark'),
  deHidden('title', 'Mehr aus 5.000 Newsletter-Abos machen'),
  deHidden('reason', 'Methode Stärke verlängern: Acht von zehn Kunden empfehlen weiter.'),
  deHidden('experiment', 'Zwei Tage: Ruft die zehn größten Kunden an.'),
  deHidden('experiment', 'Drei Tage: Schickt Herrn Albrecht einen Entwurf.'),
  deHidden('experiment', 'Drei Tage: Testet den Preis in euren fünf Filialen.'),
  deHidden('experiment', 'Drei Tage: Fragt fünf der 30 Mitarbeitenden.'),
  deHidden('experiment', 'Zwei Tage: Fragt, warum zuletzt 12 Aufträge verloren gingen.'),
  deHidden('step', 'Klärt mit der Sparkasse den Kredit über 900 Euro.'),
  deHidden('step', 'Nutzt das Gütesiegel auf jeder Rechnung.'),
  deHidden('step', 'Verlängert den Vertrag mit Herrn Kaya.'),
  deHidden('step', 'Ladet die 40 Gäste des Sommerfests ein.'),
  deHidden('service', 'Da ihr 15 Standorte habt, helfen klare Rollen.'),
  enHidden('assumption', 'Half of its customers probably come back.'),
  enHidden('assumption', 'One in three builders probably leaves.'),
  enHidden('assumption', 'Revenue has probably doubled.'),
  enHidden('assumption', 'It is a third-generation family firm.'),
  enHidden('assumption', 'It probably exports to Denmark.'),
  enHidden('assumption', 'Barclays probably finances it.'),
  enHidden('assumption', 'Mr Smith probably decides alone.'),
  enHidden('assumption', 'As a Queen’s Award winner it enjoys trust.'),
  enHidden('assumption', 'It is a royal warrant holder.'),
  enHidden('assumption', 'It has been around since the nineties.'),
  enHidden('question', 'Why did the 2019 move fail?'),
  enHidden('question', 'What does the contract with Tesco bring?'),
  enHidden('question', 'Do its four apprentices suffice?'),
  enHidden('title', 'Linking the 12 branches'),
  enHidden('title', 'Stairs for Denmark'),
  enHidden('title', 'Growing with Ikea'),
  enHidden('experiment', 'Two days: call the ten largest customers.'),
  enHidden('experiment', 'Two days: test the price in your five branches.'),
  enHidden('step', 'Show the 35 partners the draft.'),
  enHidden('step', 'Renew the contract with Mr Patel.'),
  de('statement', 'Eine Stunde kostet weniger als 85 Euro.', {
    page: 2,
    text: 'Eine Stunde kostet 85 Euro',
  }),
  de('statement', 'Eine Stunde kostet 85 Cent.', { page: 2, text: 'Eine Stunde kostet 85 Euro' }),
  de('statement', 'Ein Tag kostet 85 Euro.', { page: 2, text: 'Eine Stunde kostet 85 Euro' }),
  de('statement', 'Die Zimmerei hat zwölf Leute entlassen.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Die Zimmerei baut schlechte Dachstühle.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Die Zimmerei baut Dachstühle für reiche Familien.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Bis 1998 baute die Zimmerei Dachstühle.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Erst seit 1998 gibt es zwölf Leute.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de(
    'statement',
    'Zwölf Leute fertigen Treppen aus Eiche.',
    { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' },
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
  ),
  de('statement', 'Treppen aus Eiche sind nicht aus der Werkstatt.', {
    page: 2,
    text: 'Treppen aus Eiche fertigen wir in der Werkstatt',
  }),
  de('statement', 'Bauherren zahlen für die Beratung.', {
    page: 3,
    text: 'Wir beraten Bauherren vor dem Bauantrag kostenlos',
  }),
  de('statement', 'Die Beratung ist unkostenlos.', {
    page: 3,
    text: 'Wir beraten Bauherren vor dem Bauantrag kostenlos',
  }),
  de('statement', 'Die Heizkosten werden günstiger.', {
    page: 3,
    text: 'Wir senken die Heizkosten und liefern günstige Fenster',
  }),
  de('statement', 'Familien verlieren bei uns Dachstühle.', {
    page: 3,
    text: 'Dachstühle bekommen Familien bei uns zum Festpreis',
  }),
  de('statement', 'Der Festpreis gilt für alle Dachstühle.', {
    page: 3,
    text: 'Dachstühle bekommen Familien bei uns zum Festpreis',
  }),
  de('statement', 'Zum Festpreis gibt es Häuser.', {
    page: 3,
    text: 'Dachstühle bekommen Familien bei uns zum Festpreis',
  }),
  de('statement', '1.200 Dächer sind nicht fertig.', {
    page: 2,
    text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig',
  }),
  de('statement', 'Über 1.200 Dächer sind undicht.', {
    page: 2,
    text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig',
  }),
  de('statement', '1.200 % der Dächer sind fertig.', {
    page: 2,
    text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig',
  }),
  de(
    'statement',
    'Die Dächer sind zu 98,5 % günstig.',
    { page: 2, text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig' },
    { page: 3, text: 'Wir senken die Heizkosten und liefern günstige Fenster' },
  ),
  de('statement', 'Nur 98,5 % werden pünktlich fertig.', {
    page: 2,
    text: 'Über 1.200 Dächer, 98,5 % pünktlich fertig',
  }),
  de(
    'statement',
    'Die Werkstatt liegt in Lübeck.',
    { page: 2, text: 'Treppen aus Eiche fertigen wir in der Werkstatt' },
    { page: 1, text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck' },
  ),
  de('statement', 'Lübecks Familien bauen mit der Zimmerei.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', '„Die größte Zimmerei im Norden“ nennt sich das Unternehmen.', {
    page: 1,
    text: 'die größte Zimmerei im Norden',
  }),
  de('statement', 'Die Website sagt: „Die führende Zimmerei im Norden“.', {
    page: 1,
    text: 'Die führende Zimmerei im Norden',
  }),
  de('statement', 'Das Unternehmen besteht seit 1998 als GmbH.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('statement', 'Das Unternehmen bietet Fertighäuser an.', {
    page: 1,
    text: 'verkaufen keine Fertighäuser',
  }),
  de('statement', 'Sie sucht einen Statiker mit eigenem Büro.', {
    page: 1,
    text: 'Suchen Sie einen Statiker mit eigenem Büro',
  }),
  deHidden('statement', 'The company builds roofs.', {
    page: 1,
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck',
  }),
  de('visitor', 'Das Grundstück ist kleiner als bei anderen Bauherren.'),
  de('visitor', 'Bauherren haben kein Grundstück.'),
  de('visitor', 'Wir bauen Dachstühle.'),
  en('statement', 'It has a longer waiting list.', {
    page: 1,
    text: 'one with a short waiting list',
  }),
  en('statement', 'It has no waiting list.', { page: 1, text: 'one with a short waiting list' }),
  en('statement', 'Its twelve people left.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en('statement', 'Twelve roof trusses have been built.', {
    page: 1,
    text: 'our twelve people have built roof trusses for families in Leeds',
  }),
  en(
    'statement',
    'It makes oak stairs for families.',
    { page: 2, text: 'We make oak stairs in our own workshop' },
    { page: 1, text: 'our twelve people have built roof trusses for families in Leeds' },
  ),
  en('statement', 'It makes the finest oak stairs.', {
    page: 2,
    text: 'We make oak stairs in our own workshop',
  }),
  en('statement', 'It makes sustainable oak stairs.', {
    page: 2,
    text: 'We make oak stairs in our own workshop',
  }),
  en('statement', '1,200 people are on time.', {
    page: 2,
    text: 'More than 1,200 roofs, 98.5% of them on time',
  }),
  en(
    'statement',
    '98.5% of families are on time.',
    { page: 2, text: 'More than 1,200 roofs, 98.5% of them on time' },
    { page: 1, text: 'our twelve people have built roof trusses for families in Leeds' },
  ),
  en('statement', 'Only 98.5% of roofs are on time.', {
    page: 2,
    text: 'More than 1,200 roofs, 98.5% of them on time',
  }),
  en('statement', 'It delivers cheaper windows.', {
    page: 3,
    text: 'We lower heating costs and deliver cheap windows',
  }),
  en('statement', 'Heating costs are cheap.', {
    page: 3,
    text: 'We lower heating costs and deliver cheap windows',
  }),
  en('statement', 'It isn’t carbon neutral.', {
    page: 3,
    text: 'We want to be carbon neutral by 2030',
  }),
  en('statement', 'The website says: “The leading carpentry in the north”.', {
    page: 1,
    text: 'The leading carpentry in the north',
  }),
  en('statement', 'It has employed 500 people.', {
    page: 2,
    text: 'employs 500 people in eight countries',
  }),
  deHidden('assumption', 'Die Zimmerei hat vermutlich hunderte Kunden.'),
  deHidden('assumption', 'Vermutlich gibt es mehrere tausend Anfragen.'),
  deHidden('assumption', 'Die Zimmerei ist vermutlich seit über zwei Jahrzehnten schuldenfrei.'),
  deHidden('assumption', 'Vermutlich ist der Betrieb Mitglied bei Bauverband Nord e. V.'),
  deHidden('assumption', 'Der größte Kunde ist vermutlich die Wohnungsbaugesellschaft Trave.'),
  deHidden('assumption', 'Kunden kommen vermutlich aus dem Raum Hamburg.'),
  deHidden('assumption', 'Vermutlich nutzt der Betrieb AutoCAD.'),
  deHidden('assumption', 'Der Betrieb ist DIN-geprüft.'),
  deHidden('assumption', 'Der Betrieb trägt den Titel „Zimmerei des Jahres“.'),
  deHidden('assumption', 'Vermutlich sind 9 von 10 Kunden zufrieden.'),
  deHidden('question', 'Warum wurde 2021 die Filiale geschlossen?'),
  deHidden('question', 'Was sagt Frau Sommer dazu?'),
  deHidden('title', 'Der 5-Millionen-Markt der Anbauten'),
  deHidden('title', 'Projekt „Sonnendach“ mit Enpal ausbauen'),
  deHidden('experiment', 'Zwei Tage: Besucht den Stand auf der NordBau.'),
  deHidden('experiment', 'Zwei Tage: Bietet den 25 Wartenden einen Termin an.'),
  deHidden('experiment', 'Zwei Tage: Nutzt, dass ihr 20 Bewertungen habt.'),
  deHidden('step', 'Feiert das 25-jährige Jubiläum mit Kunden.'),
  deHidden('step', 'Meldet euch bis 2027 beim Amt.'),
  deHidden('service', 'Weil jährlich 18 Kunden abspringen, lohnen sich Interviews.'),
  enHidden('assumption', 'It probably has hundreds of customers.'),
  enHidden('assumption', 'Its largest customer is probably Leeds Housing Trust.'),
  enHidden('assumption', 'It probably uses AutoCAD.'),
  enHidden('assumption', 'Nine out of ten customers are probably satisfied.'),
  enHidden('assumption', 'Siemens is probably a customer.'),
  enHidden('assumption', 'Founder Tom Baker probably decides.'),
  enHidden('question', 'What does Ms Green say?'),
  enHidden('question', 'Why did 12 customers leave?'),
  enHidden('title', 'Celebrating 25 years'),
  enHidden('title', 'Entering the Scottish market'),
  enHidden('experiment', 'Two days: offer the 25 people waiting a slot.'),
  enHidden('experiment', 'Two days: show a draft to Barratt Homes.'),
  enHidden('step', 'Use the 20 reviews you have on every page.'),
  enHidden('step', 'Thank the 2018 team.'),
]

/** Texts without any invention, as a good model writes them about the same sites. */
export const SOUND_TEXTS: readonly Pick<Planted, 'language' | 'place' | 'text'>[] = [
  {
    language: 'de',
    place: 'assumption',
    text: 'Kunden suchen vermutlich vor allem Planungssicherheit und einen festen Ansprechpartner.',
  },
  {
    language: 'de',
    place: 'assumption',
    text: 'Wer ein Grundstück hat, fragt vermutlich zuerst nach dem Preis.',
  },
  {
    language: 'de',
    place: 'assumption',
    text: 'Vermutlich entscheidet die Nähe zur Baustelle mehr als der Preis.',
  },
  {
    language: 'de',
    place: 'assumption',
    text: 'Die kurze Wartezeit könnte das stärkste Argument sein.',
  },
  {
    language: 'de',
    place: 'assumption',
    text: 'Arbeitshypothese: Zimmerei Muster gewinnt, wenn Bauherren ihr Haus ohne Überraschungen planen können.',
  },
  {
    language: 'de',
    place: 'assumption',
    text: 'Handwerkliche Qualität und Verlässlichkeit sind vermutlich wichtiger als Schnelligkeit.',
  },
  { language: 'de', place: 'question', text: 'Welche Kundschaft bringt den größten Gewinn?' },
  { language: 'de', place: 'question', text: 'Wie viele Anfragen werden zum Auftrag?' },
  {
    language: 'de',
    place: 'question',
    text: 'Was unterscheidet euch aus Sicht der Bauherren von anderen Zimmereien?',
  },
  { language: 'de', place: 'question', text: 'Wie lange dauert es vom Angebot bis zur Montage?' },
  { language: 'de', place: 'title', text: 'Wartungsvertrag für Dächer' },
  { language: 'de', place: 'title', text: 'Beratungspaket für Bauherren' },
  { language: 'de', place: 'title', text: 'Digitale Treppenplanung im Wohnzimmer' },
  {
    language: 'de',
    place: 'reason',
    text: 'Methode Service um das Produkt: Nach dem Einbau bleibt die Kundschaft mit Fragen allein.',
  },
  {
    language: 'de',
    place: 'reason',
    text: 'Weißer Fleck: Auf der Website steht nichts über die Zeit nach dem Einzug.',
  },
  {
    language: 'de',
    place: 'experiment',
    text: 'Fünf Tage, zwei Personen: Baut eine einfache Seite mit einem Formular, zeigt sie acht Bauherren und zählt, wie viele einen Termin wollen. Erfolg: drei Termine.',
  },
  {
    language: 'de',
    place: 'experiment',
    text: 'Drei Tage: Eine Person führt sechs Telefonate mit früheren Kunden. Es hat geklappt, wenn mindestens vier ein Problem nennen, das ihr lösen könnt.',
  },
  {
    language: 'de',
    place: 'step',
    text: 'Vereinbart einen Termin mit dem Vertrieb und geht die Annahmen durch.',
  },
  { language: 'de', place: 'step', text: 'Sprecht mit drei Menschen, die abgesagt haben.' },
  {
    language: 'de',
    place: 'step',
    text: 'Schreibt die wichtigste Frage auf und klärt sie bis Ende der Woche.',
  },
  {
    language: 'de',
    place: 'service',
    text: 'Interviews mit Bauherren zeigen, welche Frage sie vor dem Auftrag umtreibt.',
  },
  {
    language: 'de',
    place: 'service',
    text: 'Ein Prototyp macht den Wartungsvertrag greifbar, bevor er Geld kostet.',
  },
  {
    language: 'en',
    place: 'assumption',
    text: 'Builders probably look for certainty about cost before anything else.',
  },
  {
    language: 'en',
    place: 'assumption',
    text: 'The short waiting list could be its strongest argument.',
  },
  {
    language: 'en',
    place: 'assumption',
    text: 'Sample Carpentry could win by making the first step easy.',
  },
  { language: 'en', place: 'question', text: 'Which customers bring the highest profit?' },
  { language: 'en', place: 'question', text: 'How many enquiries become orders?' },
  { language: 'en', place: 'title', text: 'Maintenance contract for roofs' },
  { language: 'en', place: 'title', text: 'A Maintenance Contract for Roofs' },
  {
    language: 'en',
    place: 'reason',
    text: 'White space: the website says nothing about the time after the roof is finished.',
  },
  {
    language: 'en',
    place: 'experiment',
    text: 'Five days, two people: build a simple page with a form, show it to eight builders and count how many want an appointment. Success: three appointments.',
  },
  { language: 'en', place: 'step', text: 'Speak to three people who said no.' },
  {
    language: 'en',
    place: 'step',
    text: 'Agree on a meeting with sales on Monday and go through the assumptions.',
  },
  {
    language: 'en',
    place: 'service',
    text: 'Interviews with builders show which question keeps them from ordering.',
  },
]
