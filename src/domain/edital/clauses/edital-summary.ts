import type { EditalExplanation, EditalClause } from './edital-clause.ts'

const note =
  'Esta é uma leitura automática das frases do texto. Não substitui a leitura do edital inteiro nem a de um advogado.'
const joinNames = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

/**
 * Summarizes the findings in plain words, highest risk first. Paragraphs are separated by blank lines; `- ` items,
 * `**…**` emphasis.
 */
export function summarizeEdital(
  clauses: readonly EditalClause[],
  missing: EditalExplanation['missing'],
): string {
  if (clauses.length === 0) {
    return `Não encontramos neste texto regras de um edital, como quem paga dívidas, prazos ou multas. Cole o texto do edital ou das regras da venda, ou envie o PDF.\n\n${note}`
  }
  const high = clauses.filter(({ risk }) => risk === 'high')
  const medium = clauses.filter(({ risk }) => risk === 'medium')
  const count = `Encontramos ${clauses.length === 1 ? '1 ponto' : `${String(clauses.length)} pontos`} no texto: ${String(high.length)} de risco alto, ${String(medium.length)} de risco médio e ${String(clauses.length - high.length - medium.length)} de risco baixo.`
  const list = (listed: readonly EditalClause[]): string =>
    listed.map(({ title, explanation }) => `- **${title}:** ${explanation}`).join('\n')
  return [
    count,
    high.length === 0 ? null : `**Olhe primeiro**\n\n${list(high)}`,
    high.length > 0 || medium.length === 0 ? null : `**O que mais pesa**\n\n${list(medium)}`,
    missing.length === 0
      ? null
      : `Não achamos no texto: ${joinNames(missing.map(({ title }) => title.toLowerCase().replace(/\b(?:iptu|itbi|fgts)\b/g, word => word.toUpperCase())))}. Pergunte antes da proposta.`,
    note,
  ]
    .filter(part => part !== null)
    .join('\n\n')
}
