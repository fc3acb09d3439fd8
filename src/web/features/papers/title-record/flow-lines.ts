/** Characters from which on a line looks cut by the paper's edge, and not ended. */
const fullLine = 48

/** Joins the lines that the paper's edge cut, so that a text fills any width; characters stay as they are. */
export function flowLines(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      if (next === undefined) return line
      const isCut = line.trimEnd().length >= fullLine && next.trim() !== ''
      return isCut ? `${line.trimEnd()} ` : `${line}\n`
    })
    .join('')
    .replace(/ {3,}/g, '  ')
}
