/** A line without surrounding white space. */
export interface TextLine {
  start: number
  end: number
  text: string
}

/** Maximum number of characters of a line or a sentence; longer ones are cut. */
export const maxLineLength = 1_200

const upper = 'A-ZÀ-ÖØ-Þ'
export const bulletPattern = /^[▪•●◦■·*–—‣\uE000-\uF8FF]/
const numbered = new RegExp(
  `^(?:\\d{1,3}(?:\\.\\d{1,3}){1,5}\\.?(?=[ \\t]*[${upper}“"'(\\[])|\\d{1,3}(?:\\.\\d{1,3}){0,5}\\.[ \\t]+(?=\\p{L})|\\d{1,2}[ \\t]*[)–-][ \\t]+(?=\\p{L})|\\d{1,2}[ \\t]+(?=[${upper}]{2}))`,
  'u',
)
export const letteredPattern =
  /^(?:[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})[ \t]*[).](?=[ \t])|^[IVX]{1,5}[ \t]*[–-][ \t]/
/** Begins an item only when the line before has ended. */
const weakItemPattern =
  /^(?:Par[áa]grafo|PAR[ÁA]GRAFO|Cl[áa]usula|CL[ÁA]USULA|Art(?:igo|\.)[ \t]*\d|ART(?:IGO|\.)|§|-[ \t])/
const capital = new RegExp(`^[${upper}“"]`)
const ended = /[.;:!?]["”)]?$/
const digits = /\d/g

/** Whether a line begins a new item. */
export function beginsItem({ text }: TextLine, { text: before }: TextLine, blank: boolean): boolean {
  if (bulletPattern.test(text) || numbered.test(text) || letteredPattern.test(text)) return true
  const finished = ended.test(before)
  if (weakItemPattern.test(text) && (finished || blank)) return true
  if (/[;:]$/.test(before)) return true
  // A blank line within a sentence ends a page or a line, not the sentence.
  if (blank && !(/[\p{Ll},-]$/u.test(before) && /^[\p{Ll}(]/u.test(text))) return true
  return finished ? text.length > 0 && capital.test(text) : isTitle(before) && /\p{Ll}/u.test(text)
}

const isTitle = (line: string): boolean =>
  /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) && line.length < 80

export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = []
  for (let start = 0; start <= text.length; ) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    for (let from = start; from < end || from === start; from += maxLineLength) {
      const to = Math.min(end, from + maxLineLength)
      const line = text.slice(from, to)
      const lead = line.length - line.trimStart().length
      lines.push({ start: from + lead, end: from + Math.max(lead, line.trimEnd().length), text: line.trim() })
    }
    start = end + 1
  }
  return lines
}

/** Finds the lines that repeat at the edge of every page, and page numbers. */
export function findRepeatedHeadings(lines: readonly TextLine[]): Set<number> {
  const shape = ({ text }: TextLine): string => text.replace(digits, '9').replace(/9+/g, '9')
  const times = new Map<string, number>()
  for (const line of lines)
    if (line.text.length < 120) times.set(shape(line), (times.get(shape(line)) ?? 0) + 1)
  const found = new Set<number>()
  const bare = (index: number): boolean => (lines[index]?.text ?? '') === '' || found.has(index)
  for (const [index, line] of lines.entries()) {
    if (line.text === '') continue
    const page = /^(?:p[áa]g(?:ina|\.)?[ \t]*)?\d{1,4}(?:[ \t]*(?:de|\/)[ \t]*\d{1,4})?$/i.test(line.text)
    const again = line.text.length > 7 && (times.get(shape(line)) ?? 0) > 2 && !ended.test(line.text)
    if ((page || again) && (bare(index - 1) || bare(index + 1)) && !bulletPattern.test(line.text))
      found.add(index)
  }
  return found
}
