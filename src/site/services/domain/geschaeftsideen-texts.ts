import { SERVICE_NAMES } from './service-names.ts'
import { serviceTexts } from './service-texts.ts'

/** The project examples are invented. */
export const GESCHAEFTSIDEEN_TEXTS = serviceTexts('Geschäftsideen kapitalisieren', {
  seo: {
    title: {
      de: 'Geschäftsideen kapitalisieren | {{firma}}',
      en: 'Capitalise on business ideas | {{firma}}',
    },
    description: {
      de: 'Trägt sich die Idee? Wir rechnen nach, testen die wackligste Annahme mit echten Angeboten und empfehlen: weitermachen, umbauen oder lassen.',
      en: 'Will the idea pay its way? We check the numbers, test the shakiest assumption with real offers and recommend: carry on, rework or let go.',
    },
    keywords: [
      { de: 'Geschäftsmodell', en: 'business model' },
      { de: 'Preistest', en: 'price test' },
      { de: 'Ausgründung', en: 'spin-off' },
      { de: 'Geschäftsidee prüfen', en: 'testing a business idea' },
    ],
    ogTitle: { de: 'Geschäftsideen kapitalisieren', en: 'Capitalise on business ideas' },
    ogDescription: {
      de: 'Nachrechnen, Preis testen, erste Kunden finden: von der Idee zum Angebot.',
      en: 'Check the numbers, test the price, find the first customers: from idea to offer.',
    },
  },
  topic: { de: 'Geschäftsmodelle', en: 'Business models' },
  title: SERVICE_NAMES.geschaeftsideen,
  picture: { image: 'service-geschaeftsideen', focus: [78, 40] },
  mainText: [
    {
      de: 'Eine gute Idee ist noch kein Geschäft. Dazu braucht sie Menschen, die dafür zahlen, einen Weg zu ihnen und Kosten, die unter dem Preis bleiben. Wir rechnen das mit euch durch, bevor ihr investiert.',
      en: 'A good idea isn’t a business yet. It needs people who will pay for it, a way to reach them and costs that stay below the price. We work that through with you before you invest.',
    },
    {
      de: 'Zuerst schreiben wir auf, was stimmen muss, damit die Rechnung aufgeht. Die wackligste Annahme testen wir als erste, und zwar mit echten Angeboten: einer Angebotsseite, einem Vorverkauf, einem Gespräch über den Preis.',
      en: 'First we write down what has to be true for the numbers to add up. We test the shakiest assumption first, and we do it with real offers: a sales page, advance orders, a conversation about the price.',
    },
    {
      de: 'Was wir lernen, fließt sofort in die Rechnung ein. Nach jedem Test seht ihr, ob die Idee besser dasteht oder schlechter, und könnt anhalten, solange es noch wenig kostet.',
      en: 'What we learn goes straight back into the numbers. After every test you can see whether the idea looks better or worse, and you can stop while it’s still cheap to do so.',
    },
    {
      de: 'Am Ende habt ihr ein Geschäftsmodell auf einer Seite, eine Rechnung mit offengelegten Annahmen und eine Empfehlung: weitermachen, umbauen oder lassen. Macht ihr weiter, begleiten wir euch auf dem Weg zu den ersten zahlenden Kunden.',
      en: 'You end up with a business model on one page, a calculation that spells out its assumptions, and a recommendation: carry on, rework or let go. If you carry on, we stay with you on the way to your first paying customers.',
    },
  ],
  typicalThemes: {
    de: 'Ein Forschungsergebnis sucht seinen Markt. Ein Werkzeug, das intern gute Dienste leistet, könnte ein Produkt werden. Ein Angebot läuft, trägt sich aber nicht. Oder eine Ausgründung steht im Raum, und der Beirat will Zahlen sehen.',
    en: 'A piece of research is looking for its market. A tool that serves you well in-house could become a product. An offer is up and running but doesn’t pay its way. Or a spin-off is being discussed, and the advisory board wants to see figures.',
  },

  projectExamples: [
    {
      picture: 'project-geschaeftsideen-1',
      figure: { de: '2 von 6', en: '2 of 6' },
      figureLabel: { de: 'Branchen mit echtem Bedarf', en: 'industries with a real need' },
      company: {
        de: 'Institut für Werkstoffe (Beispiel)',
        en: 'Materials research institute (example)',
      },
      description: {
        de: 'Eine Beschichtung hatte ein Patent und keinen Käufer. Gespräche in sechs Branchen ergaben zwei mit echtem Bedarf. In einer davon begann ein bezahlter Pilotversuch.',
        en: 'A coating had a patent and no buyer. Conversations in six industries turned up two with a real need. In one of them a paid pilot got under way.',
      },
    },
    {
      picture: 'project-geschaeftsideen-2',
      figure: { de: '8', en: '8' },
      figureLabel: { de: 'Testkunden zum Start', en: 'test customers to start with' },
      company: {
        de: 'Logistikunternehmen, 1.200\u00a0Beschäftigte (Beispiel)',
        en: 'Logistics company, 1,200\u00a0employees (example)',
      },
      description: {
        de: 'Die eigene Planungssoftware sollte verkauft werden. Der Preistest zeigte, dass kleine Speditionen monatlich zahlen wollen. Das Team strich die Lizenz und begann mit acht Testkunden.',
        en: 'The plan was to sell its in-house scheduling software. A price test showed that small hauliers would rather pay monthly. The team dropped the licence and started with eight test customers.',
      },
    },
    {
      figure: { de: '4\u00a0Wochen', en: '4\u00a0weeks' },
      figureLabel: { de: 'bis zu einem klaren Nein', en: 'to a clear no' },
      company: {
        de: 'Handwerksverbund, 40\u00a0Betriebe (Beispiel)',
        en: 'Association of 40\u00a0trade businesses (example)',
      },
      description: {
        de: 'Eine gemeinsame Plattform rechnete sich selbst im besten Fall nicht. Nach vier Wochen war das klar, und das Geld floss in eine gemeinsame Auftragsannahme.',
        en: 'A shared platform didn’t pay off even in the best case. That was clear after four weeks, and the money went into a shared order desk instead.',
      },
    },
  ],
})
