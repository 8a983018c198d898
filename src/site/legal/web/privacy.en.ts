import {
  ENDED_WAITING_DAYS,
  RETENTION_MONTHS,
  UNRELATED_MAIL_DAYS,
  WAITING_MONTHS,
} from '#platform/persons/domain/retention.ts'
import { personalFieldsInPolicy } from '#shop/seats/domain/registration-fields.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { FIRM } from '#site/pages/web/firm.ts'
import type { LegalTexts } from './legal-page.tsx'

const { address, phone, email } = FIRM
const ASKED = personalFieldsInPolicy('en')

/** SAMPLE CONTENT, to be checked by a lawyer. What it says about this website describes what the product does. */
export const texts: LegalTexts = {
  seo: {
    title: `Privacy policy | ${FIRM.name}`,
    description: `Which data ${FIRM.name} processes when you visit this website or register for training, why and for how long. No tracking and no cookie banner.`,
    keywords: ['privacy policy', 'GDPR', 'data protection'],
    ogTitle: 'Privacy policy',
    ogDescription: 'Which data we process, why and for how long.',
  },
  topic: 'Legal',
  title: 'Privacy policy',
  notice:
    'Sample: this text describes what this website does. Before publishing, add your hosting, mail delivery and retention periods, and have it checked by a lawyer.',
  paragraphs: [
    {
      heading: 'In short',
      text: [
        'We process personal data only to show you this website, to handle training registrations and to answer enquiries. There is no tracking, no advertising and no analysis of your behaviour. Fonts, scripts and pictures are on our own server.',
      ],
    },
    {
      heading: 'Who is responsible',
      text: [
        `${FIRM.legalName}\n${address.street}\n${address.postalCode} ${address.city}\n${address.country.en}\nPhone: ${phone.display}\nEmail: ${email}`,
        'Sample: if a data protection officer has been appointed, their contact details go here.',
      ],
    },
    {
      heading: 'When you visit the website',
      text: [
        'Your browser sends your IP address and some technical details so that our server can answer. The server’s log holds only what is needed to run it: the kind of request, the address called without anything appended to it, the outcome, how long it took and a random number. Your IP address is not in it.',
        'The legal basis is our legitimate interest in running the website securely and finding errors (Art.\u00a06(1)(f) GDPR).',
        'Sample: the name of the hosting provider goes here, and what it records itself.',
      ],
    },
    {
      heading: 'When you register for training',
      text: [
        `We store your name, your email address, ${ASKED}, the package you chose and its price, the time, and for each seat the training and the name and email address of the person attending, plus their company if given. We need the company and contact details of the person booking; without them we cannot accept the registration.`,
        'If someone else registered you, we have your details from them. We use them only to organise the training. You have the same rights as if you had registered yourself.',
        'The legal basis is the contract to attend, or the steps leading up to it (Art.\u00a06(1)(b) GDPR). If you were registered by someone else or are booking for a company, we process your data on the basis of our legitimate interest in holding the training (Art.\u00a06(1)(f) GDPR).',
        'To prevent abuse, we count registrations per IP address. The address is stored briefly for this and deleted after a little more than an hour. A random number sent by your browser keeps a registration from arriving twice.',
      ],
    },
    {
      heading: 'The page of your booking',
      text: [
        'The link in our emails opens the page of your booking. It shows what you have booked, and lets you change it. We do not write the link into our log, other websites do not learn it, and search engines do not list the page. It is valid until 30 days after the last training. Whoever has the link can open the page, so only give it to people who are allowed to. Attendees who did not book get a link of their own, which shows only their own seat.',
        'With the booking we store what you choose to enter there: data for the invoice, a new contact address, which takes effect only once it has been confirmed from there, and your requests. Of every change we record when it was made, whether by you, an attendee or our team, and what was valid before and after. Our team can write notes about a booking. We also record, without reference to a person, what was valid for your booking: texts, dates, prices, rules and the version of this policy.',
        'The legal basis is the contract about taking part (Art.\u00a06(1)(b) GDPR), and for people whom others have registered our legitimate interest in holding the training (Art.\u00a06(1)(f)). To prevent abuse we count by IP address how often a wrong link is opened and lost links are asked for. For that the address is stored for about two days at most.',
      ],
    },
    {
      heading: 'Waiting list and messages about new dates',
      text: [
        `If you join a waiting list or want to hear of new dates, we store your name and email address, for a waiting list also ${ASKED} and the number of seats, and when you joined. First you confirm your address by clicking a link. After that we write to you about this and nothing else: when seats are free, an offer ends, the list closes or a new date is planned. The link in every message lets you leave.`,
        'The legal basis for the waiting list is the steps leading up to a contract (Art.\u00a06(1)(b) GDPR), and for messages about new dates your consent (Art.\u00a06(1)(a)), which you can withdraw for the future at any time by leaving.',
      ],
    },
    {
      heading: 'Emails about your registration',
      text: [
        'We send emails about a registration: when it has arrived, when it is confirmed or cancelled, when a date changes, and as a reminder one day and one hour before the training. The person who booked gets the booking number, the package, the price and who is attending which training. Everyone attending gets their own seats, who booked them, how to join the training, and calendar entries. Our team may also be notified of new registrations. We keep these emails together with the registration. We do not use them for advertising.',
        'Sample: the name of the mail delivery provider goes here.',
      ],
    },
    {
      heading: 'When you write or call',
      text: [
        'We use what you tell us in order to answer you. The legal basis is the steps leading up to a contract, or our legitimate interest in answering enquiries (Art.\u00a06(1)(b) and (f) GDPR).',
      ],
    },
    {
      heading: 'When you use our tools',
      text: [
        'Strategy Consultant: when you enter the address of a website, our server fetches up to eight of its public pages and reads what they say about the company. That website learns our server’s address, not yours. We do not store what was read, nor the draft unless you share it.',
        'Innovation Flight Deck and Meeting Moderator: what you enter on your own stays in your browser unless you share it.',
        'Rooms in the Innovation Flight Deck: when somebody opens a room, our server stores what everyone in it writes, draws and votes, and the names you choose. Whoever has the link can join. The others in the room see your name, whether you are connected at the moment, and what you write and draw, ideas and their sketches only from the vote on. They see neither who wrote an idea nor how you vote. We do not ask for email addresses. The website deletes the room 30 days after it was opened; its host can delete it at any time.',
        'Following a meeting: when somebody lets participants follow a meeting in the Meeting Moderator, our server stores its title, goal, day, agenda and clock, with the names on the agenda and, for a round, those of everyone attending. Whoever has the link or the code can read along. Whoever shares it can stop at any time; it is deleted then, and after 30 days at the latest.',
        'Shared copies: when somebody shares a result from a tool as a link, our server stores a copy of the text, with the names in it. Whoever has the link can read it. Whoever shared it can delete it from the same browser; after 30 days it is deleted in any case.',
        'Our team sees which rooms, meetings and copies there are: title, size, times, for a room how many are in it, and the link. To prevent misuse, it can open and delete them. When you report one, we store the text of your report and not who writes it. We delete a report once we have checked it, at the latest together with what it is about.',
        'AI: where an AI service is set up, the page of the tool says so. Only when you press the button beside which it is named does our server send it what you entered in that step, without your IP address. Please enter nothing confidential there and no people’s names. Without AI the tools work by fixed methods, on our server or in your browser.',
        'To prevent abuse we count calls per IP address. For that it is kept for little more than a day at most. The legal basis is our legitimate interest in offering and protecting the tools (Art.\u00a06(1)(f) GDPR).',
        'Sample: the name of the AI service, its seat and how long it keeps what was entered go here.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      anchor: ANCHORS.cookies,
      text: [
        'Visiting this website does not give you a cookie. Your own browser remembers five things:',
        'Language: if you switch between German and English, your choice is kept in local storage under the name “language” until you delete it.',
        'Registration draft: what you type into the form is kept in session storage so that it survives a reload. It disappears when you submit the registration or close the tab.',
        'Confirmation of your registration: the booking number, your email address and who takes part in which training are kept in session storage so that you can still read them after submitting. They disappear when you hide them or close the tab.',
        'Tools: what you enter in them is kept in local storage until you start over there or delete it. What you have deleted stays there for as long as you can bring it back with “Undo”. While you are in a room, it also holds a random number by which the room knows you, and what has not been sent yet or is only half-written. If you share something, it holds the random number with which you can take it back.',
        'Place on the page: how far you have scrolled is kept in session storage so that “Back” takes you to the same spot. It disappears when you close the tab.',
        'Only people who log in to manage the website are given cookies: one for the session, which expires after twelve hours without use and after seven days at the latest, one that tells the browser there is a session, and one by which we recognise the device for 400 days, so that other people’s attempts to log in lock nobody out there.',
        'All of this is strictly necessary for the website to work as the person using it asks it to (section\u00a025(2) no.\u00a02 TDDDG, the German law on privacy in digital services). It needs no consent, which is why you see no cookie banner here.',
      ],
    },
    {
      heading: 'Map on the contact page',
      text: [
        `The ${FIRM.map.service} map loads only when you click “Load map”. Your browser then sends your IP address and technical details to ${mapHost()}. The service’s servers may be outside the EU, and it may set cookies of its own. We do not store your choice: on your next visit the map is off again.`,
        'The legal basis is the consent you give by clicking (Art.\u00a06(1)(a) GDPR, section\u00a025(1) TDDDG). You withdraw it for the future by reloading or leaving the page.',
      ],
    },
    {
      heading: 'Links to other websites',
      text: [
        'Our social media profiles, the room booking and our sister site are plain links. Data goes there only if you follow them. The privacy information of that website then applies.',
      ],
    },
    {
      heading: 'Who receives your data',
      text: [
        'Within our firm, only the people who handle registrations and enquiries see your data. Providers of hosting and mail delivery and, where you use it, the AI service process it on our instructions (Art.\u00a028 GDPR). We do not sell data.',
      ],
    },
    {
      heading: 'How long we keep data',
      text: [
        `${RETENTION_MONTHS} months after the last training of a registration the website deletes by itself all details of people and companies in it, the data for the invoice, requests and notes, the values in the list of changes, and the mails about it. What remains is which training was booked at which price and what was valid for it, without people. What our team did in the administration is kept as long.`,
        `An entry on a waiting list is deleted by the website after 48 hours without confirmation, otherwise ${ENDED_WAITING_DAYS} days after you have booked, declined or left or the date has begun, and in any case ${WAITING_MONTHS} months after you joined. The mails about it are deleted after ${UNRELATED_MAIL_DAYS} days.`,
        'A room in the Innovation Flight Deck, a meeting that participants follow and a shared copy are deleted in the night after their 30 days are over.',
        'Under commercial and tax law we have to keep, outside this website, whatever matters for invoices and tax for up to ten years.',
        'Sample: how long backups and other correspondence are kept goes here.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You can ask for access to your data, have it corrected or erased, restrict its processing and receive it in a common format (Art.\u00a015 to 20 GDPR). You can withdraw consent at any time for the future.',
        `Right to object: where we rely on a legitimate interest, you can object at any time on grounds relating to your particular situation (Art.\u00a021 GDPR). A message to ${email} is enough.`,
        'You can also complain to a data protection authority, for example where you live or work.',
      ],
    },
    {
      heading: 'No automated decisions',
      text: [
        'We make no decisions about you that are based solely on automated processing (Art.\u00a022 GDPR), and we create no profiles.',
      ],
    },
  ],
}

function mapHost(): string {
  return new URL(FIRM.map.embedUrl).hostname
}
