import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import { joined } from '#platform/mail/server/training-titles.ts'
import { exactEuros } from '../domain/exact-euros.ts'
import type { INVOICE_MAIL_TEXTS } from '../domain/invoice-mail-texts.ts'
import type { InvoiceMailFacts } from './invoice-mail-data.ts'

function documentFacts({ number, cents, bookings }: InvoiceMailFacts) {
  return {
    nummer: number,
    betrag: exactEuros(cents),
    buchungsnummer: joined(bookings.map(({ reference }) => reference)),
  }
}

/** What fills the placeholders of mails with invoices. */
export const INVOICE_MAIL_VALUES: ValuesOf<typeof INVOICE_MAIL_TEXTS> = {
  'invoice.sent': {
    facts: documentFacts,
    sentences: ({ dueOn, isAgain }) => ({
      zahlung: `bitte überweise den Betrag${dueOn ? ` bis zum ${formatLongDay(dueOn)}` : ''}.${isAgain ? ' Wir senden dir die Rechnung noch einmal: Hast du schon überwiesen, ist nichts mehr zu tun.' : ''}`,
    }),
  },
  'invoice.cancelled': {
    facts: (data) => ({ ...documentFacts(data), rechnung: data.cancels.number }),
    sentences: ({ replacedBy }) => ({
      folge: replacedBy
        ? `an ihre Stelle tritt die Rechnung ${replacedBy}; sie kommt in einer eigenen E-Mail.`
        : 'zu dieser Rechnung ist nichts mehr zu zahlen.',
    }),
  },
}
