import { readSitePath } from '#domain/link-target.ts'

/** A message of the server to this browser. */
export interface PushMessage {
  title: string
  body: string
  /** A page of this site. */
  link: string
  tag: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads a message; a browser must show something for each, so one that cannot be read says that there is news. */
export function readPushMessage(sent: string): PushMessage {
  let given: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(sent)
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>
  } catch {
    // Nothing was sent, or the message is of a newer server.
  }
  return {
    title: text(given.title) || 'Arremate',
    body: text(given.body) || (given.title ? '' : 'Há um novo aviso.'),
    link: text(given.link) || '/',
    tag: text(given.tag) || 'arremate',
  }
}

/** Returns the path that a notification leads to; the home page for anything that is not of this site. */
export function readOwnPath(link: unknown, origin: string): string {
  if (typeof link !== 'string') return '/'
  return readSitePath(link.startsWith(`${origin}/`) ? link.slice(origin.length) : link) ?? '/'
}
