import { showToast } from '../../ui/toast/toast.ts'

/** Shows that listings could not be loaded; `FailedResult` has the same text. */
export const showSearchFailure = (): void =>
  showToast({
    title: 'Erro ao buscar imóveis',
    description: 'Tente novamente mais tarde ou ajuste os filtros',
    tone: 'risk',
    isBrief: true,
    isOnPage: true,
  })
