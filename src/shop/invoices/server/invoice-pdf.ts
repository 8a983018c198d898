import { createRequire } from 'node:module'
import type * as PdfMake from 'pdfmake'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import type { TypePairName } from '#site/look/domain/type-pairs.ts'
import type { InvoiceContent, InvoiceProfile } from '../domain/invoice-content.ts'
import { invoiceLayout } from './invoice-layout.ts'
import { pdfFonts } from './pdf-fonts.ts'

/** The parts of pdfmake and of the PDFKit document below it that its types leave out. */
interface ServerPdfMake extends Omit<typeof PdfMake, 'createPdf'> {
  virtualfs: { writeFileSync: (name: string, bytes: Uint8Array) => void }
  createPdf: (definition: object) => {
    getStream: () => Promise<{ appendXML: (xmp: string) => void }>
    getBuffer: () => Promise<Buffer>
  }
}

const pdfMake = createRequire(import.meta.url)('pdfmake') as ServerPdfMake
// An invoice reads nothing: its fonts and its XML are given to it.
pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy(() => false)

/** What readers of ZUGFeRD look for: the name of the XML and its profile. XRechnung is one of the profiles. */
const EMBEDDED: Readonly<
  Record<InvoiceProfile, { name: string; version: string; level: string; description: string }>
> = {
  zugferd: {
    name: 'factur-x.xml',
    version: '1.0',
    level: 'EN 16931',
    description: 'Rechnung nach EN 16931',
  },
  xrechnung: {
    name: 'xrechnung.xml',
    version: '3.0',
    level: 'XRECHNUNG',
    description: 'Rechnung nach XRechnung',
  },
}

type PdfParts = {
  madeAt: Date
  colors: LookColors
  pair: TypePairName
  /** A PNG without transparency, in the place of the firm's name; null for none. */
  logo: Uint8Array | null
  /** With the website's fonts, `public/fonts`. */
  fontFolder: string
  /** By EN 16931; or the word that marks the PDF as no invoice. */
} & ({ xml: string } | { mark: string })

/** What a PDF is made of. */
export type PdfTask = readonly [invoice: InvoiceContent, parts: PdfParts]

/**
 * The invoice as PDF/A-3b with its XML inside (ZUGFeRD 2, profile EN 16931 or XRECHNUNG). The same input gives the same
 * bytes.
 */
export async function invoicePdf(
  invoice: InvoiceContent,
  { madeAt, colors, pair, logo, fontFolder, ...made }: PdfParts,
): Promise<Buffer> {
  const fonts = await pdfFonts(pair, fontFolder)
  for (const { name, bytes } of [...fonts.text, ...fonts.bold, ...fonts.display]) {
    pdfMake.virtualfs.writeFileSync(name, bytes)
    pdfMake.addFonts({ [name]: { normal: name, bold: name, italics: name, bolditalics: name } })
  }
  const pdf = pdfMake.createPdf({
    ...invoiceLayout(invoice, { fonts, colors, logo }),
    version: '1.7',
    subset: 'PDF/A-3b',
    language: 'de-DE',
    // Neither names nor the firm: PDFKit writes them unescaped into XMP.
    info: {
      title: `${invoice.kind === 'cancellation' ? 'Stornorechnung' : 'Rechnung'} ${invoice.number}`,
      creationDate: madeAt,
      modDate: madeAt,
    },
    ...('xml' in made
      ? {
          files: {
            [EMBEDDED[invoice.profile].name]: attachment(invoice.profile, made.xml, madeAt),
          },
        }
      : { watermark: { text: made.mark, font: fonts.display[0]?.name, opacity: 0.1 } }),
  })
  const document = await pdf.getStream()
  if ('xml' in made) document.appendXML(facturX(invoice.profile))
  return pdf.getBuffer()
}

function attachment(profile: InvoiceProfile, xml: string, madeAt: Date) {
  const { name, description } = EMBEDDED[profile]
  return {
    src: `data:text/xml;base64,${Buffer.from(xml).toString('base64')}`,
    name,
    description,
    type: 'text/xml',
    creationDate: madeAt,
    modifiedDate: madeAt,
    relationship: 'Alternative',
  }
}

/** What tells readers that the PDF is an invoice, with the schema that PDF/A wants of further properties. */
function facturX(profile: InvoiceProfile): string {
  const { name: file, version, level } = EMBEDDED[profile]
  return `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${file}</fx:DocumentFileName>
  <fx:Version>${version}</fx:Version>
  <fx:ConformanceLevel>${level}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      'DocumentFileName',
      'DocumentType',
      'Version',
      'ConformanceLevel',
    ]
      .map(
        (name) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${name}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
}
