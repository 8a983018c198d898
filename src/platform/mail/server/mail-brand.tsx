import { useMailStyles } from './mail-look.ts'
import { LOGO_PANELS } from './mail-style.ts'

/**
 * The logo: a sheet folded into four panels, and the firm's name. It is drawn by cells of a table, because many mail
 * programs show pictures only after a click. Those that do not slant the panels show four upright stripes.
 */
export function MailBrand({ name }: { name: string }) {
  const styles = useMailStyles()
  return (
    <table
      role="presentation"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={styles.brand}
      data-skip-in-text="true"
    >
      <tbody>
        <tr>
          {LOGO_PANELS.map(({ className, style }, index) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: the panels have a fixed order
              key={index}
              className={className}
              aria-hidden="true"
              width="10"
              height="20"
              style={style}
            >
              &nbsp;
            </td>
          ))}
          <td className="mail-brand" style={styles.wordmark}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
