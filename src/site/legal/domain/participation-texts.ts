import { legalTexts } from './legal-texts.ts'
import { PARTICIPATION_VALUES } from './participation-values.ts'

/** The terms of participation in trainings, to be checked by a lawyer. What they say about booking is what the product does. */
export const PARTICIPATION_TEXTS = legalTexts(
  'Teilnahmebedingungen',
  {
    seo: {
      title: { de: 'Teilnahmebedingungen | {{firma}}', en: 'Terms of participation | {{firma}}' },
      description: {
        de: 'Was für die Trainings von {{firma}} gilt: für wen das Angebot ist und wie Anmeldung, Rechnung, Vertretung, Umbuchung und Absage ablaufen.',
        en: 'What applies to training with {{firma}}: who it is for, registration, invoices, substitutes, moving to another date and cancelling.',
      },
      keywords: [
        { de: 'Teilnahmebedingungen', en: 'terms of participation' },
        { de: 'Absage', en: 'cancellation' },
        { de: 'Rechnung', en: 'invoice' },
      ],
      ogTitle: { de: 'Teilnahmebedingungen', en: 'Terms of participation' },
      ogDescription: {
        de: 'Was für unsere Trainings gilt, von der Anmeldung bis zur Absage.',
        en: 'What applies to our training, from registration to cancellation.',
      },
    },
    topic: { de: 'Rechtliches', en: 'Legal' },
    title: { de: 'Teilnahme\u00adbedingungen', en: 'Terms of participation' },
    notice: {
      de: 'Muster: Fristen und Prozente folgen den Regeln, die auf dieser Website gelten. Vor der Veröffentlichung sind die Bedingungen zu ergänzen und rechtlich zu prüfen.',
      en: 'Sample: deadlines and percentages follow the rules that apply on this website. Before publishing, complete the terms and have them checked by a lawyer.',
    },
    paragraphs: [
      {
        heading: { de: 'Für wen das Angebot ist', en: 'Who this offer is for' },
        text: [
          {
            de: 'Unser Angebot richtet sich an Unternehmen und andere Organisationen, nicht an Verbraucherinnen und Verbraucher (§\u00a013 BGB). Diese Bedingungen gelten für jede Anmeldung zu unseren Trainings. Dein Vertragspartner ist {{rechtsname}}, {{strasse}}, {{plz}} {{ort}}.',
            en: 'Our offer is for companies and other organisations, not for consumers (section\u00a013 of the German Civil Code, BGB). These terms apply to every registration for our training. The other party to your contract is {{rechtsname}}, {{strasse}}, {{plz}} {{ort}}.',
          },
        ],
      },
      {
        heading: { de: 'Anmeldung und Vertrag', en: 'Registration and contract' },
        text: [
          {
            de: 'Deine Anmeldung ist eine Anfrage. Wir halten die Plätze dafür frei. Der Vertrag über die Teilnahme kommt zustande, sobald wir die Anmeldung per E-Mail bestätigen. {{antwort}}',
            en: 'Your registration is a request, and we keep the seats free for it. The contract to attend is made as soon as we confirm the registration by email. {{antwort}}',
          },
          {
            de: 'Mit der Buchung halten wir fest, was dafür galt: Texte, Termine, Preis, Regeln und den Stand dieser Bedingungen. Ändern wir danach etwas für neue Buchungen, gilt für deine weiter, was damals galt. Über den Link in unseren E-Mails liest du es nach.',
            en: 'With the booking we record what applied to it: texts, dates, price, rules and the version of these terms. If we change something for new bookings later, what applied at the time still applies to yours. You can read it through the link in our emails.',
          },
        ],
      },
      {
        heading: { de: 'Preis und Rechnung', en: 'Price and invoice' },
        text: [
          {
            de: 'Es gilt der Preis, der bei deiner Anmeldung auf der Website steht, auch wenn sich die Preise danach ändern. {{rechnung}} Wir schicken sie nach unserer Bestätigung. Bestellnummer und Rechnungsadresse trägst du bei der Anmeldung ein oder danach über den Link zu deiner Buchung. Kostet die Buchung nichts, gibt es keine Rechnung.',
            en: 'The price is the one shown on the website when you register, even if prices change later. {{rechnung}} We send it after our confirmation. You can enter a purchase order number and a billing address when you register, or afterwards through the link to your booking. If the booking costs nothing, there is no invoice.',
          },
        ],
      },
      {
        heading: {
          de: 'Vertretung, Umbuchung und Absage',
          en: 'Substitutes, another date and cancelling',
        },
        text: [
          {
            de: '{{ersatz}} {{umbuchung}}',
            en: '{{ersatz}} {{umbuchung}}',
          },
          {
            de: '{{absage}}',
            en: '{{absage}}',
          },
          {
            de: 'Wir zählen ganze Tage vor dem Tag des Trainings, und der letzte zählt bis Mitternacht mit. Wer gebucht hat, erledigt das alles über den Link in unseren E-Mails. Oder schreib uns mit deiner Buchungsnummer an {{email}}.',
            en: 'We count back from the day of the session in whole days, and the last of these days is still in time. The person who booked does all of this through the link in our emails. Or write to {{email}} with your booking number.',
          },
        ],
      },
      {
        heading: { de: 'Wenn wir einen Termin absagen', en: 'If we cancel a date' },
        text: [
          {
            de: 'Müssen wir einen Termin absagen, schreiben wir allen, die daran einen Platz haben. Für diese Plätze bekommst du den ganzen Preis zurück oder einen anderen Termin, wenn dir einer passt.',
            en: 'If we have to cancel a date, we write to everyone who has a seat on that date. For those seats you get the full price back, or another date if one suits you.',
          },
        ],
      },
      {
        heading: { de: 'Unterlagen und Ergebnisse', en: 'Materials and results' },
        text: [
          {
            de: 'Muster: Hier steht, wem gehört, was in einem Training entsteht, und wie Unterlagen genutzt werden dürfen.',
            en: 'Sample: this part says who owns what is made in a training session, and how materials may be used.',
          },
        ],
      },
      {
        heading: { de: 'Haftung', en: 'Liability' },
        text: [
          {
            de: 'Muster: Hier steht, wofür die Firma haftet.',
            en: 'Sample: this part says what the company is liable for.',
          },
        ],
      },
      {
        heading: { de: 'Recht und Gerichtsstand', en: 'Governing law and jurisdiction' },
        text: [
          {
            de: 'Muster: Hier stehen das anwendbare Recht und der Gerichtsstand.',
            en: 'Sample: this part names the applicable law and the place of jurisdiction.',
          },
        ],
      },
    ],
  },
  PARTICIPATION_VALUES,
)

/** The day on which the German sample was last changed, as `PRIVACY_SAMPLE_DAY` is for the privacy policy. */
export const PARTICIPATION_SAMPLE_DAY = '2026-11-27'
