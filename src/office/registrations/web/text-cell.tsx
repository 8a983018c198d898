import type { fieldsShownIn, RegistrationTexts } from '#shop/seats/domain/registration-fields.ts'

interface TextCellProps {
  /** Those of the list. */
  fields: ReturnType<typeof fieldsShownIn>
  texts: RegistrationTexts
}

/** The texts of a registration in one column, whose head is the name of the first; the others are told by theirs. */
export function TextCell({ fields, texts }: TextCellProps) {
  return fields
    .filter(({ name }, index) => index === 0 || texts[name] !== '')
    .map(({ name, label }, index) => (
      <span key={name} className="block">
        {index === 0 ? texts[name] : `${label}: ${texts[name]}`}
      </span>
    ))
}
