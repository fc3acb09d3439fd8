import { foldText } from '../../fold-text.ts'
import { readList } from '../list-reader.ts'

/** A text that is not the bank's page of one property; the reason is shown to people, in Portuguese. */
export interface RefusedPage {
  kind: 'refused'
  reason: string
  /** `gone`: the bank says that the property is no longer for sale; `passing`: it says that something failed. */
  cause: 'gone' | 'passing' | null
}

/** Creates the reading of a page that is refused, with the reason in Portuguese. */
export const refusePage = (reason: string, cause: RefusedPage['cause'] = null): RefusedPage => ({
  kind: 'refused',
  reason,
  cause,
})

export const truncatedPage =
  'A página está cortada: faltam partes dela. Abra a página do imóvel no navegador e salve-a inteira.'
export const damagedPage =
  'Letras com acento se perderam no arquivo. Salve a página de novo, com codificação UTF-8 ou a original.'
export const severalPages = 'O arquivo tem mais de um imóvel. Salve a página de cada imóvel em um arquivo.'
export const pageWithoutNumber =
  'O número do imóvel não aparece. Dê ao arquivo o número como nome, por exemplo 8787700138874.html.'

const inspectedLength = 200_000
/** The first bytes of ZIP, PDF, gzip and JPEG files. */
const binarySignatures = ['PK\x03\x04', '%PDF-', '\x1f\x8b', '\x1f‹', 'ÿØÿ']

/**
 * Whether a text is the site's robot check. Only for texts that are not a bank page: bank pages contain the check's
 * scripts, too.
 */
export const isChallengePage = (text: string): boolean =>
  /perfdrive|hcaptcha|radware|shieldsquare|verificacao de seguranca|voce nao e (?:um )?robo/.test(
    foldText(text.slice(0, inspectedLength)),
  )

/** Explains why a text is not a bank page. */
export function explainRefusedPage(text: string): RefusedPage {
  const beginning = text.slice(0, inspectedLength)
  if (binarySignatures.some(mark => text.startsWith(mark)) || beginning.includes('\0')) {
    return refusePage('O arquivo não é de texto. Salve a página do imóvel como HTML e tente de novo.')
  }
  const key = foldText(beginning)
  if (key === '') return refusePage('O arquivo está vazio.')
  if (isChallengePage(text)) {
    return refusePage(
      'No lugar da página veio a verificação de segurança do site da Caixa (captcha). Abra o imóvel no navegador e salve a página.',
    )
  }
  if (/imovel[^.<]{0,80} nao esta mais disponivel/.test(key)) {
    return refusePage('A página diz que o imóvel não está mais disponível.', 'gone')
  }
  if (/imovel[^.<]{0,80} nao foi encontrado|imovel nao encontrado/.test(key)) {
    return refusePage('A página diz que o imóvel não foi encontrado.', 'passing')
  }
  if (/ocorreu um erro (?:durante|ao|no|na|interno|inesperado)/.test(key)) {
    return refusePage('O site da Caixa respondeu que ocorreu um erro.', 'passing')
  }
  if (readList(text).kind === 'list') {
    return refusePage('O arquivo é uma lista de imóveis. Importe-o sem --detail.')
  }
  return refusePage(
    'O arquivo não é a página de um imóvel da Caixa: valor, matrícula e outros dados não aparecem.',
  )
}
