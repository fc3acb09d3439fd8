import { foldText } from '../fold-text.ts'
import type { Uf } from '../states.ts'

/** A city whose records of sales can be read, as people see it. */
export interface PaidSource {
  name: string
  state: Uf
  /** Whom the figures are by. */
  source: string
  /** What its values are. */
  basis: string
  /** The page where the city publishes its records. */
  page: string
}

export const paidSources = {
  recife: {
    name: 'Recife',
    state: 'PE',
    source: 'Prefeitura do Recife',
    basis: 'base do ITBI',
    page: 'http://dados.recife.pe.gov.br/dataset/imposto-sobre-transmissao-de-bens-imoveis-itbi',
  },
  portoAlegre: {
    name: 'Porto Alegre',
    state: 'RS',
    source: 'Prefeitura de Porto Alegre',
    basis: 'base do ITBI',
    page: 'https://dadosabertos.poa.br/dataset/itbi',
  },
  saoPaulo: {
    name: 'São Paulo',
    state: 'SP',
    source: 'Prefeitura de São Paulo',
    basis: 'valor declarado no ITBI',
    page: 'https://prefeitura.sp.gov.br/web/fazenda/w/acesso_a_informacao/31501',
  },
  beloHorizonte: {
    name: 'Belo Horizonte',
    state: 'MG',
    source: 'Prefeitura de Belo Horizonte',
    basis: 'valor declarado no ITBI',
    page: 'https://dados.pbh.gov.br/dataset/itbi-relatorios',
  },
  fortaleza: {
    name: 'Fortaleza',
    state: 'CE',
    source: 'Prefeitura de Fortaleza',
    basis: 'base do ITBI',
    page: 'https://dados.fortaleza.ce.gov.br/dataset/dados_abertos_itbi_transacoes_imobiliarias',
  },
} as const satisfies Record<string, PaidSource>

/** Finds a city among others by its state and name, however its name is written; `null` where it is not among them. */
export function findPaidSource<Source extends Pick<PaidSource, 'name' | 'state'>>(
  { state, city }: { state: Uf; city: string },
  sources: readonly Source[],
): Source | null {
  const key = foldText(city)
  return sources.find(each => each.state === state && foldText(each.name) === key) ?? null
}
