import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Geschäftsideen kapitalisieren | ${FIRM.name}`,
    description:
      'Trägt sich die Idee? Wir rechnen nach, testen die wackligste Annahme mit echten Angeboten und empfehlen: weitermachen, umbauen oder lassen.',
    keywords: ['Geschäftsmodell', 'Preistest', 'Ausgründung', 'Geschäftsidee prüfen'],
    ogTitle: 'Geschäftsideen kapitalisieren',
    ogDescription: 'Nachrechnen, Preis testen, erste Kunden finden: von der Idee zum Angebot.',
  },
  topic: 'Geschäftsmodelle',
  title: 'Geschäftsideen kapitalisieren',
  mainText: [
    'Eine gute Idee ist noch kein Geschäft. Dazu braucht sie Menschen, die dafür zahlen, einen Weg zu ihnen und Kosten, die unter dem Preis bleiben. Wir rechnen das mit euch durch, bevor ihr investiert.',
    'Zuerst schreiben wir auf, was stimmen muss, damit die Rechnung aufgeht. Die wackligste Annahme testen wir als erste, und zwar mit echten Angeboten: einer Angebotsseite, einem Vorverkauf, einem Gespräch über den Preis.',
    'Was wir lernen, fließt sofort in die Rechnung ein. Nach jedem Test seht ihr, ob die Idee besser dasteht oder schlechter, und könnt anhalten, solange es noch wenig kostet.',
    'Am Ende habt ihr ein Geschäftsmodell auf einer Seite, eine Rechnung mit offengelegten Annahmen und eine Empfehlung: weitermachen, umbauen oder lassen. Macht ihr weiter, begleiten wir euch auf dem Weg zu den ersten zahlenden Kunden.',
  ],
  typicalThemes:
    'Ein Forschungsergebnis sucht seinen Markt. Ein Werkzeug, das intern gute Dienste leistet, könnte ein Produkt werden. Ein Angebot läuft, trägt sich aber nicht. Oder eine Ausgründung steht im Raum, und der Beirat will Zahlen sehen.',
  projectExamples: [
    {
      picture: 'project-geschaeftsideen-1',
      figure: { value: '2 von 6', label: 'Branchen mit echtem Bedarf' },
      company: 'Institut für Werkstoffe (Beispiel)',
      description:
        'Eine Beschichtung hatte ein Patent und keinen Käufer. Gespräche in sechs Branchen ergaben zwei mit echtem Bedarf. In einer davon begann ein bezahlter Pilotversuch.',
    },
    {
      picture: 'project-geschaeftsideen-2',
      figure: { value: '8', label: 'Testkunden zum Start' },
      company: 'Logistikunternehmen, 1.200\u00a0Beschäftigte (Beispiel)',
      description:
        'Die eigene Planungssoftware sollte verkauft werden. Der Preistest zeigte, dass kleine Speditionen monatlich zahlen wollen. Das Team strich die Lizenz und begann mit acht Testkunden.',
    },
    {
      figure: { value: '4\u00a0Wochen', label: 'bis zu einem klaren Nein' },
      company: 'Handwerksverbund, 40\u00a0Betriebe (Beispiel)',
      description:
        'Eine gemeinsame Plattform rechnete sich selbst im besten Fall nicht. Nach vier Wochen war das klar, und das Geld floss in eine gemeinsame Auftragsannahme.',
    },
  ],
}
