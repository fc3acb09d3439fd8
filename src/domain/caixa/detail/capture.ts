import { repairMojibake, tidy } from '../../text.ts'
import { isHtml, textOf, withoutComments, withoutEntities } from './html.ts'

/** What was captured of a page, whether as HTML, as the text of it, or as Markdown. */
export interface Capture {
  /** The text a reader sees, a line for a line, each tidied, none empty. */
  text: string
  /** Everything that is on the page, links included; without what is commented out. */
  source: string
  /** As it came: the bank keeps a field in a comment. */
  whole: string
  html: boolean
}

/** Halves of a character: no database takes them in as text. */
const halves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
/** The bank's texts have a stray one now and then. */
const control = /[^\P{Cc}\t\n\r]/gu

/** UTF-8 that was read as Latin-1 or Windows-1252; `Ã£` and the like stand in no word of the bank's. */
const garbled = /Ã[§£\u00AD©ª³º¡]/
/** Of such a text, what is left of a letter whose other half was dropped on the way: `Ãrea`. */
const halfLetter = /Ã(?=[ \u00A0]?[a-z])/g

/** Markdown's marks: headings, emphasis, links (their text stays). */
const withoutMarkdown = (text: string): string =>
  text
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/!?\[([^[\]\n]{1,300})\]\([^()\n]{0,1000}\)/g, '\n$1\n')
    .replace(/\*{2,}|__/g, '')
    .replace(/\\([*_#[\]()-])/g, '$1')

const asLines = (text: string): string =>
  text
    .split('\n')
    .map(tidy)
    .filter(line => line !== '')
    .join('\n')

/** Any text → what a page's fields are looked for in. Total. */
export function capture(given: string): Capture {
  // First of all: half of a garbled letter may be a control character.
  const repaired = garbled.test(given) ? repairMojibake(given).replace(halfLetter, '\uFFFD') : given
  const whole = repaired
    .replace(/\r\n?/g, '\n')
    .replace(halves, '\uFFFD')
    .replace(control, ' ')
    .normalize('NFC')
  const html = isHtml(whole)
  const source = html ? withoutComments(whole) : whole
  const text = html ? textOf(source) : withoutMarkdown(withoutEntities(source))
  return { text: asLines(text), source, whole, html }
}
