import { firm } from '#site/pages/web/firm.ts'
import { Fact, Facts } from './papers-parts.tsx'

/** Who sells: what purchasing needs to set up a supplier. */
export function PapersProvider() {
  const { legalName, address, legal, email, phone } = firm()
  return (
    <Facts>
      <Fact name="Firma">
        <span className="block">{legalName}</span>
        <span className="block">
          {`${address.street}, ${address.postalCode} ${address.city}, ${address.country.de}`}
        </span>
      </Fact>
      <Fact name="Vertreten durch">{legal.representedBy}</Fact>
      {legal.registerNumber && (
        <Fact name="Register">{`${legal.registerCourt.de}, ${legal.registerNumber}`}</Fact>
      )}
      {legal.taxId && <Fact name="USt-IdNr.">{legal.taxId}</Fact>}
      <Fact name="Kontakt">
        <a href={`mailto:${email}`} className="underline underline-offset-3 hyphens-none">
          {email}
        </a>
        <br />
        <a href={`tel:${phone.number}`} className="underline underline-offset-3">
          {phone.display}
        </a>
      </Fact>
    </Facts>
  )
}
