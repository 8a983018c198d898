import {
  ENDED_WAITING_DAYS,
  UNRELATED_MAIL_DAYS,
  WAITING_MONTHS,
} from '#platform/persons/domain/retention.ts'
import { personalFieldsInPolicy } from '#shop/seats/domain/registration-fields.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { FIRM } from '#site/pages/web/firm.ts'
import { KEPT_DATA } from './kept-data.ts'
import type { LegalTexts } from './legal-page.tsx'

const { address, phone, email } = FIRM
const ASKED = personalFieldsInPolicy('de')

/** SAMPLE CONTENT, to be checked by a lawyer. What it says about this website describes what the product does. */
export const texts: LegalTexts = {
  seo: {
    title: `Datenschutzerklärung | ${FIRM.name}`,
    description: `Welche Daten ${FIRM.name} beim Besuch der Website und bei Anmeldungen zu Trainings verarbeitet, wozu und wie lange. Ohne Tracking, ohne Cookie-Banner.`,
    keywords: ['Datenschutzerklärung', 'DSGVO', 'Cookies'],
    ogTitle: 'Datenschutzerklärung',
    ogDescription: 'Welche Daten wir verarbeiten, wozu und wie lange.',
  },
  topic: 'Rechtliches',
  title: 'Datenschutz\u00aderklärung',
  notice:
    'Muster: Der Text beschreibt, was diese Website tut. Hosting, Mailversand und Fristen sind vor der Veröffentlichung zu ergänzen und rechtlich zu prüfen.',
  paragraphs: [
    {
      heading: 'Kurz gesagt',
      text: [
        'Wir verarbeiten personenbezogene Daten nur, um dir diese Website zu zeigen, Anmeldungen zu Trainings zu bearbeiten und Anfragen zu beantworten. Es gibt kein Tracking, keine Werbung und keine Analyse deines Verhaltens. Schriften, Skripte und Bilder liegen auf unserem eigenen Server.',
      ],
    },
    {
      heading: 'Wer verantwortlich ist',
      text: [
        `${FIRM.legalName}\n${address.street}\n${address.postalCode} ${address.city}\n${address.country.de}\nTelefon: ${phone.display}\nE-Mail: ${email}`,
        'Muster: Ist eine Datenschutzbeauftragte oder ein Datenschutzbeauftragter benannt, stehen hier die Kontaktdaten.',
      ],
    },
    {
      heading: 'Wenn du die Website aufrufst',
      text: [
        'Dein Browser überträgt deine IP-Adresse und technische Angaben, damit unser Server antworten kann. In seinem Protokoll hält der Server nur fest, was zum Betrieb nötig ist: die Art der Anfrage, die aufgerufene Adresse ohne Zusätze, das Ergebnis, die Dauer und eine zufällige Nummer. Deine IP-Adresse steht nicht darin.',
        'Rechtsgrundlage ist unser berechtigtes Interesse daran, die Website sicher zu betreiben und Fehler zu finden (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
        'Muster: Hier stehen der Name des Hosting-Dienstleisters und was er selbst aufzeichnet.',
      ],
    },
    {
      heading: 'Wenn du dich zu Trainings anmeldest',
      text: [
        `Wir speichern deinen Namen, deine E-Mail-Adresse, ${ASKED}, das gewählte Paket mit seinem Preis, den Zeitpunkt und für jeden Platz das Training sowie Name und E-Mail-Adresse der Person, die teilnimmt, dazu ihre Firma, wenn sie angegeben ist. Firma und Kontaktdaten der buchenden Person brauchen wir, sonst können wir die Anmeldung nicht annehmen.`,
        'Hat dich jemand anderes angemeldet, haben wir deine Daten von dieser Person. Wir nutzen sie nur für die Organisation des Trainings. Du hast dieselben Rechte, als hättest du dich selbst angemeldet.',
        'Rechtsgrundlage ist der Vertrag über die Teilnahme oder seine Anbahnung (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO). Wer von anderen angemeldet wird oder für ein Unternehmen bucht, dessen Daten verarbeiten wir aus unserem berechtigten Interesse, das Training durchzuführen (Buchst.\u00a0f).',
        'Um Missbrauch abzuwehren, zählen wir die Anmeldungen je IP-Adresse. Dafür wird sie kurz gespeichert und nach etwas mehr als einer Stunde gelöscht. Eine Zufallszahl, die dein Browser mitschickt, verhindert, dass eine Anmeldung doppelt ankommt.',
      ],
    },
    {
      heading: 'Die Seite deiner Buchung',
      text: [
        'Mit dem Link in unseren E-Mails öffnest du die Seite deiner Buchung. Dort siehst du, was du gebucht hast, und kannst es ändern. Den Link schreiben wir nicht in unser Protokoll; andere Websites erfahren ihn nicht, und Suchmaschinen nehmen die Seite nicht auf. Er gilt bis 30 Tage nach dem letzten Training. Wer den Link hat, kann die Seite öffnen: Gib ihn nur Menschen, die das dürfen. Wer teilnimmt und nicht selbst gebucht hat, bekommt einen eigenen Link, der nur den eigenen Platz zeigt.',
        'Zur Buchung speichern wir, was du dort freiwillig einträgst: Angaben für die Rechnung, eine neue Kontaktadresse, die erst nach einer Bestätigung von dort gilt, und deine Anfragen. Bei jeder Änderung halten wir fest, wann sie geschah, ob sie von dir, einer teilnehmenden Person oder unserem Team kam und was vorher und nachher galt. Unser Team kann zu einer Buchung Notizen machen. Außerdem halten wir ohne Personenbezug fest, was bei deiner Buchung galt: Texte, Termine, Preise, Regeln und den Stand dieser Erklärung.',
        'Rechtsgrundlage ist der Vertrag über die Teilnahme (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO), für Personen, die andere angemeldet haben, unser berechtigtes Interesse, das Training durchzuführen (Buchst.\u00a0f). Um Missbrauch abzuwehren, zählen wir je IP-Adresse, wie oft ein falscher Link geöffnet und nach verlorenen Links gefragt wird. Dafür wird sie höchstens etwa zwei Tage gespeichert.',
      ],
    },
    {
      heading: 'Warteliste und Nachrichten über neue Termine',
      text: [
        `Trägst du dich auf eine Warteliste ein oder willst du von neuen Terminen erfahren, speichern wir deinen Namen, deine E-Mail-Adresse, für eine Warteliste ${ASKED} und die Zahl der Plätze und wann du dich eingetragen hast. Zuerst bestätigst du deine Adresse durch einen Klick. Dann schreiben wir dir nur dazu: wenn Plätze frei sind, ein Angebot endet, die Liste schließt oder ein neuer Termin feststeht. Mit dem Link in jeder Nachricht trägst du dich aus.`,
        'Rechtsgrundlage ist für die Warteliste die Anbahnung eines Vertrags (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO), für Nachrichten über neue Termine deine Einwilligung (Buchst.\u00a0a), die du jederzeit für die Zukunft widerrufst, indem du dich austrägst.',
      ],
    },
    {
      heading: 'E-Mails zur Anmeldung',
      text: [
        'Zu einer Anmeldung verschicken wir E-Mails: über ihren Eingang, über Bestätigung oder Absage, über einen neuen Termin und zur Erinnerung, einen Tag und eine Stunde vor dem Training. Wer gebucht hat, liest darin die Buchungsnummer, das Paket, den Preis und wer an welchem Training teilnimmt. Wer teilnimmt, liest von den eigenen Plätzen, von wem sie gebucht wurden und wie es in das Training geht, und bekommt Kalendereinträge dazu. Auch unser Team kann eine Nachricht über neue Anmeldungen bekommen. Die Mails bewahren wir zusammen mit der Anmeldung auf. Werbung verschicken wir darüber nicht.',
        'Muster: Hier steht der Name des Dienstleisters für den Mailversand.',
      ],
    },
    {
      heading: 'Wenn du uns schreibst oder anrufst',
      text: [
        'Wir verwenden, was du uns mitteilst, um dir zu antworten. Rechtsgrundlage ist die Anbahnung eines Vertrags oder unser berechtigtes Interesse, Anfragen zu beantworten (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b und f DSGVO).',
      ],
    },
    {
      heading: 'Wenn du unsere Werkzeuge nutzt',
      text: [
        'Strategy Consultant: Gibst du die Adresse einer Website ein, ruft unser Server bis zu acht ihrer öffentlichen Seiten ab und liest daraus, was dort über das Unternehmen steht. Die Website erfährt dabei die Adresse unseres Servers, nicht deine. Das Gelesene und den Entwurf speichern wir nicht, solange du den Entwurf nicht teilst.',
        'Innovation Flight Deck und Meeting Moderator: Was du allein einträgst, bleibt in deinem Browser, solange du es nicht teilst.',
        'Räume im Innovation Flight Deck: Eröffnet jemand einen Raum, speichert unser Server, was alle darin schreiben, zeichnen und abstimmen, und die Namen, die ihr euch gebt. Wer den Link hat, kann dazukommen. Die anderen im Raum sehen deinen Namen, ob du gerade verbunden bist, und was du schreibst und zeichnest, Ideen und Skizzen dazu erst ab der Abstimmung. Sie sehen weder, von wem eine Idee ist, noch, wie du abstimmst. E-Mail-Adressen fragen wir nicht ab. 30 Tage nach dem Eröffnen löscht die Website den Raum; wer ihn leitet, kann ihn jederzeit löschen.',
        'Meeting mitverfolgen: Gibt jemand im Meeting Moderator ein Meeting zum Mitverfolgen frei, speichert unser Server Titel, Ziel, Tag, Agenda und Uhr, mit den Namen, die auf der Agenda stehen, und bei einer Runde mit denen aller Teilnehmenden. Wer den Link oder den Code hat, kann mitlesen. Wer freigibt, kann es jederzeit beenden; dann und spätestens nach 30 Tagen wird es gelöscht.',
        'Geteilte Kopien: Teilt jemand ein Ergebnis aus einem Werkzeug als Link, speichert unser Server eine Kopie des Textes, mit den Namen, die darin stehen. Wer den Link hat, kann sie lesen. Zurücknehmen kann sie, wer sie geteilt hat, von demselben Browser aus; nach 30 Tagen wird sie gelöscht.',
        'Unser Team sieht, welche Räume, Meetings und Kopien es gibt: Titel, Größe, Zeiten, bei einem Raum, wie viele dabei sind, und den Link. Gegen Missbrauch kann es sie öffnen und löschen. Meldest du eine, speichern wir den Text deiner Meldung und nicht, wer sie schreibt. Eine Meldung löschen wir, wenn wir sie geprüft haben, spätestens mit dem, was sie meldet.',
        'KI: Ist ein KI-Dienst eingerichtet, steht das auf der Seite des Werkzeugs. Erst wenn du den Knopf drückst, neben dem er genannt ist, überträgt unser Server die Angaben aus diesem Schritt an ihn, ohne deine IP-Adresse. Trag dort nichts Vertrauliches und keine Namen von Personen ein. Ohne KI arbeiten die Werkzeuge nach festen Methoden auf unserem Server oder in deinem Browser.',
        'Um Missbrauch abzuwehren, zählen wir die Aufrufe je IP-Adresse. Dafür wird sie höchstens etwas länger als einen Tag gespeichert. Rechtsgrundlage ist unser berechtigtes Interesse, die Werkzeuge anzubieten und zu schützen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
        'Muster: Hier stehen der Name des KI-Dienstes, sein Sitz und wie lange er Eingaben aufbewahrt.',
      ],
    },
    {
      heading: 'Cookies und Speicher im Browser',
      anchor: ANCHORS.cookies,
      text: [
        'Wer die Website besucht, bekommt von ihr kein Cookie. Fünf Dinge merkt sich dein eigener Browser:',
        'Sprache: Schaltest du zwischen Deutsch und Englisch um, steht deine Wahl unter dem Namen „language“ im lokalen Speicher, bis du sie löschst.',
        'Entwurf der Anmeldung: Was du im Formular einträgst, liegt im Sitzungsspeicher, damit es beim Neuladen nicht verloren geht. Es verschwindet, wenn du die Anmeldung abschickst oder den Tab schließt.',
        'Bestätigung deiner Anmeldung: Die Buchungsnummer, deine E-Mail-Adresse und wer an welchem Training teilnimmt, liegen im Sitzungsspeicher, damit du sie nach dem Abschicken noch lesen kannst. Sie verschwinden, wenn du sie ausblendest oder den Tab schließt.',
        'Werkzeuge: Was du in ihnen einträgst, liegt im lokalen Speicher, bis du dort neu beginnst oder es löschst. Was du gelöscht hast, bleibt dort, solange du es mit „Rückgängig“ zurückholen kannst. Bist du in einem Raum, liegt dort auch eine Zufallszahl, an der er dich erkennt, und was noch nicht gesendet oder erst halb geschrieben ist. Teilst du etwas, liegt dort die Zufallszahl, mit der du es zurücknehmen kannst.',
        'Stelle auf der Seite: Wie weit du gescrollt hast, liegt im Sitzungsspeicher, damit du mit „Zurück“ wieder dort ankommst. Es verschwindet, wenn du den Tab schließt.',
        'Nur wer unser Angebot verwaltet und sich dafür einloggt, erhält Cookies: eines für die Sitzung, das nach zwölf Stunden ohne Nutzung und spätestens nach sieben Tagen abläuft, eines, das dem Browser sagt, dass es eine Sitzung gibt, und eines, an dem wir 400 Tage lang das Gerät wiedererkennen, damit fremde Anmeldeversuche dort niemanden aussperren.',
        'All das ist unbedingt nötig, damit die Website so funktioniert, wie es beim Aufruf gewünscht ist (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG). Eine Einwilligung braucht es dafür nicht. Deshalb siehst du hier kein Cookie-Banner.',
      ],
    },
    {
      heading: 'Karte auf der Kontaktseite',
      text: [
        `Die Karte von ${FIRM.map.service} lädt erst, wenn du auf „Karte laden“ klickst. Dann überträgt dein Browser deine IP-Adresse und technische Angaben an ${mapHost()}. Die Server des Dienstes können außerhalb der EU stehen, und er kann eigene Cookies setzen. Deine Wahl speichern wir nicht: Beim nächsten Besuch ist die Karte wieder aus.`,
        'Rechtsgrundlage ist deine Einwilligung durch den Klick (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO, §\u00a025 Abs.\u00a01 TDDDG). Du widerrufst sie für die Zukunft, indem du die Seite neu lädst oder verlässt.',
      ],
    },
    {
      heading: 'Links zu anderen Websites',
      text: [
        'Unsere Profile in sozialen Netzwerken, die Raumbuchung und unsere Schwesterseite sind einfache Links. Dorthin werden Daten erst übertragen, wenn du ihnen folgst. Dann gelten die Hinweise der jeweiligen Website.',
      ],
    },
    {
      heading: 'Wer deine Daten erhält',
      text: [
        'Bei uns sehen deine Daten nur die Menschen, die Anmeldungen und Anfragen bearbeiten. Dienstleister für Hosting und Mailversand und, wo du ihn nutzt, der KI-Dienst verarbeiten sie nach unseren Weisungen (Art.\u00a028 DSGVO). Wir verkaufen keine Daten.',
      ],
    },
    {
      heading: 'Wie lange wir Daten speichern',
      text: [
        `${KEPT_DATA.byWebsite} Ebenso lange heben wir auf, was unser Team in der Verwaltung getan hat.`,
        `Einen Eintrag auf einer Warteliste löscht die Website ohne Bestätigung nach 48 Stunden, sonst ${ENDED_WAITING_DAYS} Tage, nachdem du gebucht, abgelehnt oder dich ausgetragen hast oder der Termin begonnen hat, in jedem Fall ${WAITING_MONTHS} Monate nach der Eintragung. Die Mails dazu löscht sie nach ${UNRELATED_MAIL_DAYS} Tagen.`,
        'Einen Raum im Innovation Flight Deck, ein Meeting zum Mitverfolgen und eine geteilte Kopie löscht die Website in der Nacht, nachdem ihre 30 Tage vorbei sind.',
        KEPT_DATA.byFirm,
        'Muster: Hier steht, wie lange Sicherungskopien und andere Schriftwechsel aufbewahrt werden.',
      ],
    },
    {
      heading: 'Deine Rechte',
      text: [
        'Du kannst Auskunft über deine Daten verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken und sie in einem gängigen Format erhalten (Art.\u00a015 bis 20 DSGVO). Eine Einwilligung kannst du jederzeit für die Zukunft widerrufen.',
        `Widerspruch: Stützen wir uns auf ein berechtigtes Interesse, kannst du aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit widersprechen (Art.\u00a021 DSGVO). Es genügt eine Nachricht an ${email}.`,
        'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel dort, wo du wohnst oder arbeitest.',
      ],
    },
    {
      heading: 'Keine automatisierten Entscheidungen',
      text: [
        'Wir treffen keine Entscheidungen über dich, die allein auf automatisierter Verarbeitung beruhen (Art.\u00a022 DSGVO), und bilden keine Profile.',
      ],
    },
  ],
}

function mapHost(): string {
  return new URL(FIRM.map.embedUrl).hostname
}

/**
 * The day on which this text was last changed, and a hash of it (SHA-256, hex). Both are stored with each booking. A test
 * fails when the text changes and they do not.
 */
export const PRIVACY_VERSION = {
  version: '2026-11-26',
  hash: 'b86dba4ba3f31ac5f56570a6589a84d983d28d88f7bfc28be48070e1819d2a0e',
} as const

/** The text that the hash is made of. */
export const PRIVACY_TEXT = JSON.stringify(texts.paragraphs)
