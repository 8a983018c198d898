import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Facts, MailFrame, Paragraph } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { groupsOfFour } from '#shop/invoices/domain/groups-of-four.ts'
import type { ReminderTemplate } from './reminder-mail-data.ts'
import { amountText, daysText } from './reminder-mail-values.ts'

type ReminderProps = TemplateProps<ReminderTemplate>

export function FirstReminder(props: ReminderProps) {
  return <Reminder {...props} heading="Eine Rechnung ist noch offen." />
}

export function SecondReminder(props: ReminderProps) {
  return <Reminder {...props} heading="Die Rechnung ist noch nicht bezahlt." />
}

export function LastReminder(props: ReminderProps) {
  return <Reminder {...props} heading="Letzte Mahnung zu dieser Rechnung" />
}

function Reminder({
  data,
  settings,
  subject,
  words,
  heading,
}: ReminderProps & { heading: string }) {
  const { number, issuedOn, dueOn, daysOver, total, open, account } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${amountText(open)} sind seit ${daysText(daysOver)} fällig.`}
      heading={heading}
    >
      {/* An invoice goes to a company: there is nobody to greet by name. */}
      <Opening name="" words={words} />
      <Facts
        rows={[
          ['Rechnung', `${number} vom ${formatLongDay(issuedOn)}`],
          ['Fällig am', formatLongDay(dueOn)],
          ...(total === open ? [] : [['Rechnungsbetrag', amountText(total)] as const]),
          ['Offen', <strong key="open">{amountText(open)}</strong>],
        ]}
      />
      <Facts
        rows={[
          ['Empfänger', account.holder],
          ['IBAN', groupsOfFour(account.iban)],
          ...(account.bic === '' ? [] : [['BIC', account.bic] as const]),
          ...(account.bankName === '' ? [] : [['Bank', account.bankName] as const]),
          ['Verwendungszweck', number],
        ]}
      />
      <Paragraph>Die Rechnung hängt noch einmal an.</Paragraph>
      <Closing words={words} />
    </MailFrame>
  )
}
