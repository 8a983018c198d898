import { Island } from '#platform/rendering/web/island.tsx'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { netText } from '#shop/prices/web/net-text.ts'
import { priceText } from '#shop/prices/web/price-text.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { firm } from '#site/pages/web/firm.ts'
import PapersActions from './papers-actions.island.tsx'
import { PapersChoice } from './papers-choice.tsx'
import { papersMail } from './papers-mail.ts'

interface PapersBarProps {
  trainings: readonly Training[]
  /** On the page for several trainings: all that there are to choose from. */
  offered?: readonly { id: string; title: string }[] | undefined
  /** As the API answers. */
  packages: unknown
  /** The whole address of the page. */
  address: string
}

/** The bar above papers: which trainings they are of, and how to print them, save them and send them on. */
export function PapersBar({ trainings, offered, packages, address }: PapersBarProps) {
  const single = singlePackage(readPackages(packages))
  const mail = papersMail({
    trainings,
    address,
    firmName: firm().name,
    price: single?.currentPrice ? seatPrice(single.currentPrice) : '',
  })
  return (
    <div className="bg-section print:hidden">
      <div className="wrap">
        {offered && offered.length > 1 && <PapersChoice chosen={trainings} offered={offered} />}
        <Island
          of={PapersActions}
          when="idle"
          props={{ address, mail }}
          className="mx-auto max-w-200"
        />
      </div>
    </div>
  )
}

/** "119 € inkl. 19 % USt. (100 € netto)" */
function seatPrice(gross: string): string {
  const net = netText(gross)
  return `${priceText(gross)} ${firm().vat.de}${net && ` (${net})`}`
}
