import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { Paper } from '../../../ui/paper.tsx'
import { usePrinting } from '../../../ui/use-printing.ts'
import { ActWords } from '../frame/act-words.tsx'
import { type TitleRecordPart, writeTitleRecordParts } from './title-record-parts.ts'

const PartContent = (part: TitleRecordPart) =>
  part.kind === 'acts' ? (
    <table>
      <thead>
        <tr>
          <th>Ato</th>
          <th>O que faz</th>
          <th>Dia</th>
          <th className="paper-end">Página</th>
        </tr>
      </thead>
      <tbody>
        {part.items.map(({ number, name, date, page }, at) => (
          <tr key={at}>
            <td>
              <ActWords text={number} />
            </td>
            <td>{name}</td>
            <td>{date}</td>
            <td className="paper-end">{page}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : part.kind === 'burdens' ? (
    <ul>
      {part.items.map(({ name, source, doubt, excerpt }, at) => (
        <li key={at}>
          <h3>
            {name}{' '}
            <span className="paper-quiet">
              <ActWords text={source} />
            </span>
          </h3>
          {doubt !== null && <p>{doubt}</p>}
          <blockquote>“{excerpt}”</blockquote>
        </li>
      ))}
    </ul>
  ) : (
    <ul>
      {part.items.map((line, at) => (
        <li key={at}>
          <ActWords text={line} />
        </li>
      ))}
    </ul>
  )

/** The reading for A4, without the text; it exists only while printing. */
export function PrintedTitleRecord({
  reading,
  name,
  source,
  today,
}: {
  reading: TitleRecordAnswer
  name: string | null
  source: string
  today: string
}) {
  const printing = usePrinting()
  if (!printing) return null
  const { answer, certificate, parts, notAdvice } = writeTitleRecordParts(reading, today)
  return (
    <Paper>
      <p className="paper-quiet">{source}</p>
      <h1 className="paper-title">{answer}</h1>
      {name !== null && <p>{name}</p>}
      <p>{certificate}</p>
      {parts.map(part => (
        <section key={part.title} className="reading-print-part">
          <h2>
            {part.title}
            {part.kind !== 'lines' && ` · ${String(part.items.length)}`}
          </h2>
          <PartContent {...part} />
        </section>
      ))}
      <footer className="paper-foot">
        <p>{notAdvice}</p>
      </footer>
    </Paper>
  )
}
