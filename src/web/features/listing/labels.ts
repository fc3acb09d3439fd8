import type { Category, Modality, Occupancy } from '#domain/property/property.ts'
import type { Stage } from '#domain/property/stage.ts'

export const categoryLabels: Record<Category, string> = {
  casa: 'Casa',
  apartamento: 'Apartamento',
  terreno: 'Terreno',
  rural: 'Rural',
  comercial: 'Comercial',
}

export const modalityLabels: Record<Modality, string> = {
  leilao: 'Leilão SFI',
  licitacao: 'Licitação Aberta',
  'venda-online': 'Venda Online',
  'venda-direta': 'Venda Direta',
}

export const occupancyLabels: Record<Occupancy, string> = { vacant: 'Desocupado', occupied: 'Ocupado' }

/** The names of a favorite's stages. */
export const stageNames: Record<Stage, string> = {
  analisando: 'Analisando',
  visitado: 'Visitado',
  lance: 'Lance dado',
  arrematado: 'Arrematado',
}
export const noStage = 'Sem etapa'
