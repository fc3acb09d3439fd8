import type { Category, Modality, Occupancy } from '#domain/property/property.ts'

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
