/** One server-sent event: its `event:` (`message` by default) and its joined `data:` lines. */
export interface ServerEvent {
  name: string
  data: string
}

/** A CR at the very end may be the first half of a CRLF, so it does not match. */
const lineEnd = /\r\n|\n|\r(?=[^\n])/

/**
 * Parses server-sent events (HTML, "Server-sent events") from text that arrives in pieces, cut anywhere, in a line or
 * between CR and LF. Total: comments and unknown fields are skipped, and an event without its final empty line is not
 * emitted.
 * @returns a function that takes the next piece of the stream
 */
export function readServerEvents(on: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let name = ''
  let data: string[] = []

  const line = (text: string): void => {
    if (text === '') {
      if (data.length > 0) on({ name: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const colon = text.indexOf(':')
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }

  return piece => {
    rest += piece
    const lines = rest.split(lineEnd)
    rest = lines.pop() ?? ''
    for (const text of lines) line(text)
  }
}
