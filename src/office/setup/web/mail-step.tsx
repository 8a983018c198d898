import { MailDeliveryCard } from '#office/mails/web/mail-delivery-card.tsx'

/** Where mails go and who sends them, with a test mail. */
export function MailStep() {
  return <MailDeliveryCard />
}
