import { repairMojibake, tidyText } from '../../fold-text.ts'
import { isHtml, htmlToText, removeComments, decodeEntities } from './html-text.ts'

/** The captured page, given as HTML, as its text, or as Markdown. */
export interface PageCapture {
  /** The text a reader sees, line by line, each line tidied and not empty. */
  text: string
  /** Everything on the page including links, without comments. */
  source: string
  /** The capture unchanged: the bank hides a field in a comment. */
  whole: string
  html: boolean
}

/** Unpaired surrogates, which a database refuses as text. */
const unpairedSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
/** The bank's texts sometimes contain stray control characters. */
const control = /[^\P{Cc}\t\n\r]/gu

/** UTF-8 that was read as Latin-1 or Windows-1252; no word of the bank contains `Ã£` and the like. */
const garbledUtf8 = /Ã[§£\u00AD©ª³º¡]/
/** The rest of a garbled letter whose other half was dropped: `Ãrea`. */
const halfLetter = /Ã(?=[ \u00A0]?[a-z])/g

/** Removes Markdown's marks: headings, emphasis, links (their text stays). */
const removeMarkdown = (text: string): string =>
  text
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/!?\[([^[\]\n]{1,300})\]\([^()\n]{0,1000}\)/g, '\n$1\n')
    .replace(/\*{2,}|__/g, '')
    .replace(/\\([*_#[\]()-])/g, '$1')

const asLines = (text: string): string =>
  text
    .split('\n')
    .map(tidyText)
    .filter(line => line !== '')
    .join('\n')

/** Prepares any text for reading a page's fields. Total. */
export function capturePage(given: string): PageCapture {
  // This comes first: half of a garbled letter may be a control character.
  const repaired = garbledUtf8.test(given) ? repairMojibake(given).replace(halfLetter, '\uFFFD') : given
  const whole = repaired
    .replace(/\r\n?/g, '\n')
    .replace(unpairedSurrogates, '\uFFFD')
    .replace(control, ' ')
    .normalize('NFC')
  const html = isHtml(whole)
  const source = html ? removeComments(whole) : whole
  const text = html ? htmlToText(source) : removeMarkdown(decodeEntities(source))
  return { text: asLines(text), source, whole, html }
}
