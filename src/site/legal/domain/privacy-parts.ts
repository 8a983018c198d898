import type { LegalPartSample } from './legal-texts.ts'

/** Every footer has a link to it. */
const COOKIES: LegalPartSample = {
  heading: { de: 'Cookies und Speicher im Browser', en: 'Cookies and storage in your browser' },
  text: [
    {
      de: 'Wer die Website besucht, bekommt von ihr kein Cookie. Fünf Dinge merkt sich dein eigener Browser:',
      en: 'This website sets no cookies when you visit it. Your own browser remembers five things:',
    },
    {
      de: 'Sprache: Schaltest du zwischen Deutsch und Englisch um, steht deine Wahl unter dem Namen „language“ im lokalen Speicher, bis du sie löschst.',
      en: 'Language: if you switch between German and English, your choice is kept in local storage under the name “language” until you delete it.',
    },
    {
      de: 'Entwurf der Anmeldung: Was du im Formular einträgst, liegt im Sitzungsspeicher, damit es beim Neuladen nicht verloren geht. Es verschwindet, wenn du die Anmeldung abschickst oder den Tab schließt.',
      en: 'Registration draft: what you type into the form is kept in session storage so that it survives a reload. It disappears when you submit the registration or close the tab.',
    },
    {
      de: 'Bestätigung deiner Anmeldung: Die Buchungsnummer, deine E-Mail-Adresse, Paket und Preis, der Link zu deiner Buchung und wer an welchem Training teilnimmt, liegen im Sitzungsspeicher, damit du sie nach dem Abschicken noch lesen kannst. Sie verschwinden, wenn du sie ausblendest oder den Tab schließt.',
      en: 'Confirmation of your registration: the booking number, your email address and who takes part in which training session are kept in session storage so that you can still read them after submitting. They disappear when you hide them or close the tab.',
    },
    {
      de: 'Werkzeuge: Was du in ihnen einträgst, liegt im lokalen Speicher, bis du dort neu beginnst oder es löschst. Was du gelöscht hast, bleibt dort, solange du es mit „Rückgängig“ zurückholen kannst. Bist du in einem Raum, liegt dort auch eine Zufallszahl, an der er dich erkennt, und was noch nicht gesendet oder erst halb geschrieben ist. Teilst du etwas, liegt dort die Zufallszahl, mit der du es zurücknehmen kannst. Gibst du ein Ergebnis an ein anderes Werkzeug weiter, liegt es im Sitzungsspeicher, bis dieses geöffnet ist.',
      en: 'Tools: what you enter in them is kept in local storage until you start over there or delete it. What you have deleted stays there for as long as you can bring it back with “Undo”. While you are in a room, it also holds a random number by which the room knows you, and what has not been sent yet or is only half-written. If you share something, it holds the random number with which you can take it back. If you pass a result on to another tool, it is kept in session storage until that tool is open.',
    },
    {
      de: 'Stelle auf der Seite: Wie weit du gescrollt hast, liegt im Sitzungsspeicher, damit du mit „Zurück“ wieder dort ankommst. Es verschwindet, wenn du den Tab schließt.',
      en: 'Place on the page: how far you have scrolled is kept in session storage so that “Back” takes you to the same spot. It disappears when you close the tab.',
    },
    {
      de: 'Nur wer unser Angebot verwaltet und sich dafür einloggt, erhält Cookies: eines für die Sitzung, das nach zwölf Stunden ohne Nutzung und spätestens nach sieben Tagen abläuft, eines, das dem Browser sagt, dass es eine Sitzung gibt, und eines, an dem wir 400 Tage lang das Gerät wiedererkennen, damit fremde Anmeldeversuche dort niemanden aussperren.',
      en: 'Only people who log in to manage the website are given cookies: one for the session, which expires after twelve hours without use and after seven days at the latest, one that tells the browser there is a session, and one by which we recognise the device for 400 days, so that other people’s attempts to log in cannot lock anyone out on it.',
    },
    {
      de: 'All das ist unbedingt nötig, damit die Website so funktioniert, wie es beim Aufruf gewünscht ist (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG). Eine Einwilligung braucht es dafür nicht. Deshalb siehst du hier kein Cookie-Banner.',
      en: 'All of this is strictly necessary for the website to work as the person using it asks it to (section\u00a025(2) no.\u00a02 TDDDG, the German law on privacy in digital services). No consent is needed for it, which is why you see no cookie banner here.',
    },
  ],
}

