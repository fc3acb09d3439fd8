import { foldKeepingPositions } from './page-labels.ts'

/**
 * Matches what the bank's descriptions warn of, in the form `foldKeepingPositions` gives: charges on the title,
 * lawsuits, facts missing from the title, restrictions of use, condition, occupation, and parts that the sale excludes.
 */
const warningPattern = new RegExp(
  [
    '(?<![a-z])(?:gravames?|gravad[oa]s?|penhoras?|penhorad[oa]|indisponibilidades?|arrestos?|arrolamento|hipotecas?|usufruto|sequestro|clausula resolutiva)(?![a-z])',
    '(?<![a-z])(?:inalienabilidade|impenhorabilidade|incomunicabilidade|fideicomisso|enfiteuse|aforamento|foreir[oa]|laudemio|terrenos? de marinha)(?![a-z])',
    '(?<![a-z])(?:acao|acoes)(?![a-z])(?! de graca)',
    '(?<![a-z])(?:proc(?:esso)?\\.?:? jud|processos? judicia|litigio|embarg|inventario|falencia|recuperacao judicial|despejo|reintegracao|usucapiao|desapropria)',
    '(?<![a-z])(?:nao (?:consta |constam |foi |foram |esta |estao )?averbad[oa]s?|a averbar|sem averbacao|averbacao da area)(?![a-z])',
    '(?<![a-z])(?:nao consta(?:m)? (?:averbad|registrad|na matricula|da matricula)|sem habite-se|irregular|divergen|diferenca de area|calculada,? por estimativa)',
    '(?<![a-z])(?:por (?:conta|parte)|a cargo|sob responsabilidade)(?: exclusiv[oa])? d[oa] (?:adquirente|comprador)',
    '(?<![a-z])(?:servidao|servidoes|area de preservacao|preservacao permanente|area nao edificavel|nao edificante|limitacao de uso|area afetada|tombad[oa]|tombamento|restricao|restricoes|restritiva)(?![a-z])',
    '(?<![a-z])(?:direito real de uso|cessionari[oa]|direitos aquisitivos|promessa de compra)(?![a-z])',
    '(?<![a-z])(?:precari[oa]|habitabilidade|depredad[oa]|inacabad[oa]|ruinas?|demolicao|demolid[oa]|deteriorad[oa]|sem valor comercial|contaminacao|contaminad[oa]|patologias?|insalubre|interditad[oa]|incendiad[oa]|abandonad[oa]|vandalizad[oa]|danificad[oa]|danos|alagament|area de risco|risco de)',
    '(?<![a-z])(?:ocupad[oa]s?|ocupantes?|invadid[oa]|invasao|invasor|locad[oa]|alugad[oa]|inquilino|posseiro)(?![a-z])',
    '(?<![a-z])(?:nao existe mais|nao existem mais|nao contempla|nao integra|nao inclui|nao abrange|nao foi considerad[oa]|nao foram considerad[oa]s|apenas o terreno|fracao ideal|parte ideal|descaracterizad[oa]|caracterizado para uso|sem acesso|encravad[oa]|trata-se de vaga|condicoes para construir|necessario acerto)(?![a-z])',
  ].join('|'),
)

/** Whether a sentence from the bank warns the buyer. */
export const isWarningSentence = (sentence: string): boolean =>
  warningPattern.test(foldKeepingPositions(sentence))

/** Matches a warning about what the buyer has to put right; it belongs to the sentence before it. */
const continuationPattern = /^(?:-|regularizacao|baixa d|cabe a|demolicao e)/

/** Returns the sentences that warn, each joined with the sentence about putting it right, without duplicates. */
export function selectWarnings(said: readonly string[]): string[] {
  const found: string[] = []
  let before = false
  for (const sentence of said) {
    const warned = isWarningSentence(sentence)
    if (before && warned && continuationPattern.test(foldKeepingPositions(sentence))) {
      found[found.length - 1] = `${found.at(-1)} ${sentence}`
    } else if (warned) found.push(sentence)
    before = warned
  }
  return [...new Set(found)]
}
