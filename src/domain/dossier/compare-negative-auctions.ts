import { foldText } from '../fold-text.ts'
import { citeClaim, createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

const statute = 'Lei 9.514/1997, art. 27'

/** Compares whether the auctions in which nobody bought are recorded; finds nothing where none were needed. */
export const compareNegativeAuctions: SubjectComparison = ({ listing, titleRecord }, write) => {
  const reading = titleRecord?.reading
  const stated = listing.bankPage?.failedAuctionsRecorded ?? null
  const recorded = stated === null ? null : foldText(stated)
  const consolidated = reading?.acts.findLast(({ kind }) => kind === 'consolidation')
  const found = reading?.negativeAuctions ?? null
  if (stated === null && found === null && consolidated === undefined) return []
  const claim =
    found !== null
      ? write.titleRecord(
          found.debtExtinguished
            ? 'Averbados, com a extinção da dívida'
            : 'Averbados; o texto não fala na extinção da dívida',
          { act: found.act, page: found.page },
        )
      : consolidated !== undefined
        ? write.titleRecord(`Consolidada no ${consolidated.number}; os leilões negativos não aparecem`, {
            act: consolidated.number,
            page: consolidated.page,
          })
        : reading === undefined
          ? null
          : write.titleRecord('Não fala em consolidação nem em leilões negativos')
  const row = {
    subject: 'negativeAuctions',
    title: 'Leilões negativos averbados',
    claims: {
      page: stated === null ? [] : [write.page(stated)],
      titleRecord: claim === null ? [] : [claim],
    },
  } as const
  if (claim === null) return [createFinding({ ...row, state: 'one source' })]
  const notYet = listing.modality === 'leilao' && found === null
  const pageSays = recorded === null || recorded === 'nao se aplica' ? null : recorded === 'averbado'
  if (notYet)
    return [
      createFinding({
        ...row,
        state: pageSays === true ? 'contradiction' : recorded === null ? 'one source' : 'agrees',
        note:
          pageSays === true
            ? 'A página diz que já estão averbados, e a matrícula não mostra.'
            : 'Normal nesta fase: é neste leilão que se verá se alguém compra.',
      }),
    ]
  const missing = found === null && consolidated !== undefined
  const state =
    pageSays === null
      ? missing
        ? 'unanswered'
        : 'one source'
      : pageSays === (found !== null)
        ? 'agrees'
        : 'contradiction'
  return [
    createFinding(
      {
        ...row,
        state,
        weighs: missing || found?.debtExtinguished === false,
        note: missing
          ? `A consolidação pede dois leilões antes de outra venda (${statute}); sem a averbação, o registro da compra pode esperar.`
          : found?.debtExtinguished === false
            ? `Falta no texto a extinção da dívida do antigo devedor (${statute}, § 5º).`
            : '',
      },
      {
        questions: missing
          ? ask(
              'negativeAuctions',
              [
                'registry',
                'Os leilões negativos e a extinção da dívida foram averbados, ou há pedido em andamento? O que falta, quanto custa e quem pode pedir?',
              ],
              [
                'lawyer',
                'Sem os leilões negativos averbados, a venda pela Caixa pode ser contestada pelo antigo devedor?',
              ],
            )
          : found?.debtExtinguished === false
            ? ask('negativeAuctions', [
                'registry',
                `O ato ${found.act} traz os leilões negativos: a extinção da dívida também está averbada? Em que ato?`,
              ])
            : [],
        openCosts: missing ? [{ name: 'Averbação dos leilões negativos', source: citeClaim(claim) }] : [],
      },
    ),
  ]
}
