import { parentPort } from 'node:worker_threads'
import { invoicePdf, type PdfTask } from './invoice-pdf.ts'

parentPort?.on('message', async (task: PdfTask) => {
  try {
    parentPort?.postMessage({ pdf: await invoicePdf(...task) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
