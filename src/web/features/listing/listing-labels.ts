import type { Category, Modality, Occupancy } from '#domain/property/listing.ts'
import { type FavoriteStage, readStage } from '#domain/property/favorite-stage.ts'

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
export const stageNames: Record<FavoriteStage, string> = {
  analisando: 'Analisando',
  visitado: 'Visitado',
  lance: 'Lance dado',
  arrematado: 'Arrematado',
  reforma: 'Em reforma',
  vendido: 'Vendido',
}

/** Names the stage of a property; without a stage it is being looked at (`analisando`). */
export const nameStage = (stage: FavoriteStage | null): string => stageNames[readStage(stage)]
