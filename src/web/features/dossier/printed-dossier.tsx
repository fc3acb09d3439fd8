import './paper.css'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import { citeClaim } from '#domain/dossier/dossier-finding.ts'
import { groupQuestions } from '#domain/dossier/dossier-questions.ts'
import { dossierGroups, paperSources } from '#domain/dossier/dossier-row.ts'
import { brandName } from '../../framework/page-head.ts'
import { Paper } from '../../ui/paper.tsx'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { addressLine } from '../listing/outside-maps.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { ActWords } from '../papers/frame/act-words.tsx'
import { notAdvice } from '../papers/frame/paper-notes.ts'
import { rowsOf } from './dossier-rows.tsx'
import {
  addresseeNames,
  describeSilence,
  describeState,
  groupTitles,
  sourceNames,
  type SourceStates,
  summarizeDossier,
} from './dossier-words.ts'
import type { DossierOfPapers } from './use-dossier.ts'

/** The dossier on A4: every statement with its words, its place in the paper, and the paper's day. */
export function PrintedDossier({
  property,
  dossier: {
    rows,
    isWrongPaper,
    questions,
    openCosts,
    papers: { titleRecord, edital },
    leftOut,
  },
  states,
  now,
  wanted,
  onPrinted,
}: {
  property: PropertyDetail
  dossier: DossierOfPapers
  states: SourceStates
  now: number
  wanted: boolean
  onPrinted: () => void
}) {
  const isDemonstration = useCatalogueSize() === 'demo'
  return (
    <Paper wanted={wanted} onPrinted={onPrinted}>
      <div className="dossier-report">
        <header className="paper-head">
          <p>
            <strong>{brandName}</strong> · Caixa nº {property.id} <DemonstrationMark />
          </p>
          <p>{formatBrasiliaLongDay(now)}</p>
        </header>
        <p className="paper-title">Os papéis de {listingTitle(property)}</p>
        <p>{[addressLine(property), listingCity(property)].filter(Boolean).join(' · ')}</p>
        <SeenStamp property={property} demonstration={isDemonstration} now={now} />
        <p className="dossier-report-lead">
          {isWrongPaper && <strong>Confira primeiro: a matrícula lida parece ser de outro imóvel. </strong>}
          {summarizeDossier(rows)}
        </p>
        <p className="paper-quiet">
          Papéis: {titleRecord === null ? 'matrícula não lida' : titleRecord.name};{' '}
          {edital === null ? 'edital não lido' : edital.name}.
          {leftOut.map(({ paper, reason }) => ` Não usada, embora mais nova: ${paper.name}, que ${reason}.`)}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Assunto</th>
              {paperSources.map(source => (
                <th key={source} scope="col">
                  {sourceNames[source]}
                </th>
              ))}
            </tr>
          </thead>
          {dossierGroups.map(group => {
            const own = rowsOf(rows, group)
            return (
              own.length > 0 && (
                <tbody key={group}>
                  <tr>
                    <th scope="rowgroup" colSpan={4} className="dossier-report-group">
                      {groupTitles[group]}
                    </th>
                  </tr>
                  {own.map(row => (
                    <tr key={row.key}>
                      <th scope="row">
                        <strong>
                          <ActWords text={row.title} />
                        </strong>
                        <br />
                        {describeState(row)}
                        {row.note !== '' && (
                          <span className="paper-quiet">
                            {' '}
                            · <ActWords text={row.note} />
                          </span>
                        )}
                      </th>
                      {paperSources.map(source => (
                        <td key={source}>
                          {row.claims[source].length === 0 ? (
                            <span className="paper-quiet">
                              {describeSilence(source, row.subject, states)}
                            </span>
                          ) : (
                            row.claims[source].map((claim, at) => (
                              <div key={at} className="dossier-report-claim">
                                <p>
                                  <ActWords text={claim.words} />
                                </p>
                                {claim.quote !== null && <p>“{claim.quote}”</p>}
                                <p className="paper-quiet">
                                  <ActWords text={citeClaim(claim)} />
                                </p>
                              </div>
                            ))
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              )
            )
          })}
        </table>
        {openCosts.length > 0 && (
          <section>
            <h2>Custos em aberto, que nenhum papel diz</h2>
            <ul>
              {openCosts.map(({ name, source }, at) => (
                <li key={at}>
                  <ActWords text={name} />{' '}
                  <span className="paper-quiet">
                    (<ActWords text={source} />)
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {groupQuestions(questions).map(({ to, questions: own }) => (
          <section key={to}>
            <h2>Perguntas: {addresseeNames[to].toLowerCase().replace('caixa', 'Caixa')}</h2>
            <ol>
              {own.map(({ text }) => (
                <li key={text}>
                  <ActWords text={text} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <footer className="paper-foot">
          <p>{notAdvice}</p>
        </footer>
      </div>
    </Paper>
  )
}
