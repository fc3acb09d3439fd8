import { foldText } from '../../fold-text.ts'
import { numberWordsToDigits } from './number-words-to-digits.ts'

/**
 * Words that rules are recognized by, folded. PDF columns break words (`arrema tante`): two pieces that form one of
 * these are read as one.
 */
const editalVocabulary: ReadonlySet<string> = new Set(
  `comprador compradora compradores adquirente arrematante arrematantes arrematacao proponente proponentes licitante
  licitantes licitacao interessado interessados cliente outorgado vencedor vencedora classificado proprietario ocupante
  vendedor vendedora comitente comitentes fiduciario fiduciaria fiduciante fiduciantes credor credora devedor devedora
  mutuario locatario inquilino caixa banco condominio condominial condominiais tributo tributos tributario tributaria
  tributarios tributarias imposto impostos taxas debito debitos divida dividas despesa despesas encargo encargos custos
  responsabilidade responsabilidades responsavel expensas exclusiva exclusivo exclusivamente integral integralmente
  pagamento pagamentos pagar pagara quitar arcar arcara assumir responde responder respondera desocupacao desocupado
  ocupacao ocupado ocupados imissao posse reintegracao despejo financiamento financiamentos parcelamento consorcio boleto
  sinal caucao entrada recursos proprios vista comissao leiloeiro leiloeira leilao leiloes corretor corretagem preferencia
  corpus conservacao estado vicios ocultos redibitorios dimensoes diferenca divergencia descricao enunciativas
  ilustrativas acoes judicial judiciais penhora penhoras hipoteca hipotecas gravame gravames indisponibilidade onus prazo
  assinatura contrato escritura registro registros cartorio cartorarias matricula recurso impugnacao esclarecimentos multa
  penalidade penalidades desistencia arrependimento desistir perda perdera bloqueio impedido impedidos suspensao suspenso
  lavratura emolumentos laudemio transferencia transmissao tabeliao eviccao distrato indenizacao anulacao devolve
  devolvera devolucao devolvido restituicao restituira ressarcido ressarcimento benfeitorias honorarios advocaticios
  irrevogavel irretratavel revogar anular cancelamento cancelado retirar averbacao averbacoes averbada averbar
  regularizacao regularizar construcao edificacao habite participar participacao pessoas fisicas juridicas maiores
  emancipados imovel imoveis proposta propostas avaliacao valor homologacao corridos estabelecido estabelecidas
  descumprimento inadimplemento inadimplencia providencias cancelada custas judicialmente desocupar locacao contratacao
  propriedade consolidacao exceder exceda superior inferior limite vendedores adjudicacao restritivos cadastro`
    .split(/\s+/)
    .filter(word => word.length > 4),
)

const buyers =
  /\b(?:promitente |outorgad[oa] |cliente |novo |futur[oa] |eventual )?(?:comprador|compradora|compradores|adquirentes?|arrematantes?|proponentes?|licitantes?|interessad[oa]s?|cliente|clientes|usuario vencedor|outorgad[oa]|novo proprietario|novo titular|vencedor)(?: (?:classificad[oa]|vencedora?|interessad[oa]|compradora?|adquirente|ofertante))?\b/g
const sellers =
  /\b(?:outorgante )?(?:vendedor|vendedora|vendedores|comitentes?|(?:credor[a]? )?fiduciari[oa]|banco(?! central| do comprador)|instituicao (?:financeira )?vendedora|alienante|promitente vendedora?|empresa vendedora|emgea|santander|itau(?: unibanco)?|bradesco|banrisul|btg pactual|sicoob|sicredi)(?:[- ](?:vendedora?|comitente|do brasil|santander|itau|bradesco|inter|pan|safra|bmg|daycoval|s\.a\.?|s\/a))*(?!\w)/g
const never =
  /\b(?:em nenhuma hipotese|(?:em|sob) hipotese (?:alguma|nenhuma)|sob nenhum pretexto|de (?:modo|forma|maneira) (?:algum|alguma|nenhum|nenhuma)|jamais|nunca|tampouco)\b/g
/** "Não … em hipótese alguma" is a single denial. */
const denied = new RegExp(`(\\bnao\\b[^;.]{0,100}?) ${never.source}`, 'g')
const others = /\bcaixa (?=postal|d.agua|de (?:correio|entrada|agua)\b|eletronic)|\bemail\b/g

/** Joins words broken by a PDF column: `arrema tante` → `arrematante`. */
function joinBrokenWords(words: string): string {
  const joined: string[] = []
  for (const word of words.split(' ')) {
    const before = joined.at(-1)
    if (before !== undefined && /^[a-z]{1,15}$/.test(before)) {
      const core = /^[a-z]{1,15}/.exec(word)?.[0]
      if (core !== undefined && !(editalVocabulary.has(before) && editalVocabulary.has(core))) {
        const whole = before + core
        if (
          editalVocabulary.has(whole) ||
          (whole.endsWith('s') && editalVocabulary.has(whole.slice(0, -1)))
        ) {
          joined[joined.length - 1] = before + word
          continue
        }
      }
    }
    joined.push(word)
  }
  return joined.join(' ')
}

/**
 * Returns the text of a passage for matching: folded, broken words joined, figures in digits, every word for the
 * buyer replaced by `comprador`, every word for the seller by `caixa`. Never shown to people.
 */
export function buildPassageKey(passage: string): string {
  const plain = numberWordsToDigits(
    foldText(
      passage
        .replace(/(\p{L})-[ \t]*\r?\n[ \t]*(?=\p{Ll})/gu, (_, letter: string, at: number) =>
          /(?:^|[^\p{L}])(?:ex|ad|vice|pós|pré|recém|sub)$/iu.test(passage.slice(Math.max(0, at - 5), at + 1))
            ? `${letter}-`
            : letter,
        )
        .replace(/\p{Cf}/gu, ''),
    )
      .replace(/[“”"‘’*_]/g, '')
      .replace(/([a-z]) -(?=[a-z])/g, '$1-')
      .replace(/\b(ex|ad)- ?(?=[a-z])/g, '$1-')
      .replace(/\((?:s|es|a|as|os|oes|is|eis|r|em|ao)\)/g, '')
      .replace(/(?<=\d ?%?) ?\([a-z ,]{1,60}\)/g, ''),
  ).replace(/(\d) (?:por cento|%)/g, '$1%')
  return joinBrokenWords(plain)
    .replace(denied, '$1')
    .replace(never, 'nao')
    .replace(/\bnao ha (?:qualquer )?(?:impedimento|obice|vedacao) (?:a|ao|para)\b/g, 'e permitido')
    .replace(others, 'correio ')
    .replace(buyers, 'comprador')
    .replace(sellers, 'caixa')
    .replace(/\bcomprador(?:(?:\/| e\/ou | ou |, )comprador){1,4}\b/g, 'comprador')
    .replace(/\bcaixa economica federal\b|\bcaixa (?:ou|e|\/) caixa\b/g, 'caixa')
}
