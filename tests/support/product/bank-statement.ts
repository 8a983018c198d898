/** A line of an invented bank statement. */
export interface StatementEntry {
  /** In euros, "206.00"; negative for money that left the account. */
  amount: string
  day?: string
  text?: string | readonly string[]
  party?: string
  iban?: string
  /** The bank's reference; none by default. */
  reference?: string
  status?: string
  isReturn?: boolean
  currency?: string
  /** The transfers of a batch, in place of text and party. */
  parts?: readonly { amount: string; text: string }[]
}

/** The account of `OWN_FIRM`. */
export const OWN_IBAN = 'DE06000000000000004711'

/** An invented bank statement in the format camt.053, in one of the two versions that banks give. */
export function camtOf(
  entries: readonly StatementEntry[],
  { version = '08', iban = OWN_IBAN }: { version?: '02' | '08'; iban?: string } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-20T08:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.map((entry) => entryXml(entry, version)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

function entryXml(entry: StatementEntry, version: '02' | '08'): string {
  const {
    amount,
    day = '2026-11-20',
    reference,
    status = 'BOOK',
    isReturn,
    currency = 'EUR',
  } = entry
  const sts = version === '02' ? status : `<Cd>${status}</Cd>`
  const parts = entry.parts ?? [{ amount, text: entry.text ?? '' }]
  return `<Ntry><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt>${sign(amount)}
${isReturn ? '<RvslInd>true</RvslInd>' : ''}<Sts>${sts}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}
<NtryDtls>${parts.map((part) => detailsXml(entry, part, version)).join('')}</NtryDtls></Ntry>`
}

function detailsXml(
  { party, iban, amount: whole, isReturn = false }: StatementEntry,
  { amount, text }: { amount: string; text: string | readonly string[] },
  version: '02' | '08',
): string {
  const side = whole.startsWith('-') === isReturn ? 'Dbtr' : 'Cdtr'
  const name = `<Nm>${escaped(party ?? '')}</Nm>`
  const account = iban ? `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>` : ''
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<Amt Ccy="EUR">${amount.replace('-', '')}</Amt>${sign(amount)}
<RltdPties><${side}>${version === '02' ? name : `<Pty>${name}</Pty>`}</${side}>${account}</RltdPties>
<RmtInf>${[text]
    .flat()
    .map((line) => `<Ustrd>${escaped(line)}</Ustrd>`)
    .join('')}</RmtInf></TxDtls>`
}

function sign(amount: string): string {
  return `<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
