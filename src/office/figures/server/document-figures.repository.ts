import { sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import type { DocumentFigures } from '../domain/figures.ts'
import type { FiguresPeriod } from '../domain/figures-period.ts'

/** What the documents of a period add up to, and what was paid in it, in cents. What is open is so as of now. */
export async function sumDocuments(
  db: Connection,
  { from, to }: FiguresPeriod,
): Promise<DocumentFigures> {
  // What an invoice leaves open is `openAmount` of `shop/payments/domain/payment-state.ts`, where it is not negative.
  const { rows } = await db.execute<Record<keyof DocumentFigures, string>>(sql`
    with documents as (
      select i.id, i.net_cents as net, i.gross_cents as gross,
        case i.kind when 'invoice' then 1 else -1 end as sign,
        i.kind = 'invoice' and not exists (select from invoices c where c.cancels_id = i.id) as in_force
      from invoices i where i.issued_on between ${from} and ${to}),
    open as (
      select greatest(0, d.gross - coalesce(sum(p.cents) filter (where p.kind <> 'refunded'), 0)
        + coalesce(sum(p.cents) filter (where p.kind = 'refunded'), 0)) as cents
      from documents d left join payments p on p.invoice_id = d.id
      where d.in_force group by d.id, d.gross),
    paid as (
      select sum(cents) filter (where kind = 'received') as received,
        sum(cents) filter (where kind = 'refunded') as refunded
      from payments where day between ${from} and ${to})
    select coalesce(sum(sign * net), 0) as net, coalesce(sum(sign * gross), 0) as gross,
      coalesce((select received from paid), 0) as received,
      coalesce((select refunded from paid), 0) as refunded,
      coalesce((select sum(cents) from open), 0) as open
    from documents`)
  const [row] = rows
  if (!row) throw new Error('The documents were not summed up')
  const { net, gross, received, refunded, open } = row
  return {
    net: Number(net),
    gross: Number(gross),
    received: Number(received),
    refunded: Number(refunded),
    open: Number(open),
  }
}
