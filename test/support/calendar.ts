/** A component of an iCalendar (RFC 5545): its properties by name (without parameters), unescaped. */
interface Component {
  name: string
  properties: Map<string, string>
  parts: Component[]
}

const unescape = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))

/**
 * Parses an iCalendar strictly.
 * @throws on lines longer than 75 octets, bare line ends, and unclosed components
 */
export function readCalendar(text: string): Component {
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('A line does not end in CR LF')
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Too long: ${line}`)
  }
  const open: Component[] = [{ name: '', properties: new Map(), parts: [] }]
  for (const line of text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)) {
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    if (name === '') throw new Error(`No property: ${line}`)
    const inner = open.at(-1)
    if (name === 'BEGIN') open.push({ name: value, properties: new Map(), parts: [] })
    else if (name === 'END') {
      const done = open.pop()
      if (done?.name !== value) throw new Error(`${value} ends what was never begun`)
      open.at(-1)?.parts.push(done)
    } else inner?.properties.set(name, unescape(value))
  }
  const [calendar] = open[0]?.parts ?? []
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR') throw new Error('No whole calendar')
  return calendar
}

/** Reads the events of an iCalendar text. */
export const calendarEventsOf = (text: string): Component[] =>
  readCalendar(text).parts.filter(({ name }) => name === 'VEVENT')
