import { Fragment, type ReactNode } from 'react'
import { readSitePath } from '#domain/link-target.ts'
import { Link } from '../framework/link.tsx'

const bullet = /^\s*[-•]\s+/

/** Matches a link as the text writes it: `[words](/path)`. */
const linkPattern = /\[([^[\]]+)\]\(([^()\n]*)\)/

/** Renders links to pages of this site, and what stands between them; of a link to anything else, its words. */
const linked = (text: string): ReactNode[] =>
  text.split(linkPattern).map((part, at, parts) => {
    if (at % 3 === 0) return <Fragment key={at}>{emphasised(part)}</Fragment>
    if (at % 3 === 2) return null
    const path = readSitePath(parts[at + 1])
    return path === null ? (
      part
    ) : (
      <Link key={at} to={path} className="font-medium underline underline-offset-4">
        {part}
      </Link>
    )
  })

/** Renders `**…**` as emphasis; an unpaired `**` stays as it is. */
function emphasised(text: string): ReactNode[] {
  return text.split(/\*\*(?=\S)(.+?)\*\*/).map((part, at) =>
    at % 2 === 1 ? (
      <strong key={at} className="font-semibold text-ink">
        {part}
      </strong>
    ) : (
      part
    ),
  )
}

/** The line that names an answer's sources. */
const source = /^Fontes?: /

const Lines = ({ lines }: { lines: string[] }) => (
  <p className={source.test(lines[0] ?? '') ? 'text-xs text-ink-3' : undefined}>
    {lines.map((line, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        {linked(line)}
      </Fragment>
    ))}
  </p>
)

const List = ({ lines }: { lines: string[] }) => (
  <ul className="say-list">
    {lines.map((line, at) => (
      <li key={at}>{linked(line.replace(bullet, ''))}</li>
    ))}
  </ul>
)

/** Groups lines into runs of the same kind. */
function runs(text: string): { list: boolean; lines: string[] }[] {
  const found: { list: boolean; lines: string[] }[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    let last: (typeof found)[number] | undefined
    for (const line of paragraph.split('\n')) {
      if (line.trim() === '') continue
      const list = bullet.test(line)
      if (last?.list === list) last.lines.push(line)
      else found.push((last = { list, lines: [line] }))
    }
  }
  return found
}

/**
 * The consultant's message as plain text: paragraphs at blank lines, `- ` bullets, `**…**` emphasis, `[words](/path)` links to
 * pages of this site, of other links the words. Anything else, including HTML, is shown literally.
 */
export const MessageText = ({ text }: { text: string }) => (
  <div className="say">
    {runs(text).map(({ list, lines }, at) =>
      list ? <List key={at} lines={lines} /> : <Lines key={at} lines={lines} />,
    )}
  </div>
)
