import { foldText } from '../fold-text.ts'

export type ListRefusalCode =
  | 'empty'
  | 'broken_gzip'
  | 'binary'
  | 'challenge_page'
  | 'old_html_list'
  | 'html'
  | 'missing_columns'
  | 'not_a_list'

export interface ListRefusal {
  kind: 'refused'
  code: ListRefusalCode
  /** Shown to people, in Portuguese. */
  reason: string
}

const reasons: Record<ListRefusalCode, string> = {
  empty: 'O arquivo está vazio.',
  broken_gzip: 'O arquivo compactado (gzip) está danificado e não pôde ser aberto.',
  binary: 'O arquivo não é de texto. Salve a lista como CSV e tente de novo.',
  challenge_page:
    'No lugar da lista veio a página de verificação de segurança do site da Caixa (captcha). Baixe a lista pelo navegador.',
  old_html_list:
    'Esta é a lista antiga da Caixa em HTML (2018), sem valor de avaliação nem modalidade de venda. Use a lista em CSV.',
  html: 'O arquivo é uma página da internet (HTML), não a lista em CSV.',
  missing_columns: 'O cabeçalho da lista está incompleto.',
  not_a_list: 'O arquivo não é uma lista de imóveis da Caixa: o cabeçalho não foi encontrado.',
}

export const refuseList = (code: ListRefusalCode, detail?: string): ListRefusal => ({
  kind: 'refused',
  code,
  reason: detail === undefined ? reasons[code] : `${reasons[code]} ${detail}`,
})

const inspectedLength = 100_000

/**
 * Explains what a text without the list's header is. Lists are recognized by their header, never by status or size.
 */
export function explainListRefusal(text: string): ListRefusal {
  const beginning = text.slice(0, inspectedLength)
  if (text.startsWith('\x1f\x8b') || text.startsWith('\x1f‹')) return refuseList('broken_gzip')
  if (['PK\x03\x04', '%PDF-'].some(mark => text.startsWith(mark)) || beginning.includes('\0')) {
    return refuseList('binary')
  }
  const folded = foldText(beginning)
  if (folded === '') return refuseList('empty')
  if (/perfdrive|hcaptcha|radware|shieldsquare|verificacao de seguranca|voce nao e robo/.test(folded)) {
    return refuseList('challenge_page')
  }
  if (/<(?:!doctype|html|head|body|table)\b/.test(folded)) {
    return refuseList(/lista de imoveis/.test(folded) && /hdnimovel=/.test(folded) ? 'old_html_list' : 'html')
  }
  return refuseList('not_a_list')
}
