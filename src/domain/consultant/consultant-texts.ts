import { integerFormat } from '../format-figures.ts'

/** The fixed texts of the consultant while it works and when it fails. */
export const consultantTexts = {
  /** Shown while an answer is computed. */
  thinking: 'Analisando sua solicitação...',
  searching: 'Buscando imóveis...',
  failure:
    "Desculpe, houve um erro. Tente novamente com termos mais simples como 'casas em SP' ou 'apartamentos até 300k'",
  panelFailure: 'Desculpe, houve um erro. Tente novamente ou reformule sua pergunta.',
  searchFailure: 'Não consegui buscar agora... Tente de novo em alguns minutos.',
  quickSearchFailure: 'Erro na busca. Tente novamente.',
  noResults: 'Não encontrei imóveis com esses critérios. Tente ajustar os filtros.',
  panelNoResults: 'Nenhum imóvel encontrado com esses critérios. Tente expandir os filtros.',
  databaseFailure: 'Erro na busca. Tente novamente com termos mais simples.',
  unexpected: 'Erro inesperado na busca. Verifique sua conexão.',
  highRoi: 'Alto ROI Detectado',
} as const

/** The text after the database failed and a search with fewer filters gave rows. */
export const describeSimplifiedSearch = (total: number): string =>
  total === 1
    ? 'Busca simplificada: encontrei **1** imóvel. Alguns filtros podem não ter sido aplicados.'
    : `Busca simplificada: encontrei **${integerFormat(total)}** imóveis. Alguns filtros podem não ter sido aplicados.`
