/** Gives the person a file that the page holds, as if it were a link to one. */
export function downloadFile(name: string, type: string, content: string): void {
  downloadBlob(name, new Blob([content], { type }))
}

/** The same of a file that is no text. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
