import { useMailStyles } from './mail-look.ts'
import type { MailLogo, MailSettings } from './mail-settings.ts'
import { LOGO_PANELS } from './mail-style.ts'

const LOGO_HEIGHT = 40
const LOGO_MAX_WIDTH = 240

/** What a mail begins with: the firm's own logo, its name, or the drawing of the sample. */
export function MailBrand({ settings: { publicUrl, firm } }: { settings: MailSettings }) {
  const { logo, name } = firm
  const styles = useMailStyles()
  if (logo === null) return <DrawnBrand name={name} />
  if (!logo.path)
    return (
      <p className="mail-brand" style={styles.name} data-skip-in-text="true">
        {name}
      </p>
    )
  return (
    <p style={styles.logo} data-skip-in-text="true">
      <img
        src={publicUrl + logo.path}
        alt={name}
        {...shownSize(logo)}
        className="mail-logo"
        style={styles.logoImage}
      />
    </p>
  )
}

/** Mail programs size a picture by its attributes, in pixels. */
function shownSize({ width, height }: MailLogo) {
  const scale = Math.min(LOGO_HEIGHT / height, LOGO_MAX_WIDTH / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * The sample's logo: a sheet folded into four panels, and the firm's name. It is drawn by cells of a table, because many
 * mail programs show pictures only after a click. Those that do not slant the panels show four upright stripes.
 */
function DrawnBrand({ name }: { name: string }) {
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
