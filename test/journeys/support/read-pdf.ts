import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** The page printed by its own print style: the number of pages, and the text of each. */
export interface PrintedPages {
  count: number
  pages: readonly string[]
}

/** Prints the page as the browser would, and reads what is on the paper. */
export async function printPage(page: Page): Promise<PrintedPages> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: false })
  return { count: pdf.numPages, pages: text.map(each => each.replaceAll(/\s+/g, ' ')) }
}
