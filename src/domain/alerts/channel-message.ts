/** A notification as a channel says it. */
export interface MessageItem {
  title: string
  description: string
  /** A page of this site. */
  link: string | null
  urgent: boolean
}

/** A short message to a browser or a chat. */
export interface ChannelMessage {
  title: string
  body: string
  link: string | null
  urgent: boolean
}

const maxTitle = 120
const maxBody = 600
/** Number of notifications that a message names. */
const maxNamed = 5

const cut = (text: string, most: number): string => {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

/** Writes one message about these notifications, at least one: about several, the titles of the first. */
export function composeChannelMessage(items: readonly MessageItem[]): ChannelMessage {
  const urgent = items.some(item => item.urgent)
  const [first] = items
  if (first && items.length === 1)
    return {
      title: cut(first.title, maxTitle),
      body: cut(first.description, maxBody),
      link: first.link,
      urgent,
    }
  const named = items.slice(0, maxNamed).map(({ title }) => `• ${cut(title, maxTitle - 2)}`)
  const more = items.length - named.length
  const lines = more === 0 ? named : [...named, `e mais ${more}`]
  return { title: `${items.length} avisos do Arremate`, body: lines.join('\n'), link: null, urgent }
}