/** To be checked by a lawyer. What it says about this website describes what the product does. */
export const PRIVACY_PARTS: readonly LegalPartSample[] = [
  {
    heading: { de: 'Kurz gesagt', en: 'In short' },
    text: [
      {
        de: 'Wir verarbeiten personenbezogene Daten nur, um dir diese Website zu zeigen, Anmeldungen zu Trainings zu bearbeiten und Anfragen zu beantworten. Es gibt kein Tracking, keine Werbung und keine Analyse deines Verhaltens. Schriften, Skripte und Bilder liegen auf unserem eigenen Server.',
        en: 'We process personal data only to show you this website, to handle training registrations and to answer enquiries. There is no tracking, no advertising and no analysis of your behaviour. Fonts, scripts and pictures are on our own server.',
      },
    ],
  },
  {
    heading: { de: 'Wer verantwortlich ist', en: 'Who is responsible' },
    text: [
      {
        de: '{{rechtsname}}\n{{strasse}}\n{{plz}} {{ort}}\n{{land}}\nTelefon: {{telefon}}\nE-Mail: {{email}}',
        en: '{{rechtsname}}\n{{strasse}}\n{{plz}} {{ort}}\n{{land}}\nPhone: {{telefon}}\nEmail: {{email}}',
      },
      {
        de: 'Muster: Ist eine Datenschutzbeauftragte oder ein Datenschutzbeauftragter benannt, stehen hier die Kontaktdaten.',
        en: 'Sample: if a data protection officer has been appointed, their contact details go here.',
      },
    ],
  },
  {
    heading: { de: 'Wenn du die Website aufrufst', en: 'When you visit the website' },
    text: [
      {
        de: 'Dein Browser überträgt deine IP-Adresse und technische Angaben, damit unser Server antworten kann. In seinem Protokoll hält der Server nur fest, was zum Betrieb nötig ist: die Art der Anfrage, die aufgerufene Adresse ohne Zusätze, das Ergebnis, die Dauer und eine zufällige Nummer. Deine IP-Adresse steht nicht darin.',
        en: 'Your browser sends your IP address and some technical details so that our server can answer. The server’s log holds only what is needed to run it: the kind of request, the address requested without anything appended to it, the outcome, how long it took and a random number. Your IP address is not in it.',
      },
      {
        de: 'Rechtsgrundlage ist unser berechtigtes Interesse daran, die Website sicher zu betreiben und Fehler zu finden (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
        en: 'The legal basis is our legitimate interest in running the website securely and finding errors (Art.\u00a06(1)(f) GDPR).',
      },
      {
        de: 'Muster: Hier stehen der Name des Hosting-Dienstleisters und was er selbst aufzeichnet.',
        en: 'Sample: the name of the hosting provider goes here, and what it records itself.',
      },
    ],
  },
  {
    heading: { de: 'Wenn du dich zu Trainings anmeldest', en: 'When you register for training' },
    text: [
      {
        de: 'Wir speichern deinen Namen, deine E-Mail-Adresse, {{angaben}}, das gewählte Paket mit seinem Preis, einen eingelösten Rabattcode, den Zeitpunkt und für jeden Platz das Training sowie Name und E-Mail-Adresse der Person, die teilnimmt, dazu ihre Firma, wenn sie angegeben ist. Firma und Kontaktdaten der buchenden Person brauchen wir, sonst können wir die Anmeldung nicht annehmen.',
        en: 'We store your name, your email address, {{angaben}}, the package you chose and its price, a discount code you used, the time, and for each seat the training session and the name and email address of the person attending, plus their company if given. We need the company and contact details of the person booking; without them we cannot accept the registration.',
      },
      {
        de: 'Hat dich jemand anderes angemeldet, haben wir deine Daten von dieser Person. Wir nutzen sie nur für die Organisation des Trainings. Du hast dieselben Rechte, als hättest du dich selbst angemeldet.',
        en: 'If someone else registered you, we have your details from them. We use them only to organise the training session. You have the same rights as if you had registered yourself.',
      },
      {
        de: 'Rechtsgrundlage ist der Vertrag über die Teilnahme oder seine Anbahnung (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO). Wer von anderen angemeldet wird oder für ein Unternehmen bucht, dessen Daten verarbeiten wir aufgrund unseres berechtigten Interesses, das Training durchzuführen (Buchst.\u00a0f).',
        en: 'The legal basis is the contract to attend, or the steps leading up to it (Art.\u00a06(1)(b) GDPR). If you were registered by someone else or are booking for a company, we process your data on the basis of our legitimate interest in holding the training session (Art.\u00a06(1)(f) GDPR).',
      },
      {
        de: 'Um Missbrauch abzuwehren, zählen wir die Anmeldungen je IP-Adresse. Dafür speichern wir sie kurz und löschen sie nach etwas mehr als einer Stunde. Eine Zufallszahl, die dein Browser mitschickt, verhindert, dass eine Anmeldung doppelt ankommt.',
        en: 'To prevent abuse, we count registrations per IP address. The address is stored briefly for this and deleted after a little more than an hour. A random number sent by your browser keeps a registration from arriving twice.',
      },
    ],
  },
  {
    heading: { de: 'Die Seite deiner Buchung', en: 'The page of your booking' },
    text: [
      {
        de: 'Mit dem Link in unseren E-Mails öffnest du die Seite deiner Buchung. Dort siehst du, was du gebucht hast, und kannst es ändern. Den Link schreiben wir nicht in unser Protokoll; andere Websites erfahren ihn nicht, und Suchmaschinen nehmen die Seite nicht auf. Er gilt bis 30 Tage nach dem letzten Training. Wer den Link hat, kann die Seite öffnen: Gib ihn nur Menschen, die das dürfen. Wer teilnimmt und nicht selbst gebucht hat, bekommt einen eigenen Link, der nur den eigenen Platz zeigt.',
        en: 'The link in our emails opens the page of your booking. It shows what you have booked, and lets you change it. We do not write the link into our log, other websites do not learn it, and search engines do not list the page. It is valid until 30 days after the last training session. Anyone with the link can open the page, so only give it to people who are allowed to. Attendees who did not book get a link of their own, which shows only their own seat.',
      },
      {
        de: 'Zur Buchung speichern wir, was du bei der Anmeldung oder dort freiwillig einträgst: Angaben für die Rechnung (Adresse, USt-IdNr., Bestellnummer, Leitweg-ID, E-Mail-Adresse und ob sie Teilnehmende nennen und eine XRechnung sein soll), eine neue Kontaktadresse, die erst nach einer Bestätigung von dort gilt, und deine Anfragen. Bei jeder Änderung halten wir fest, wann sie geschah, ob sie von dir, einer teilnehmenden Person oder unserem Team kam und was vorher und nachher galt. Unser Team kann zu einer Buchung Notizen machen und festhalten, wie es eine USt-IdNr. geprüft hat. Außerdem halten wir ohne Personenbezug fest, was bei deiner Buchung galt: Texte, Termine, Preise, Regeln und den Stand dieser Erklärung.',
        en: 'With the booking we store what you choose to enter when you register or there: details for the invoice (address, VAT ID, order number, Leitweg-ID, email address, and whether it is to name attendees and to be an XRechnung), a new contact address, which takes effect only once it has been confirmed from there, and your requests. Of every change we record when it was made, whether by you, an attendee or our team, and what applied before and after. Our team can write notes about a booking, and record how it checked a VAT ID. We also record, without linking it to a person, what applied to your booking: texts, dates, prices, rules and the version of this policy.',
      },
      {
        de: 'Rechtsgrundlage ist der Vertrag über die Teilnahme (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO), für Personen, die andere angemeldet haben, unser berechtigtes Interesse, das Training durchzuführen (Buchst.\u00a0f). Um Missbrauch abzuwehren, zählen wir je IP-Adresse, wie oft ein falscher Link geöffnet und nach verlorenen Links gefragt wird. Dafür speichern wir sie höchstens etwa zwei Tage.',
        en: 'The legal basis is the contract to attend (Art.\u00a06(1)(b) GDPR), and for people whom others have registered our legitimate interest in holding the training session (Art.\u00a06(1)(f)). To prevent abuse, we count per IP address how often a wrong link is opened and how often lost links are asked for. The address is stored for about two days at most for this.',
      },
    ],
  },
  {
    heading: {
      de: 'Warteliste und Nachrichten über neue Termine',
      en: 'Waiting list and messages about new dates',
    },
    text: [
      {
        de: 'Trägst du dich auf eine Warteliste ein oder willst du von neuen Terminen erfahren, speichern wir deinen Namen, deine E-Mail-Adresse und wann du dich eingetragen hast, für eine Warteliste auch {{angaben}} und die Zahl der Plätze. Zuerst bestätigst du deine Adresse durch einen Klick. Dann schreiben wir dir nur dazu: wenn Plätze frei sind, ein Angebot endet, die Liste schließt oder ein neuer Termin feststeht. Mit dem Link in jeder Nachricht trägst du dich aus.',
        en: 'If you join a waiting list or want to hear about new dates, we store your name and email address, when you joined and, for a waiting list, also {{angaben}} and the number of seats. First you confirm your address by clicking a link. After that we write to you about this and nothing else: when seats are free, an offer ends, the list closes or a new date is set. The link in every message lets you leave.',
      },
      {
        de: 'Rechtsgrundlage ist für die Warteliste die Anbahnung eines Vertrags (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO), für Nachrichten über neue Termine deine Einwilligung (Buchst.\u00a0a), die du jederzeit für die Zukunft widerrufst, indem du dich austrägst.',
        en: 'The legal basis for the waiting list is the steps leading up to a contract (Art.\u00a06(1)(b) GDPR), and for messages about new dates your consent (Art.\u00a06(1)(a)), which you can withdraw for the future at any time by leaving.',
      },
    ],
  },
  {
    heading: { de: 'E-Mails zur Anmeldung', en: 'Emails about your registration' },
    text: [
      {
        de: 'Zu einer Anmeldung verschicken wir E-Mails: wenn sie angekommen ist, wenn sie bestätigt oder abgesagt wird, wenn sich ein Termin ändert, und zur Erinnerung am Tag vor dem Training und noch einmal eine Stunde vorher. Wer gebucht hat, liest darin die Buchungsnummer, das Paket, den Preis und wer an welchem Training teilnimmt. Wer teilnimmt, liest von den eigenen Plätzen, von wem sie gebucht wurden und wie es in das Training geht, und bekommt Kalendereinträge dazu. Auch unser Team kann eine Nachricht über neue Anmeldungen bekommen. Die E-Mails bewahren wir zusammen mit der Anmeldung auf. Werbung verschicken wir mit ihnen nicht.',
        en: 'We send emails about a registration: when it has arrived, when it is confirmed or cancelled, when a date changes, and as a reminder one day and one hour before the session. The person who booked gets the booking number, the package, the price and who is attending which training session. Everyone attending is told which seats are theirs, who booked them and how to join the session, and gets calendar entries. Our team may also be notified of new registrations. We keep these emails together with the registration. We do not use them for advertising.',
      },
      {
        de: 'Muster: Hier steht der Name des Dienstleisters für den Mailversand.',
        en: 'Sample: the name of the email delivery provider goes here.',
      },
    ],
  },
  {
    heading: { de: 'Wenn du uns schreibst oder anrufst', en: 'When you write or call' },
    text: [
      {
        de: 'Wir verwenden, was du uns mitteilst, um dir zu antworten. Rechtsgrundlage ist die Anbahnung eines Vertrags oder unser berechtigtes Interesse, Anfragen zu beantworten (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b und f DSGVO).',
        en: 'We use what you tell us in order to answer you. The legal basis is the steps leading up to a contract, or our legitimate interest in answering enquiries (Art.\u00a06(1)(b) and (f) GDPR).',
      },
    ],
  },
  {
    heading: { de: 'Wenn du unsere Werkzeuge nutzt', en: 'When you use our tools' },
    text: [
      {
        de: 'Strategy Consultant: Gibst du die Adresse einer Website ein, ruft unser Server bis zu zwölf ihrer öffentlichen Seiten ab und liest daraus, was dort über das Unternehmen steht. Die Website erfährt dabei die Adresse unseres Servers, nicht deine. Dasselbe gilt für bis zu drei Websites, die du zum Vergleich nennst. Die Adressen, das Gelesene und den Entwurf speichern wir nicht, solange du den Entwurf nicht teilst; sie bleiben in deinem Browser.',
        en: 'Strategy Consultant: when you enter the address of a website, our server fetches up to twelve of its public pages and reads what they say about the company. That website learns our server’s address, not yours. The same goes for up to three websites that you name for comparison. We do not store the addresses, what was read, or the draft, unless you share the draft; they stay in your browser.',
      },
      {
        de: 'Innovation Flight Deck und Meeting Moderator: Was du allein einträgst, bleibt in deinem Browser, solange du es nicht teilst.',
        en: 'Innovation Flight Deck and Meeting Moderator: what you enter on your own stays in your browser unless you share it.',
      },
      {
        de: 'Räume im Innovation Flight Deck: Eröffnet jemand einen Raum, speichert unser Server, was alle darin schreiben, zeichnen und abstimmen, und die Namen, die ihr euch gebt. Wer den Link hat, kann dazukommen. Die anderen im Raum sehen deinen Namen, ob du gerade verbunden bist und was du schreibst und zeichnest, Ideen und Skizzen dazu erst, wenn ihr sie ordnet, und ob du mit einem Schritt fertig bist. Von wem eine Idee ist und wie du abstimmst, sehen sie nicht. Aus einem eigenen Sprint kommen Problem und Personen nur mit, wenn das angekreuzt ist. Wir speichern, wann die Leitung zuletzt verbunden war, damit jemand anderes übernehmen kann. E-Mail-Adressen fragen wir nicht ab. 30 Tage nach dem Eröffnen löscht die Website den Raum; wer ihn leitet, kann ihn jederzeit löschen.',
        en: 'Rooms in the Innovation Flight Deck: when somebody opens a room, our server stores what everyone in it writes, draws and votes, and the names you choose. Anyone with the link can join. The others in the room see your name, whether you are connected at the moment, and what you write and draw, but ideas and the sketches of them only once you sort them, and whether you are done with a step. They see neither who wrote an idea nor how you vote. The problem and people of a sprint of your own come along only if that is ticked. We store when the host was last connected, so that somebody else can take the lead. We do not ask for email addresses. The website deletes the room 30 days after it was opened; its host can delete it at any time.',
      },
      {
        de: 'Meeting mitverfolgen: Gibt jemand im Meeting Moderator ein Meeting zum Mitverfolgen frei, speichert unser Server Titel, Ziel, Tag, Agenda und Uhr, mit den Namen, die auf der Agenda stehen, und bei einer Runde mit denen aller Teilnehmenden. Wer den Link oder den Code hat, kann mitlesen. Lässt die Moderation Teilnehmende schreiben, speichert er auch ihre Vornamen, jede Notiz, bis der Browser der Moderation sie hat, und jede Antwort auf eine Abstimmung, bis ausgezählt ist. Notizen und Vornamen sieht die Moderation, von Abstimmungen sehen alle nur die Summen. Wer freigibt, kann das jederzeit beenden. Dann löscht der Server alles, spätestens nach 30 Tagen.',
        en: 'Following a meeting: when somebody lets participants follow a meeting in the Meeting Moderator, our server stores its title, goal, day, agenda and clock, with the names on the agenda and, for a round, those of everyone attending. Anyone with the link or the code can follow along. Where the host lets participants write, the server also stores their first names, each note until the host’s browser has it, and each answer to a vote until it is counted. The host sees notes and first names; of votes everyone sees only the totals. Whoever shares it can stop at any time; it is deleted then, and after 30 days at the latest.',
      },
      {
        de: 'Geteilte Kopien: Teilt jemand ein Ergebnis aus einem Werkzeug als Link, speichert unser Server eine Kopie des Textes, mit den Namen, die darin stehen. Wer den Link hat, kann sie lesen. Zurücknehmen kann sie, wer sie geteilt hat, von demselben Browser aus; nach 30 Tagen wird sie gelöscht.',
        en: 'Shared copies: when somebody shares a result from a tool as a link, our server stores a copy of the text, with the names in it. Anyone with the link can read it. Whoever shared it can delete it from the same browser; after 30 days it is deleted in any case.',
      },
      {
        de: 'Unser Team sieht, welche Räume, Meetings und Kopien es gibt: Titel, Größe, Zeiten, bei einem Raum auch, wie viele dabei sind, und den Link. Um Missbrauch zu verhindern, kann es sie öffnen und löschen. Meldest du etwas davon, speichern wir den Text deiner Meldung und nicht, wer sie schreibt. Eine Meldung löschen wir, wenn wir sie geprüft haben, spätestens zusammen mit dem Gemeldeten.',
        en: 'Our team sees which rooms, meetings and copies there are: title, size, times, for a room how many people are in it, and the link. To prevent misuse, it can open and delete them. When you report one, we store the text of your report, but not who wrote it. We delete a report once we have checked it, at the latest together with what it is about.',
      },
      {
        de: 'KI: Ist ein KI-Dienst eingerichtet, steht das auf der Seite des Werkzeugs. Erst wenn du den Knopf drückst, neben dem er genannt ist, überträgt unser Server die Angaben aus diesem Schritt an ihn, ohne deine IP-Adresse. Trag dort nichts Vertrauliches und keine Namen von Personen ein. Ohne KI arbeiten die Werkzeuge nach festen Methoden auf unserem Server oder in deinem Browser.',
        en: 'AI: where an AI service is set up, the page of the tool says so. Our server sends it what you entered in that step, without your IP address, and only when you press the button beside its name. Please do not enter anything confidential or people’s names there. Without AI the tools work by fixed methods, on our server or in your browser.',
      },
      {
        de: 'Um Missbrauch abzuwehren, zählen wir die Aufrufe je IP-Adresse. Dafür speichern wir sie höchstens etwas länger als einen Tag. Rechtsgrundlage ist unser berechtigtes Interesse, die Werkzeuge anzubieten und zu schützen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
        en: 'To prevent abuse, we count requests per IP address. The address is stored for little more than a day at most for this. The legal basis is our legitimate interest in offering and protecting the tools (Art.\u00a06(1)(f) GDPR).',
      },
      {
        de: 'Muster: Hier stehen der Name des KI-Dienstes, sein Sitz und wie lange er Eingaben aufbewahrt.',
        en: 'Sample: the name of the AI service, where it is based and how long it keeps what was entered go here.',
      },
    ],
  },
  COOKIES,
  {
    heading: { de: 'Karte auf der Kontaktseite', en: 'Map on the contact page' },
    text: [
      {
        de: 'Die Karte von {{kartendienst}} lädt erst, wenn du auf „Karte laden“ klickst. Dann überträgt dein Browser deine IP-Adresse und technische Angaben an {{kartenserver}}. Die Server des Dienstes können außerhalb der EU stehen, und er kann eigene Cookies setzen. Deine Wahl speichern wir nicht: Beim nächsten Besuch ist die Karte wieder aus.',
        en: 'The {{kartendienst}} map loads only when you click “Load map”. Your browser then sends your IP address and technical details to {{kartenserver}}. The service’s servers may be outside the EU, and it may set cookies of its own. We do not store your choice: on your next visit the map is off again.',
      },
      {
        de: 'Rechtsgrundlage ist deine Einwilligung durch den Klick (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO, §\u00a025 Abs.\u00a01 TDDDG). Du widerrufst sie für die Zukunft, indem du die Seite neu lädst oder verlässt.',
        en: 'The legal basis is the consent you give by clicking (Art.\u00a06(1)(a) GDPR, section\u00a025(1) TDDDG). You withdraw it for the future by reloading or leaving the page.',
      },
    ],
  },
  {
    heading: { de: 'Links zu anderen Websites', en: 'Links to other websites' },
    text: [
      {
        de: 'Unsere Profile in sozialen Netzwerken, die Raumbuchung und unsere Schwesterseite sind einfache Links. Dorthin werden Daten erst übertragen, wenn du ihnen folgst. Dann gelten die Hinweise der jeweiligen Website.',
        en: 'Our social media profiles, the room booking and our sister site are plain links. Data goes there only if you follow them. The privacy information of that website then applies.',
      },
    ],
  },
  {
    heading: { de: 'Wer deine Daten erhält', en: 'Who receives your data' },
    text: [
      {
        de: 'Bei uns sehen deine Daten nur die Menschen, die Anmeldungen und Anfragen bearbeiten. Dienstleister für Hosting und Mailversand und, wo du ihn nutzt, der KI-Dienst verarbeiten sie nach unseren Weisungen (Art.\u00a028 DSGVO). Wir verkaufen keine Daten.',
        en: 'Within our firm, only the people who handle registrations and enquiries see your data. Providers of hosting and email delivery and, where you use it, the AI service process it on our instructions (Art.\u00a028 GDPR). We do not sell data.',
      },
      {
        de: 'In den Trainings arbeiten wir mit einem Meeting-Tool, einem Whiteboard und KI-Werkzeugen. Deren Anbieter verarbeiten, was du dort sagst, zeigst und eingibst, auch den Namen, mit dem du beitrittst. Welche es sind und wo ihre Server stehen, steht auf der Seite der Trainings bei den häufigen Fragen.',
        en: 'In the training sessions we work with a meeting tool, a whiteboard and AI tools. Their providers process what you say, show and enter there, including the name you join with. Which ones they are and where their servers are is answered on the trainings page, under the frequent questions (in German).',
      },
    ],
  },
  {
    heading: { de: 'Wie lange wir Daten speichern', en: 'How long we keep data' },
    text: [
      {
        de: '{{loeschung}} Ebenso lange heben wir auf, was unser Team in der Verwaltung getan hat.',
        en: '{{loeschung}} What our team did in the administration is kept for the same length of time.',
      },
      {
        de: 'Einen Eintrag auf einer Warteliste löscht die Website ohne Bestätigung nach 48 Stunden, sonst {{warteliste_tage}} Tage, nachdem du gebucht, abgelehnt oder dich ausgetragen hast oder der Termin begonnen hat, in jedem Fall {{warteliste_monate}} Monate nach der Eintragung. Die E-Mails dazu löscht sie nach {{mail_tage}} Tagen.',
        en: 'An entry on a waiting list is deleted by the website after 48 hours without confirmation, otherwise {{warteliste_tage}} days after you have booked, declined or left or the date has begun, and in any case {{warteliste_monate}} months after you joined. The emails about it are deleted after {{mail_tage}} days.',
      },
      {
        de: 'Einen Raum im Innovation Flight Deck, ein Meeting zum Mitverfolgen und eine geteilte Kopie löscht die Website in der Nacht, nachdem ihre 30 Tage vorbei sind.',
        en: 'A room in the Innovation Flight Deck, a meeting that participants follow and a shared copy are deleted during the night after their 30 days are over.',
      },
      {
        de: '{{aufbewahrung}}',
        en: '{{aufbewahrung}}',
      },
      {
        de: 'Muster: Hier steht, wie lange Sicherungskopien und andere Schriftwechsel aufbewahrt werden.',
        en: 'Sample: how long backups and other correspondence are kept goes here.',
      },
    ],
  },
  {
    heading: { de: 'Deine Rechte', en: 'Your rights' },
    text: [
      {
        de: 'Du kannst Auskunft über deine Daten verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken und sie in einem gängigen Format erhalten (Art.\u00a015 bis 20 DSGVO). Eine Einwilligung kannst du jederzeit für die Zukunft widerrufen.',
        en: 'You can ask for access to your data, have it corrected or erased, restrict its processing and receive it in a common format (Art.\u00a015 to 20 GDPR). You can withdraw consent at any time for the future.',
      },
      {
        de: 'Widerspruch: Stützen wir uns auf ein berechtigtes Interesse, kannst du aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit widersprechen (Art.\u00a021 DSGVO). Es genügt eine Nachricht an {{email}}.',
        en: 'Right to object: where we rely on a legitimate interest, you can object at any time on grounds relating to your particular situation (Art.\u00a021 GDPR). A message to {{email}} is enough.',
      },
      {
        de: 'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel dort, wo du wohnst oder arbeitest.',
        en: 'You can also complain to a data protection authority, for example where you live or work.',
      },
    ],
  },
  {
    heading: { de: 'Keine automatisierten Entscheidungen', en: 'No automated decisions' },
    text: [
      {
        de: 'Wir treffen keine Entscheidungen über dich, die allein auf automatisierter Verarbeitung beruhen (Art.\u00a022 DSGVO), und bilden keine Profile.',
        en: 'We make no decisions about you that are based solely on automated processing (Art.\u00a022 GDPR), and we create no profiles.',
      },
    ],
  },
]

/** The id of the part about cookies. */
export const COOKIES_PART = String(PRIVACY_PARTS.indexOf(COOKIES) + 1)
