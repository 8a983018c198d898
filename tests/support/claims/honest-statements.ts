/** Statements as a good model writes them, each with the sentences of the website that it quotes. */
export interface HonestStatement {
  language: 'de' | 'en'
  text: string
  quotes: readonly string[]
}

const de = (text: string, ...quotes: string[]): HonestStatement => ({
  language: 'de',
  text,
  quotes,
})
const en = (text: string, ...quotes: string[]): HonestStatement => ({
  language: 'en',
  text,
  quotes,
})

const SINCE = 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien in Lübeck.'
const TRUSS = 'We have built roof trusses for families in Leeds since 1998.'

export const HONEST: readonly HonestStatement[] = [
  de('Die Zimmerei baut seit 1998 Dachstühle für Familien in Lübeck.', SINCE),
  de('Mit zwölf Leuten baut die Zimmerei Dachstühle.', SINCE),
  de('Dachstühle baut sie in Lübeck seit 1998.', SINCE),
  de('Das Unternehmen wurde 1998 gegründet.', SINCE),
  de('Angesprochen werden Familien in Lübeck.', SINCE),
  de('12 Leute bauen Dachstühle für Familien.', SINCE),
  de('Das Unternehmen richtet sich an Familien in Lübeck.', SINCE),
  de(
    'Zimmerei Musters Angebot umfasst den Bau von Dachstühlen.',
    'Unser Schwerpunkt: Dachstuhlbau und Gauben',
  ),
  de(
    'Zum Angebot gehören Gauben und der Dachstuhlbau.',
    'Wir übernehmen den Bau von Dachstühlen und Gauben.',
  ),
  de(
    'Treppen aus Eiche werden in der Werkstatt gefertigt.',
    'In unserer Werkstatt fertigen wir Treppen aus Eiche.',
  ),
  de(
    'Die Treppen werden aus Eiche gebaut.',
    'In unserer Werkstatt fertigen wir Treppen aus Eiche.',
  ),
  de(
    '98,5 Prozent der Dächer wurden pünktlich fertig.',
    'Über 1.200 Dächer, 98,5 % pünktlich fertig',
  ),
  de('Die Zimmerei hat über 1 200 Dächer gebaut.', 'Über 1.200 Dächer haben wir gebaut.'),
  de(
    'Beraten werden Bauherren vor dem Bauantrag.',
    'Wir beraten Bauherren vor dem Bauantrag kostenlos.',
  ),
  de(
    'Die Beratung vor dem Bauantrag ist kostenlos.',
    'Wir beraten Bauherren vor dem Bauantrag kostenlos.',
  ),
  de(
    'Es gibt eine Werkstatt in Lübeck und ein Lager in Kiel.',
    'Besuchen Sie unsere Werkstatt in Lübeck.',
    'Das Lager liegt in Kiel.',
  ),
  de('Die Zimmerei bildet Lehrlinge aus.', 'Wir bilden jedes Jahr zwei Lehrlinge aus.'),
  de(
    'Die Praxis bietet eine Sprechstunde für Kinder an.',
    'Kindersprechstunde: Montag und Mittwoch',
  ),
  de('Es gibt keine Wartezeit ohne Termin.', 'Ohne Termin gibt es bei uns keine Wartezeit.'),
  de(
    'Der Verein wird nicht vom Staat gefördert.',
    'Der Verein wird nicht vom Staat gefördert, sondern lebt von Spenden.',
  ),
  de(
    'Der Verein lebt von Spenden und nicht vom Staat.',
    'Der Verein wird nicht vom Staat gefördert, sondern lebt von Spenden.',
  ),
  de(
    'Sie ist laut Website die älteste Zimmerei der Stadt.',
    'Als älteste Zimmerei der Stadt kennen wir jedes Dach.',
  ),
  de(
    'Die Kanzlei vertritt Mieter und Vermieter.',
    'Wir vertreten sowohl Mieter als auch Vermieter vor Gericht.',
  ),
  de(
    'Zu den Kunden gehört die Werft Nordkai AG.',
    'Wir bauen für die Werft Nordkai AG und für Familien.',
  ),
  de('Das Team besteht aus 14 Mitarbeitenden.', 'Unsere 14 Beschäftigten kennen jedes Gerät.'),
  de(
    'Die Software wird in Kiel entwickelt und betrieben.',
    'Wir entwickeln und betreiben unsere Software in Kiel.',
  ),
  de('Geplant wird mit SAP.', 'Planung mit SAP und eigenem Lager'),
  de(
    'Das Angebot heißt „Haus in einem Tag“.',
    'Neu: das Angebot „Haus in einem Tag“ für Bauherren',
  ),
  de('Eine Stunde kostet 85 Euro.', 'Der Preis für eine Stunde liegt bei 85 Euro.'),
  de(
    'Die Website sagt: „We build roof trusses for families.“',
    'We build roof trusses for families.',
  ),
  de(
    'Wartung und Reparatur übernimmt die Werkstatt auch am Wochenende.',
    'Die Werkstatt übernimmt Wartung und Reparatur auch am Wochenende.',
  ),
  de(
    'Das Brot wird aus Dinkel und Roggen gebacken.',
    'Unser Brot backen wir aus Dinkel und Roggen.',
  ),
  en('Zimmerei Muster has built roof trusses in Leeds since 1998.', TRUSS),
  en('The company builds roof trusses for families.', TRUSS),
  en('It was founded in 1998.', TRUSS),
  en('Families in Leeds are the customers it addresses.', TRUSS),
  en(
    'More than 1,200 roofs have been built.',
    'We have built more than 1,200 roofs, 98.5% of them on time.',
  ),
  en(
    '98.5 per cent of its roofs were on time.',
    'We have built more than 1,200 roofs, 98.5% of them on time.',
  ),
  en(
    'A team of fourteen repairs bicycles in Leeds.',
    'Our team of fourteen repairs bicycles in our Leeds workshop.',
  ),
  en(
    'The workshop in Leeds repairs bicycles.',
    'Our team of fourteen repairs bicycles in our Leeds workshop.',
  ),
  en('Bicycle repairs take two days.', 'Repairing a bicycle takes two days.'),
  en(
    'The practice offers physiotherapy without a waiting list.',
    'Physiotherapy without a waiting list',
  ),
  en('It does not sell customer data.', 'We do not sell customer data to anyone.'),
  en(
    'The firm advises landlords and tenants.',
    'We advise tenants and landlords on every question.',
  ),
  en(
    'Training takes place online and in York.',
    'Our training takes place online.',
    'You can also join us in York.',
  ),
  en('Its customers include Werft Nordkai AG.', 'We work for Werft Nordkai AG and for families.'),
  en(
    'According to the website it is the oldest bakery in York.',
    'As the oldest bakery in York we know our flour.',
  ),
  en('Bread is baked from spelt and rye.', 'We bake our bread from spelt and rye.'),
  en('An hour costs £85.', 'The price of an hour is £85.'),
  en(
    'The website says: “Wir bauen Dachstühle für Familien.”',
    'Wir bauen Dachstühle für Familien.',
  ),
  en('Apprentices are trained every year.', 'Every year we train two apprentices.'),
  en(
    'Maintenance is available at weekends.',
    'Maintenance is available at weekends and in the evening.',
  ),
  de('Das Haus nimmt Hunde auf.', 'Unser Haus nimmt Hunde, Katzen und Vögel auf.'),
  de('Hunde werden aufgenommen.', 'Unser Haus nimmt Hunde, Katzen und Vögel auf.'),
  de(
    'Die Kanzlei berät mittelständische Unternehmen im Arbeitsrecht.',
    'Wir beraten mittelständische Unternehmen in allen Fragen des Arbeitsrechts.',
  ),
  de('Das Produkt lässt sich 30 Tage kostenlos testen.', 'Testen Sie es 30 Tage kostenlos.'),
  de(
    'Der Verein finanziert sich durch Spenden.',
    'Wir finanzieren uns durch Spenden und Beiträge.',
  ),
  de('Trainiert wird montags und donnerstags.', 'Wir trainieren montags und donnerstags.'),
  de('Patienten können Termine online buchen.', 'Buchen Sie Ihren Termin online.'),
  de('Geliefert wird im Umkreis von 30 Kilometern.', 'Wir liefern im Umkreis von 30 Kilometern.'),
  de('Probefahrten sind jederzeit möglich.', 'Eine Probefahrt ist jederzeit möglich.'),
  en('A check-up costs £45.', 'Check-up: £45'),
  en('Support is included for one year.', 'One year of support is included.'),
  en(
    'It sells garden furniture made of oak.',
    'Garden furniture made of oak, sold directly by us.',
  ),
  en('The software is used by more than 300 schools.', 'More than 300 schools use our software.'),
  en('All data is stored in the EU.', 'We store all data in the EU.'),
]
