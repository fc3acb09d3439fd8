import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { burdenNames } from '#domain/title-records/burden-names.ts'
import { burdenStates, describeDoubt } from '#domain/title-records/burden-state.ts'
import { Paper } from '../../../ui/paper.tsx'
import { usePrinting } from '../../../ui/use-printing.ts'
import { ActWords } from '../frame/act-words.tsx'
import { notAdvice } from '../frame/paper-notes.ts'
import { burdenGroupTitles } from './burden-signs.ts'
import {
  actNames,
  certaintyWords,
  describeCertificate,
  describeNegativeAuctions,
  describeOwner,
  describeSource,
  groupBurdens,
  listPropertyFacts,
  listReservations,
  writeAnswer,
} from './title-record-words.ts'

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section className="reading-print-part">
      <h2>{title}</h2>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>
            <ActWords text={line} />
          </li>
        ))}
      </ul>
    </section>
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
  const { acts, certificateDate } = reading
  const groups = groupBurdens(reading.burdens)
  const auctions = describeNegativeAuctions(reading)
  return (
    <Paper>
      <p className="paper-quiet">{source}</p>
      <h1 className="paper-title">{writeAnswer(reading)}</h1>
      {name !== null && <p>{name}</p>}
      <p>
        {certificateDate === null
          ? 'Certidão sem data no texto.'
          : `Certidão de ${describeCertificate(certificateDate, today)}.`}
      </p>
      <Lines title="Quem é dono" lines={reading.owners.map(owner => capitalize(describeOwner(owner)))} />
      <Lines title="Ressalvas, antes de confiar" lines={listReservations(reading)} />
      {burdenStates.map(
        state =>
          groups[state].length > 0 && (
            <section key={state} className="reading-print-part">
              <h2>
                {burdenGroupTitles[state]} · {groups[state].length}
              </h2>
              <ul>
                {groups[state].map((burden, at) => (
                  <li key={at}>
                    <h3>
                      {burdenNames[burden.kind]}
                      <span className="paper-quiet">
                        {' '}
                        {describeSource(burden, acts)}, página {burden.page}.{' '}
                        {certaintyWords[burden.certainty]}.
                      </span>
                    </h3>
                    {describeDoubt(burden) !== null && <p>{describeDoubt(burden)}</p>}
                    <blockquote>“{burden.excerpt}”</blockquote>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <Lines title="Leilões negativos" lines={auctions === null ? [] : [auctions]} />
      <Lines
        title="O imóvel, no texto"
        lines={listPropertyFacts(reading).map(({ label, value }) => `${label}: ${value}`)}
      />
      <Lines title="O que não está no texto" lines={reading.missing} />
      {acts.length > 0 && (
        <section className="reading-print-part">
          <h2>Todos os atos · {acts.length}</h2>
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
              {acts.map((act, at) => (
                <tr key={at}>
                  <td>
                    <ActWords text={act.number} />
                  </td>
                  <td>{actNames[act.kind]}</td>
                  <td>{act.date === null ? '' : formatShortDate(act.date)}</td>
                  <td className="paper-end">{act.page}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <footer className="paper-foot">
        <p>{notAdvice}</p>
      </footer>
    </Paper>
  )
}
