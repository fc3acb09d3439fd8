/** Elements whose content people do not see. */
const hiddenElements = ['script', 'style', 'noscript', 'select', 'option', 'template', 'title'] as const
/** Elements that start a new line. */
const blockElements =
  /^\/?(?:br|p|div|h[1-6]|li|ul|ol|tr|td|th|table|section|header|footer|nav|form|article|button|hr|dl|dt|dd)$/

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  sup2: '²',
  ndash: '–',
  mdash: '—',
  ccedil: 'ç',
  Ccedil: 'Ç',
}
const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
}

function decodeEntity(entity: string): string | undefined {
  const known = named[entity]
  if (known !== undefined) return known
  const [, letter = '', mark = ''] = /^([aeiounAEIOUN])(acute|grave|circ|tilde|uml)$/.exec(entity) ?? []
  if (letter !== '') return (letter + marks[mark]).normalize('NFC')
  const [, hex, decimal] = /^#(?:[xX]([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(entity) ?? []
  const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN)
  if (!(code <= 0x10ffff)) return undefined
  const isText = code >= 0x20 && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : ' '
}

/** Decodes `&nbsp;`, `&ccedil;`, `&#231;` …; unknown entities stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#?[0-9a-zA-Z]{1,8});/g, (whole, entity: string) => decodeEntity(entity) ?? whole)

/** Whether a text is HTML and not text copied from a page. */
export const isHtml = (text: string): boolean =>
  /<(?:!doctype\s+html|html|head|body|div|form|table|span)\b[^<]{0,2000}>/i.test(text)

/** Removes everything from `open` to the next `close` (to the end without one) in one pass. */
function removeEnclosed(
  text: string,
  open: RegExp,
  closeOf: (opened: string) => string,
  lower: string,
): string {
  const kept: string[] = []
  let from = 0
  const search = new RegExp(open.source, 'g')
  for (let found = search.exec(lower); found; found = search.exec(lower)) {
    kept.push(text.slice(from, found.index))
    const close = closeOf(found[0])
    const end = lower.indexOf(close, found.index + found[0].length)
    if (end < 0) return kept.join('\n')
    from = end + close.length
    search.lastIndex = from
  }
  kept.push(text.slice(from))
  return kept.join('')
}

/** Lowers only A–Z, because `toLowerCase` would move the positions of some letters. */
const lowercaseAscii = (text: string) => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** HTML without its comments, whose content is not on the page. */
export const removeComments = (html: string): string => removeEnclosed(html, /<!--/, () => '-->', html)

/** The text of comment-free HTML as a reader sees it, line by line. Total. */
export function htmlToText(html: string): string {
  const opening = new RegExp(`<(?:${hiddenElements.join('|')})(?![a-z])`)
  const spoken = removeEnclosed(html, opening, opened => `</${opened.slice(1)}`, lowercaseAscii(html))
  const parts: string[] = []
  let at = 0
  for (let open = spoken.indexOf('<'); open >= 0; open = spoken.indexOf('<', at)) {
    const close = spoken.indexOf('>', open)
    if (close < 0) break
    parts.push(spoken.slice(at, open).replace(/\s+/g, ' '))
    const [name = ''] = /^\/?[a-z]*[1-6]?/i.exec(spoken.slice(open + 1, Math.min(close, open + 12))) ?? []
    parts.push(blockElements.test(name.toLowerCase()) ? '\n' : '')
    at = close + 1
  }
  parts.push(spoken.slice(at).replace(/\s+/g, ' '))
  return decodeEntities(parts.join(''))
}
