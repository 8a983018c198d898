/** Legal forms, which people leave out, and banks shorten. */
const LEGAL_FORMS = new Set(
  'gmbh mbh ag kg kgaa ohg gbr ug ek ev eg se co cokg haftungsbeschraenkt und'.split(' '),
)

/**
 * The words of a company's name that tell it from others: "Möbelhaus Beispiel GmbH & Co. KG" as "moebelhaus beispiel".
 * Banks write umlauts in two ways.
 */
export function companyWords(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\be\.\s?([vkg])\b\.?/g, 'e$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !LEGAL_FORMS.has(word))
    .join(' ')
}
