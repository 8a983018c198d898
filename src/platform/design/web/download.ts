/** Downloads a text as a file. */
export function downloadFile(name: string, type: string, content: string): void {
  downloadBlob(name, new Blob([content], { type }))
}

/** Downloads binary content as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
